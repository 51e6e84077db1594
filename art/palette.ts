/** The product's colours as the drawn pictures use them; the same values as the tokens of the web design. */
export const colour = {
  paper: '#FBF6EE',
  ink: '#2B1B22',
  marigold: '#F2B33D',
  marigoldDeep: '#9A6400',
  tulsi: '#2F7D4F',
  peacock: '#0F6E84',
  sindoor: '#C6302B',
  rose50: '#FBEFF3',
  rose100: '#F4D6E0',
  rose200: '#E7AEC2',
  rose300: '#D37E9E',
  rose400: '#B7517A',
  mulberry500: '#9C2F5C',
  mulberry600: '#8E1F4B',
  mulberry700: '#741A3E',
  mulberry800: '#5A1431',
  mulberry900: '#43102A',
} as const;

/** The colour that lies `share` (0…1) of the way from one hexadecimal colour to another. */
export function mix([from, to]: readonly [string, string], share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const low = Number.parseInt(from.slice(start, start + 2), 16);
    const high = Number.parseInt(to.slice(start, start + 2), 16);
    return Math.round(low + (high - low) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Darker than any token, made of two of them: the ground behind white text. */
export const night = mix([colour.mulberry900, colour.ink], 0.3);
