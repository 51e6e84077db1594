import { contrastOf, fromOklch, type Hex, type Oklch, toOklch } from './colours.ts';
import { mulberry, mulberryDarkTints } from './mulberry.ts';

/** The steps of an accent, light to dark. 600 is the colour that the operator chooses. */
type AccentStep = keyof typeof mulberry;
type AccentShades = Readonly<Record<AccentStep, Hex>>;

/** The grounds on which text in the accent stands. */
export const accentGrounds = {
  light: { paper: '#FBF6EE', surface: '#FFFFFF' },
  dark: { paper: '#1B1117', surface: '#261920', raised: '#30212A' },
} as const;
const onAccent = '#FFFFFF';

/** What WCAG AA asks of text. */
export const leastContrast = 4.5;

/** All colours of an accent: its shades, and the two tints of the dark scheme. */
export type Accent = { shades: AccentShades; darkTints: { tint: Hex; strong: Hex } };

/**
 * The colours of an accent. The steps keep the relations that they have in mulberry: tints as light, darker steps as much darker than
 * the chosen colour. What carries text is moved until the text can be read in both schemes.
 */
export function deriveAccent(chosen: Hex): Accent {
  const base = toOklch(chosen);
  const darkTints = {
    tint: likeMulberry(mulberryDarkTints.tint, base),
    strong: likeMulberry(mulberryDarkTints.strong, base),
  };
  const tint = (step: AccentStep) => likeMulberry(mulberry[step], base);
  const darkGrounds = [...Object.values(accentGrounds.dark), darkTints.tint, darkTints.strong];
  const hover = darkened(base, toOklch(mulberry[700]).lightness / toOklch(mulberry[600]).lightness);
  const shades = {
    50: readable(toOklch(tint(50)), { grounds: [chosen], direction: 1 }),
    100: readable(toOklch(tint(100)), { grounds: [chosen], direction: 1 }),
    200: readable(toOklch(tint(200)), { grounds: darkGrounds, direction: 1 }),
    300: tint(300),
    // The ground of buttons in the dark scheme, and of those below the pointer.
    400: readable(toOklch(tint(400)), { grounds: [onAccent], direction: -1 }),
    500: readable(toOklch(tint(500)), { grounds: [onAccent], direction: -1 }),
    600: chosen,
    700: hover,
    800: darkened(base, toOklch(mulberry[800]).lightness / toOklch(mulberry[600]).lightness),
    900: darkened(base, toOklch(mulberry[900]).lightness / toOklch(mulberry[600]).lightness),
  };
  return { shades, darkTints };
}

/** The colour of a step of mulberry with the hue, and in proportion the strength, of another accent. */
function likeMulberry(step: Hex, base: Oklch): Hex {
  const { lightness, chroma } = toOklch(step);
  return fromOklch({ lightness, chroma: (chroma * base.chroma) / mulberryChroma, hue: base.hue });
}

const mulberryChroma = toOklch(mulberry[600]).chroma;

function darkened(base: Oklch, by: number): Hex {
  return fromOklch({ lightness: base.lightness * by, chroma: base.chroma * by, hue: base.hue });
}

const lightnessStep = 0.005;

type Readability = { grounds: readonly Hex[]; direction: 1 | -1 };

/** The nearest colour, lighter (1) or darker (-1), that reaches the contrast on all grounds. */
function readable(from: Oklch, { grounds, direction }: Readability): Hex {
  for (let steps = 0; steps * lightnessStep <= 1; steps += 1) {
    const colour = fromOklch({ ...from, lightness: from.lightness + direction * steps * lightnessStep });
    if (lowestContrast(colour, grounds) >= leastContrast) return colour;
  }
  return direction === 1 ? '#ffffff' : '#000000';
}

function lowestContrast(colour: Hex, grounds: readonly Hex[]): number {
  return Math.min(...grounds.map((ground) => contrastOf(colour, ground)));
}

/** The lowest contrast of text in the light scheme: white on the accent, and the accent on paper and surface. */
export function contrastOfAccent(chosen: Hex): number {
  return lowestContrast(chosen, [onAccent, ...Object.values(accentGrounds.light)]);
}

export function isReadableAccent(chosen: Hex): boolean {
  return contrastOfAccent(chosen) >= leastContrast;
}

/** The colour itself if text can be read with it, else the nearest darker one of its hue. */
export function nearestReadable(chosen: Hex): Hex {
  if (isReadableAccent(chosen)) return chosen;
  const base = toOklch(chosen);
  for (let lightness = base.lightness; lightness > 0; lightness -= lightnessStep) {
    const colour = fromOklch({ ...base, lightness });
    if (isReadableAccent(colour)) return colour;
  }
  return '#000000';
}
