import { describe, expect, it } from 'vitest';
import { planArrangement } from './arrangement.rules.ts';

/** Five photos: a is the profile picture, b and c have positions 1 and 3, d and e have none. */
const photos = [
  { id: 1, token: 'a', position: 0 },
  { id: 2, token: 'b', position: 1 },
  { id: 3, token: 'c', position: 3 },
  { id: 4, token: 'd', position: null },
  { id: 5, token: 'e', position: null },
];
const positionsOf = (...pairs: [id: number, position: number][]) =>
  pairs.map(([id, position]) => ({ id, position }));

describe('an arrangement', () => {
  it('changes nothing without a request', () => {
    expect(planArrangement(photos, {})).toEqual({
      positions: positionsOf([1, 0], [2, 1], [3, 3]),
      removedIds: [],
    });
  });

  it('replaces the profile picture, and removes the replaced one', () => {
    expect(planArrangement(photos, { picture: 'd' })).toEqual({
      positions: positionsOf([2, 1], [3, 3], [4, 0]),
      removedIds: [1],
    });
  });

  it('moves a photo of the gallery, whose position stays empty', () => {
    expect(planArrangement(photos, { picture: 'b' })).toEqual({
      positions: positionsOf([2, 0], [3, 3]),
      removedIds: [1],
    });
  });

  it('moves the profile picture to the gallery', () => {
    expect(planArrangement(photos, { picture: null, gallery: ['e', 'a'] })).toEqual({
      positions: positionsOf([1, 2], [5, 1]),
      removedIds: [2, 3],
    });
  });

  it('leaves photos without a position as they are', () => {
    expect(planArrangement(photos, { picture: null, gallery: [] })).toEqual({
      positions: [],
      removedIds: [1, 2, 3],
    });
  });

  it('returns the part of the request with an unknown photo', () => {
    expect(planArrangement(photos, { picture: 'x' })).toEqual({ unknownIn: 'picture' });
    expect(planArrangement(photos, { gallery: ['b', 'x'] })).toEqual({ unknownIn: 'gallery' });
  });
});
