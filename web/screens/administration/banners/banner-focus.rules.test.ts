import { expect, test } from 'vitest';
import { bannerShapes, clampPoint, movePoint, positionIn } from './banner-focus.rules.ts';

test('the preview of a shape shows the part that the server draws', () => {
  const size = { width: 2000, height: 1000 };
  expect(positionIn(bannerShapes.tall, { point: { x: 0.5, y: 0.5 }, size })).toBe('50% 50%');
  expect(positionIn(bannerShapes.tall, { point: { x: 1, y: 0 }, size })).toBe('100% 50%');
  expect(positionIn(bannerShapes.tall, { point: { x: 0.25, y: 0 }, size })).toBe('10% 50%');
  expect(positionIn(bannerShapes.wide, { point: { x: 0, y: 1 }, size: { width: 900, height: 1200 } })).toBe(
    '50% 100%',
  );
});

test('arrow keys move the point by a hundredth, with Shift by a tenth, and never out of the picture', () => {
  const point = { x: 0.5, y: 0.05 };
  expect(movePoint(point, { key: 'ArrowRight', shiftKey: false })).toEqual({ x: 0.51, y: 0.05 });
  expect(movePoint(point, { key: 'ArrowUp', shiftKey: true })).toEqual({ x: 0.5, y: 0 });
  expect(movePoint(point, { key: 'Enter', shiftKey: false })).toBeUndefined();
  expect(clampPoint({ x: -3, y: 0.126 })).toEqual({ x: 0, y: 0.13 });
});
