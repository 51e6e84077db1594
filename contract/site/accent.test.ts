import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, fromOklch, toOklch } from './colours.ts';
import {
  accentGrounds,
  contrastOfAccent,
  deriveAccent,
  isReadableAccent,
  leastContrast,
  nearestReadable,
} from './accent.ts';
import { mulberry, mulberryDarkTints } from './mulberry.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const accents = anyColour.map(nearestReadable);

test('the contrast of black and white is 21, of a colour and itself 1', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastOf('#8E1F4B', '#8E1F4B')).toBe(1);
});

test('a colour is the same after the way through OKLCH', () => {
  const property = fc.property(anyColour, (colour) => fromOklch(toOklch(colour)) === colour);
  expect(fc.check(property, { numRuns: 1000 }).counterexample).toBeNull();
});

test('the accent of the product is derived from its own colour', () => {
  const { shades, darkTints } = deriveAccent(mulberry[600]);
  const distances = Object.entries(mulberry).map(([step, colour]) => {
    const derived = Object.entries(shades).find(([name]) => name === step)?.[1] ?? '';
    return distanceOf(derived, colour);
  });
  expect(Math.max(...distances)).toBeLessThan(0.03);
  expect(distanceOf(darkTints.tint, mulberryDarkTints.tint)).toBeLessThan(0.01);
  expect(distanceOf(darkTints.strong, mulberryDarkTints.strong)).toBeLessThan(0.01);
});

test('with any colour that is accepted, all text of both schemes can be read', () => {
  const property = fc.property(accents, (chosen) =>
    listTexts(chosen).every(([text, ground]) => contrastOf(text, ground) >= leastContrast),
  );
  expect(fc.check(property, { numRuns: 500 }).counterexample).toBeNull();
});

/** The texts and grounds of both schemes that the accent is a part of. */
function listTexts(chosen: string): (readonly [text: string, ground: string])[] {
  const { shades, darkTints } = deriveAccent(chosen);
  const { light, dark } = accentGrounds;
  const on = (text: string, grounds: readonly string[]) => grounds.map((ground) => [text, ground] as const);
  return [
    ...on('#FFFFFF', [shades[600], shades[700], shades[400], shades[500]]),
    ...on(shades[600], [light.paper, light.surface, shades[50], shades[100]]),
    ...on('#2B1B22', [shades[50], shades[100]]),
    ...on(shades[200], [...Object.values(dark), darkTints.tint, darkTints.strong]),
    ...on('#F6ECE4', [darkTints.tint, darkTints.strong]),
  ];
}

test('a colour that is too light has the nearest one of its hue', () => {
  expect(isReadableAccent('#F2B33D')).toBe(false);
  expect(contrastOfAccent('#F2B33D')).toBeLessThan(2);
  const nearest = nearestReadable('#F2B33D');
  expect(isReadableAccent(nearest)).toBe(true);
  expect(Math.abs(toOklch(nearest).hue - toOklch('#F2B33D').hue)).toBeLessThan(0.1);
});

test.each(['#8E1F4B', '#0F6E84', '#1F4E8E', '#000000', '#5A1431'])('%s is accepted as it is', (colour) => {
  expect(nearestReadable(colour)).toBe(colour);
});

function distanceOf(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  return Math.abs(a.lightness - b.lightness) + Math.abs(a.chroma - b.chroma);
}
