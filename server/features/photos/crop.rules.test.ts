import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crop as anyCrop } from '#contract/photos/photo.wire.ts';
import { cropAround, fitCrop, frameSize, pixelsOf, suggestCrop } from './crop.rules.ts';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 8_000 }),
  height: fc.integer({ min: 1, max: 8_000 }),
});
const share = fc.double({ min: 0.001, max: 1, noNaN: true });
const crops = fc
  .record({ x: share, y: share, width: share, height: share })
  .map(({ x, y, width, height }) => ({ x: x * (1 - width), y: y * (1 - height), width, height }));

describe('the suggested crop', () => {
  it('is the middle of a wide image', () => {
    expect(suggestCrop({ width: 1600, height: 1200 })).toEqual({
      x: 0.21875,
      y: 0,
      width: 0.5625,
      height: 1,
    });
  });

  it('is the upper part of a high image, with a third of the rest above it', () => {
    expect(suggestCrop({ width: 900, height: 1600 })).toEqual({ x: 0, y: 0.083333, width: 1, height: 0.75 });
  });

  it('is the whole of an image of the right shape', () => {
    expect(suggestCrop({ width: 3, height: 4 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });
});

describe('any crop of any image', () => {
  it('is a valid crop, however small the requested one was', () => {
    const requested = { x: 0.5, y: 0.5, width: 1e-9, height: 1 };
    expect(anyCrop.safeParse(fitCrop(requested, { width: 600, height: 800 })).success).toBe(true);
  });

  it('covers whole pixels of the image, at least one', () => {
    fc.assert(
      fc.property(sizes, crops, (size, crop) => {
        const { left, top, width, height } = pixelsOf(fitCrop(crop, size), size);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(left + width).toBeLessThanOrEqual(size.width);
        expect(top + height).toBeLessThanOrEqual(size.height);
      }),
    );
  });

  it('has the shape of a portrait, inside the requested crop', () => {
    fc.assert(
      fc.property(sizes, crops, (size, crop) => {
        const fitted = fitCrop(crop, size);
        const wide = fitted.width * size.width;
        const high = fitted.height * size.height;
        expect(Math.abs(wide * 4 - high * 3)).toBeLessThan(0.1);
        expect(fitted.width).toBeLessThanOrEqual(crop.width + 1e-6);
        expect(fitted.x).toBeGreaterThanOrEqual(crop.x - 1e-6);
      }),
    );
  });

  it('is not enlarged', () => {
    expect(frameSize(960, { width: 300, height: 400 })).toEqual({ width: 300, height: 400 });
    expect(frameSize(320, { width: 300, height: 400 })).toEqual({ width: 300, height: 400 });
    expect(frameSize(160, { width: 300, height: 400 })).toEqual({ width: 160, height: 213 });
  });
});

describe('a crop around a point', () => {
  const wide = { width: 2000, height: 1000, shape: 1 };

  it('has the point in its middle', () => {
    expect(cropAround({ x: 0.4, y: 0.5 }, wide)).toEqual({ x: 0.15, y: 0, width: 0.5, height: 1 });
  });

  it('stays inside the image', () => {
    expect(cropAround({ x: 1, y: 0 }, wide)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
  });
});

it('crops have the shape that was asked for', () => {
  expect(suggestCrop({ width: 1000, height: 1000 }, 4 / 3)).toEqual({
    x: 0,
    y: 0.083333,
    width: 1,
    height: 0.75,
  });
  expect(fitCrop({ x: 0, y: 0, width: 1, height: 1 }, { width: 400, height: 400, shape: 2 })).toEqual({
    x: 0,
    y: 0.25,
    width: 1,
    height: 0.5,
  });
  expect(frameSize(800, { width: 4000, height: 3000, shape: 4 / 3 })).toEqual({ width: 800, height: 600 });
});
