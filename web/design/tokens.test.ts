import { describe, expect, test } from 'vitest';
import type { Scheme } from './scheme.ts';
import { overPicture, schemeColors } from './tokens.ts';

type Name = keyof (typeof schemeColors)['light'];

/** Text colours and their backgrounds: WCAG AA requires 4.5 to 1. */
const texts: [text: Name, ground: Name][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'surface-raised'],
  ['ink', 'accent-tint'],
  ['ink', 'accent-tint-strong'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'surface-raised'],
  ['ink-soft', 'line'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-text', 'paper'],
  ['accent-text', 'surface'],
  ['accent-text', 'surface-raised'],
  ['accent-text', 'accent-tint'],
  ['accent-text', 'accent-tint-strong'],
  ['marigold-text', 'paper'],
  ['marigold-text', 'surface'],
  ['marigold-text', 'marigold-tint'],
  ['marigold-text', 'accent-tint'],
  ['on-marigold', 'marigold'],
  ['tulsi', 'paper'],
  ['tulsi', 'surface'],
  ['tulsi', 'tulsi-tint'],
  ['peacock', 'paper'],
  ['peacock', 'surface'],
  ['peacock', 'peacock-tint'],
  ['sindoor', 'paper'],
  ['sindoor', 'surface'],
  ['sindoor', 'surface-raised'],
  ['sindoor', 'sindoor-tint'],
  ['on-signal', 'sindoor'],
  ['on-signal', 'tulsi'],
  ['on-signal', 'peacock'],
];

/** Borders of fields and the focus ring: 3 to 1. */
const marks: [mark: Name, ground: Name][] = [
  ['line-strong', 'paper'],
  ['line-strong', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'surface-raised'],
];

describe.each<Scheme>(['light', 'dark'])('in the %s scheme', (scheme) => {
  test.each(texts)('%s is readable on %s', (text, ground) => {
    expect(contrast(schemeColors[scheme][text], schemeColors[scheme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('%s stands out from %s', (mark, ground) => {
    expect(contrast(schemeColors[scheme][mark], schemeColors[scheme][ground])).toBeGreaterThanOrEqual(3);
  });
});

test('white is readable on a picture under its shade', () => {
  // The shade over the brightest picture there can be: white.
  expect(contrast(overPicture['on-picture'], '#785366')).toBeGreaterThanOrEqual(4.5);
});

function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
