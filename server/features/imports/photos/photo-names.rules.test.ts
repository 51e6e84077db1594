import { describe, expect, it } from 'vitest';
import { isSystemFile, matchPhotos, plainId } from './photo-names.rules.ts';

const match = (paths: string[], ids: string[], most = 5) =>
  matchPhotos(paths, { ids: new Set(ids.map(plainId)), most });

describe('the name of a photo', () => {
  it.each([
    ['12.jpg', '12', '12'],
    ['012.JPG', '12', '12'],
    ['12-2.jpg', '12', '12'],
    ['12 (2).png', '12', '12'],
    ['ITM00012.jpg', 'ITM-12', 'itm12'],
    ['ITM12.jpg', '12', '12'],
    ['photos/12/front.jpeg', '12', '12'],
    ['K-101.webp', 'K-101', 'k101'],
    ['K-101_2.webp', 'K 101', 'k101'],
    ['brides\\7.jpg', '7', '7'],
    ['MB1093 Ms Anju Joseph.jpeg', 'MB1093', 'mb1093'],
    ['mb1093_anju.jpg', 'MB-1093', 'mb1093'],
    ['12 - Asha Rao (2).png', '12', '12'],
  ])('%s is of the row %s', (path, id, found) => {
    expect(match([path], [id]).matched).toEqual([{ name: path, id: found, position: 0 }]);
  });

  it('with a hyphen in the number is no second photo of another person', () => {
    expect(match(['12-2.jpg'], ['12', '12-2']).matched).toMatchObject([{ id: '122', position: 0 }]);
  });

  it('orders the photos of a person, at most five are taken', () => {
    const { matched, tooMany } = match(['12-2.jpg', '12-3.jpg', '12.jpg'], ['12'], 2);
    expect(matched.map(({ name }) => name)).toEqual(['12.jpg', '12-2.jpg']);
    expect(tooMany).toEqual(['12-3.jpg']);
  });

  it('before a name orders the photos of the person', () => {
    const { matched } = match(['MB12 Asha 2.jpg', 'MB12 Asha.jpg'], ['MB12']);
    expect(matched.map(({ name }) => name)).toEqual(['MB12 Asha.jpg', 'MB12 Asha 2.jpg']);
  });

  it('of no row stands apart', () => {
    expect(match(['family.jpg', '99.jpg', '99 Asha 12.jpg'], ['12'])).toMatchObject({
      matched: [],
      withoutRow: ['family.jpg', '99.jpg', '99 Asha 12.jpg'],
    });
  });

  it.each(['__MACOSX/._12.jpg', '12/', '.DS_Store', 'a/Thumbs.db'])('%s is of the system', (path) => {
    expect(isSystemFile(path)).toBe(true);
  });
});
