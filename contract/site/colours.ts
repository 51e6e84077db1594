/** A colour as `#rrggbb`. */
export type Hex = string;

/** Lightness 0 to 1, chroma and hue (radians) of OKLCH, in which equal steps look equal. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = readonly [number, number, number];

/** The contrast of two colours by WCAG 2: 1 to 21. */
export function contrastOf(one: Hex, other: Hex): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminanceOf(colour: Hex): number {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The red, green and blue of a colour, 0 to 255. */
export function channelsOf(colour: Hex): Triple {
  const read = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [read(1), read(3), read(5)];
}

function linearOf(colour: Hex): Triple {
  const [red, green, blue] = channelsOf(colour);
  return [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)];
}

function toLinear(value: number): number {
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  return value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

export function toOklch(colour: Hex): Oklch {
  const [red, green, blue] = linearOf(colour);
  const l = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const m = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const s = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return {
    lightness: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

const halvings = 16;

/** The colour, with as much of its chroma as screens can show at its lightness and hue. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Hex {
  const bounded = Math.min(1, Math.max(0, lightness));
  let [shown, beyond] = [0, chroma];
  if (isShowable(linearFrom({ lightness: bounded, chroma, hue }))) shown = chroma;
  for (let step = 0; shown < chroma && step < halvings; step += 1) {
    const middle = (shown + beyond) / 2;
    if (isShowable(linearFrom({ lightness: bounded, chroma: middle, hue }))) shown = middle;
    else beyond = middle;
  }
  const channels = linearFrom({ lightness: bounded, chroma: shown, hue });
  return `#${channels.map(writeChannel).join('')}`;
}

function writeChannel(linear: number): string {
  const value = Math.round(fromLinear(Math.min(1, Math.max(0, linear))) * 255);
  return value.toString(16).padStart(2, '0');
}

function isShowable(channels: Triple): boolean {
  return channels.every((value) => value >= -0.000_1 && value <= 1.000_1);
}

function linearFrom({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}
