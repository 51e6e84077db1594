import { describe, expect, it } from 'vitest';
import { planArrangement } from './arrangement.rules.ts';

/** Five photos: a is the profile picture, b and c stand in slots 1 and 3, d and e wait. */
const photos = [
  { id: 1, token: 'a', position: 0 },
  { id: 2, token: 'b', position: 1 },
  { id: 3, token: 'c', position: 3 },
  { id: 4, token: 'd', position: null },
  { id: 5, token: 'e', position: null },
];
const placesOf = (...positions: [id: number, position: number][]) =>
  positions.map(([id, position]) => ({ id, position }));

describe('an arrangement', () => {
  it('leaves everything where nothing is wanted', () => {
    expect(planArrangement(photos, {})).toEqual({ places: placesOf([1, 0], [2, 1], [3, 3]), removedIds: [] });
  });

  it('puts another picture in the place of the one before, which is removed', () => {
    expect(planArrangement(photos, { picture: 'd' })).toEqual({
      places: placesOf([2, 1], [3, 3], [4, 0]),
      removedIds: [1],
    });
  });

  it('takes a picture from its slot, which stays empty', () => {
    expect(planArrangement(photos, { picture: 'b' })).toEqual({
      places: placesOf([2, 0], [3, 3]),
      removedIds: [1],
    });
  });

  it('keeps a picture that becomes one of the others', () => {
    expect(planArrangement(photos, { picture: null, gallery: ['e', 'a'] })).toEqual({
      places: placesOf([1, 2], [5, 1]),
      removedIds: [2, 3],
    });
  });

  it('keeps waiting photos waiting', () => {
    expect(planArrangement(photos, { picture: null, gallery: [] })).toEqual({
      places: [],
      removedIds: [1, 2, 3],
    });
  });

  it('says in which field somebody named what is not theirs', () => {
    expect(planArrangement(photos, { picture: 'x' })).toEqual({ unknownIn: 'picture' });
    expect(planArrangement(photos, { gallery: ['b', 'x'] })).toEqual({ unknownIn: 'gallery' });
  });
});
