import { describe, expect, test } from 'vitest';
import { isSameCrop, moveCrop, portraitShape, resizeCrop, suggestCrop } from './crop.rules.ts';

const shapes = [0.2, 0.5, 0.6667, 0.75, 1, 1.3333, 1.7778, 5];

describe('the suggested crop', () => {
  test.each(shapes)('of a picture of shape %f is a portrait inside it', (shape) => {
    const { x, y, width, height } = suggestCrop(shape);
    expect((width * shape) / height).toBeCloseTo(portraitShape);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.000_001);
  });

  test('of a wide picture is its middle', () => {
    const { x, width } = suggestCrop(4 / 3);
    expect(x + width / 2).toBeCloseTo(0.5);
  });

  test('of a high picture leaves less above than below, because faces are above the middle', () => {
    const { y, height } = suggestCrop(9 / 16);
    expect(y).toBeCloseTo((1 - y - height) / 2);
  });
});

describe('a moved crop', () => {
  test('stays inside the picture', () => {
    const crop = suggestCrop(4 / 3);
    expect(moveCrop(crop, { right: 9, down: 9 })).toEqual({ ...crop, x: 1 - crop.width, y: 0 });
    expect(moveCrop(crop, { right: -9, down: -9 })).toEqual({ ...crop, x: 0, y: 0 });
  });
});

describe('a resized crop', () => {
  test.each(shapes)('in a picture of shape %f stays a portrait inside it', (shape) => {
    for (const factor of [0.001, 0.5, 0.9, 1.1, 100]) {
      const { x, y, width, height } = resizeCrop(suggestCrop(shape), { factor, shape });
      expect((width * shape) / height).toBeCloseTo(portraitShape);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.000_001);
    }
  });

  test('has the same middle where there is room', () => {
    const shape = 4 / 3;
    const smaller = resizeCrop(suggestCrop(shape), { factor: 0.5, shape });
    expect(smaller.x + smaller.width / 2).toBeCloseTo(0.5);
    expect(smaller.y + smaller.height / 2).toBeCloseTo(0.5);
  });

  test('is the suggested one again at its largest', () => {
    const shape = 9 / 16;
    const small = resizeCrop(suggestCrop(shape), { factor: 0.4, shape });
    const large = resizeCrop(small, { factor: 100, shape });
    expect(isSameCrop({ ...large, y: 0 }, { ...suggestCrop(shape), y: 0 })).toBe(true);
  });
});
