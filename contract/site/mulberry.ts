/** The accent of the product, light to dark; 600 is the ground of its buttons. The operator may choose another accent. */
export const mulberry = {
  50: '#FBEFF3',
  100: '#F4D6E0',
  200: '#E7AEC2',
  300: '#D37E9E',
  400: '#B7517A',
  500: '#9C2F5C',
  600: '#8E1F4B',
  700: '#741A3E',
  800: '#5A1431',
  900: '#43102A',
} as const;

/** The tints of the accent in the dark scheme. */
export const mulberryDarkTints = { tint: '#3A1F2C', strong: '#52283B' } as const;
