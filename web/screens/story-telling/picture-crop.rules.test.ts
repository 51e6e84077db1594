import { expect, test } from 'vitest';
import { cropAt, firstPlaceOf, freeAxisOf } from './picture-crop.rules.ts';

test.each([
  ['wide', { width: 1600, height: 900 }, 'across', { x: 0.125, y: 0, width: 0.75, height: 1 }],
  ['tall', { width: 900, height: 1200 }, 'down', { x: 0, y: 0.145_833, width: 1, height: 0.5625 }],
  ['fitting', { width: 800, height: 600 }, null, { x: 0, y: 0, width: 1, height: 1 }],
] as const)('of a %s picture the part with the faces is proposed', (_kind, size, axis, crop) => {
  expect(freeAxisOf(size)).toBe(axis);
  const proposed = cropAt(size, firstPlaceOf(size));
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(proposed[side]).toBeCloseTo(crop[side], 5);
});

test.each([0, 0.5, 1])('the part at %d is inside the picture', (place) => {
  const { y, height } = cropAt({ width: 300, height: 1200 }, place);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(1);
});
