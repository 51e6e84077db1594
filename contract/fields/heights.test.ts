import { expect, test } from 'vitest';
import { heightLimits } from '#contract/profiles/fixed-choices.ts';
import { feetOf, listInches, withWholeInches } from './heights.ts';

test.each([
  [122, { feet: 4, inches: 0 }],
  [152, { feet: 5, inches: 0 }],
  [165, { feet: 5, inches: 5 }],
  [182, { feet: 6, inches: 0 }],
  [183, { feet: 6, inches: 0 }],
  [213, { feet: 7, inches: 0 }],
])('%i cm in feet and inches', (centimetres, expected) => {
  expect(feetOf(centimetres)).toEqual(expected);
});

test('every inch is offered once, from the smallest to the largest that a profile may state', () => {
  const inches = listInches();
  expect(new Set(inches.map(({ usual }) => JSON.stringify(feetOf(usual)))).size).toBe(inches.length);
  expect([inches[0]?.usual, inches.at(-1)?.usual]).toEqual([122, 213]);
});

const { smallest, largest } = heightLimits;
const heights = Array.from({ length: largest - smallest + 1 }, (_, more) => smallest + more);

test('each height belongs to the one inch that it is said with', () => {
  for (const height of heights) {
    const around = listInches().filter(({ shortest, tallest }) => shortest <= height && height <= tallest);
    expect(around.map(({ usual }) => feetOf(usual))).toEqual([feetOf(height)]);
  }
});

test('a range with whole inches includes exactly those who are said to be within it', () => {
  const from = 163;
  const to = 178;
  const range = withWholeInches({ from, to });
  const inchesOf = (height: number) => feetOf(height).feet * 12 + feetOf(height).inches;
  for (const height of heights) {
    const isWithin = height >= (range.from ?? 0) && height <= (range.to ?? 0);
    expect(isWithin).toBe(inchesOf(height) >= inchesOf(from) && inchesOf(height) <= inchesOf(to));
  }
  expect(withWholeInches({ from: null, to: 214 })).toEqual({ from: null, to: 213 });
  expect(withWholeInches({ from: 120, to: null })).toEqual({ from: 122, to: null });
});
