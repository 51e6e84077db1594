import { describe, expect, test } from 'vitest';
import {
  arrange,
  changesBetween,
  findNeighbour,
  imagesOf,
  isSameArrangement,
  joinArrangements,
  listFreeSlots,
  putBack,
  putPhoto,
  replacePhoto,
  tradePlaces,
} from './arrangement.rules.ts';

const three = arrange({ u_profile_pic: 'face', u_images: ['a', 'b', 'c'] });

test('the photos of a profile have their slots', () => {
  expect(three).toEqual(['face', 'a', 'b', 'c', null]);
  expect(arrange({ u_profile_pic: null, u_images: [] })).toEqual([null, null, null, null, null]);
});

test('a slot that was emptied stays empty on the screen, and leaves no gap on the wire', () => {
  const emptied = putPhoto(three, { place: 2, path: null });
  expect(emptied).toEqual(['face', 'a', null, 'c', null]);
  expect(imagesOf(emptied)).toEqual(['a', 'c']);
  expect(isSameArrangement(emptied, arrange({ u_profile_pic: 'face', u_images: ['a', 'c'] }))).toBe(true);
});

test('two photos trade places', () => {
  expect(imagesOf(tradePlaces(three, [1, 3]))).toEqual(['c', 'b', 'a']);
});

test('a photo of a slot becomes the profile picture, which takes its slot', () => {
  expect(tradePlaces(three, [0, 2])).toEqual(['b', 'a', 'face', 'c', null]);
});

test('a new crop replaces the photo, also of the profile picture', () => {
  expect(replacePhoto(three, { from: 'face', to: 'new' })[0]).toBe('new');
});

test('a slot with a running upload is not free', () => {
  expect(listFreeSlots(arrange({ u_profile_pic: null, u_images: ['a'] }), [3])).toEqual([2, 4]);
});

test('the neighbour of a slot is the next one that is not excluded', () => {
  expect(findNeighbour(1, { step: 1, taken: [2] })).toBe(3);
  expect(findNeighbour(4, { step: -1, taken: [] })).toBe(3);
  expect(findNeighbour(4, { step: 1, taken: [] })).toBeUndefined();
});

describe('a restored photo', () => {
  const removed = putPhoto(three, { place: 2, path: null });

  test('returns to its slot', () => {
    expect(putBack(removed, { place: 2, path: 'b', taken: [] })).toEqual(three);
  });

  test('takes another free slot when its own was filled', () => {
    const filled = putPhoto(removed, { place: 2, path: 'd' });
    expect(imagesOf(putBack(filled, { place: 2, path: 'b', taken: [] }))).toEqual(['a', 'd', 'c', 'b']);
  });

  test('is not restored when all slots are filled', () => {
    const full = arrange({ u_profile_pic: 'face', u_images: ['a', 'd', 'c', 'e'] });
    expect(putBack(full, { place: 2, path: 'b', taken: [] })).toBe(full);
  });

  test('is not added twice', () => {
    expect(putBack(three, { place: 4, path: 'b', taken: [] })).toBe(three);
  });
});

describe('the sent arrangement', () => {
  test('contains only changes, with the former values', () => {
    expect(changesBetween(three, putPhoto(three, { place: 4, path: 'd' }))).toEqual({
      images: ['a', 'b', 'c', 'd'],
      previous: { u_images: ['a', 'b', 'c'] },
    });
    expect(changesBetween(three, putPhoto(three, { place: 0, path: null }))).toEqual({
      file: '',
      previous: { u_profile_pic: 'face' },
    });
  });

  test('contains picture and slots when they trade places', () => {
    expect(changesBetween(three, tradePlaces(three, [0, 1]))).toEqual({
      file: 'a',
      images: ['face', 'b', 'c'],
      previous: { u_profile_pic: 'face', u_images: ['a', 'b', 'c'] },
    });
  });
});

describe('after a conflict with another window', () => {
  test('its arrangement is used, with the photos that were added here', () => {
    const newest = arrange({ u_profile_pic: 'face', u_images: ['c', 'a'] });
    const wanted = putPhoto(three, { place: 4, path: 'd' });
    const joined = joinArrangements({ before: three, wanted, newest });
    expect(joined[0]).toBe('face');
    expect(imagesOf(joined)).toEqual(['c', 'a', 'd']);
  });

  test('a removal made here is not repeated', () => {
    const newest = arrange({ u_profile_pic: 'other', u_images: ['a', 'b', 'c'] });
    const wanted = putPhoto(three, { place: 1, path: null });
    expect(joinArrangements({ before: three, wanted, newest })).toEqual(newest);
  });
});
