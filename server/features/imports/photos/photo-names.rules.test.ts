import { describe, expect, it } from 'vitest';
import { isSystemFile, listFileNames, matchPhotos, type NumberedPerson } from './photo-names.rules.ts';

type Given = Partial<Omit<NumberedPerson, 'id'>>;

/** The people are numbered from 1 in their order. */
const match = (paths: string[], people: Given[], most = 5) =>
  matchPhotos(paths, {
    people: people.map((person, at) => ({
      id: at + 1,
      sheetId: person.serialNo ?? null,
      serialNo: null,
      photoFile: null,
      firstName: null,
      ...person,
    })),
    most,
  });
const numbered = (...numbers: string[]) => numbers.map((sheetId): Given => ({ sheetId }));
const serial = (...numbers: string[]) => numbers.map((serialNo): Given => ({ serialNo }));

describe('the name of a photo', () => {
  it.each([
    ['12.jpg', '12'],
    ['012.JPG', '12'],
    ['12-2.jpg', '12'],
    ['12 (2).png', '12'],
    ['(12).png', '12'],
    ['ITM00012.jpg', 'ITM-12'],
    ['ITM12.jpg', '12'],
    ['photos/12/front.jpeg', '12'],
    ['12/2.jpg', '12'],
    ['K-101.webp', 'K-101'],
    ['K-101_2.webp', 'K 101'],
    ['brides\\7.jpg', '7'],
    ['MB1093 Ms Anju Joseph.jpeg', 'MB1093'],
    ['mb1093_anju.jpg', 'MB-1093'],
    ['12 - Asha Rao (2).png', '12'],
    ['KCH-2024-005 Anju.jpeg', 'KCH-2024-005'],
    ['kch_2024_005_anju.jpg', 'KCH-2024-005'],
    ['KCH.2024.005.jpg', 'KCH/2024/005'],
    ['KCH-2024-5 (2).jpg', 'KCH/2024/005'],
    ['[KCH-2024-005] Anju M 2.jpg', 'KCH-2024-005'],
    ['KCH2024005 Anju.jpg', 'KCH-2024-005'],
    ['KCH-2024-005.jpg', 'KCH2024005'],
    ['KCH2021008 Unni.jpg', 'KCH2021008'],
    ['2024-005-2.jpg', '2024/005'],
    ['KCH (2024) 005.jpg', 'KCH-2024-005'],
  ])('%s is of the number %s', (path, number) => {
    expect(match([path], numbered(number)).matched).toEqual([{ name: path, personId: 1, position: 0 }]);
  });

  it('is the profile number first, and the serial number where no profile number is the same', () => {
    const people = [
      { sheetId: 'KCH-7', serialNo: '1' },
      { sheetId: '1', serialNo: '8' },
      { sheetId: 'KCH-9', serialNo: '9' },
    ];
    const { matched, withoutRow } = match(['1.jpg', '8-2.jpg', '9.jpg', 'KCH7.jpg', '7.jpg'], people);
    expect(matched.map(({ name, personId }) => [name, personId])).toEqual([
      ['1.jpg', 2],
      ['8-2.jpg', 2],
      ['9.jpg', 3],
      ['KCH7.jpg', 1],
    ]);
    expect(withoutRow).toEqual(['7.jpg']);
  });

  it('is refused where it fits several people', () => {
    const people = [...numbered('7', '007', 'K-1'), ...serial('3', '3')];
    const files = ['7.jpg', '3.jpg', '3-2.jpg', 'K1.jpg'];
    const { matched, ambiguous, withoutRow } = match(files, people);
    expect(ambiguous).toEqual(['7.jpg', '3.jpg', '3-2.jpg']);
    expect(matched).toMatchObject([{ name: 'K1.jpg' }]);
    expect(withoutRow).toEqual([]);
  });

  it('is of the person whose profile number it is, where several have it in their column', () => {
    const people = [
      { sheetId: 'KCH-1006', photoFile: 'KCH-1006.jpg' },
      { sheetId: 'KCH-1007', photoFile: 'KCH-1006.jpg' },
    ];
    const { matched, ambiguous } = match(['KCH-1006.jpg', 'kch 1006.JPG', 'KCH-1007.jpg'], people);
    expect(ambiguous).toEqual([]);
    expect(matched.map(({ name, personId }) => [name, personId])).toEqual([
      ['KCH-1006.jpg', 1],
      ['kch 1006.JPG', 1],
      ['KCH-1007.jpg', 2],
    ]);
    const others = [{ photoFile: 'group.jpg' }, { photoFile: 'group.jpg' }];
    expect(match(['group.jpg'], others).ambiguous).toEqual(['group.jpg']);
  });

  it('with a hyphen in the number is no second photo of another person', () => {
    expect(match(['12-2.jpg'], numbered('12', '12-2')).matched).toMatchObject([{ personId: 2, position: 0 }]);
  });

  it.each([
    ['8-2.jpg', ['82']],
    ['K8-2.jpg', ['K82']],
    ['122.jpg', ['12-2']],
    ['KCH-2024-005 Anju.jpg', ['KCH-2024']],
    ['KCH007.jpg', ['KCH-1', '7-A']],
    ['IMG_0012.jpg', ['12']],
    ['DSC00012.jpg', ['12']],
    ['family.jpg', ['12']],
    ['99.jpg', ['12']],
    ['99 Asha 12.jpg', ['12']],
    ['12th standard.jpg', ['12']],
    ['1-12-1995 Asha.jpg', ['1']],
  ])('%s is of nobody among %s', (path, numbers) => {
    expect(match([path], numbered(...numbers))).toMatchObject({ matched: [], withoutRow: [path] });
  });

  it('with letters that no profile number has is of no serial number', () => {
    const people = [{ sheetId: 'KCH-1', serialNo: '7' }];
    expect(match(['KCH007.jpg'], people).withoutRow).toEqual(['KCH007.jpg']);
    expect(match(['ITM007.jpg'], serial('7')).matched).toHaveLength(1);
  });

  it('that begins with the name of a person counts photos, and is no number', () => {
    const people = [{ sheetId: '1', firstName: 'Anju' }, ...numbered('2')];
    expect(match(['Anju 2.jpg', 'anju2.jpg'], people).matched).toEqual([]);
  });

  it('is more than its folder where it has letters', () => {
    const people = [{ sheetId: 'KCH-5', serialNo: '2' }, ...serial('1')];
    expect(match(['1/KCH5.jpg'], people).matched).toMatchObject([{ personId: 1 }]);
    expect(match(['1/2.jpg'], people).matched).toMatchObject([{ personId: 2 }]);
  });

  it('is found in the column of the photos first', () => {
    const people = [
      { sheetId: 'KCH001', photoFile: 'KCH001.jpg' },
      { sheetId: 'KCH002', photoFile: 'C:\\Photos\\Anju.JPG, anju at home.png' },
      { sheetId: 'KCH003', photoFile: '12/front.jpg' },
      { sheetId: 'KCH004', photoFile: '13/front.jpg' },
      { sheetId: '9', photoFile: '7.jpg' },
      { sheetId: '7' },
    ];
    const files = [
      'kch001.JPG',
      'brides/anju at home.png',
      'brides/anju.jpg',
      '12/front.jpg',
      'front.jpg',
      '7.jpg',
    ];
    const { matched, ambiguous } = match(files, people);
    expect(matched.map(({ name, personId, position }) => [name, personId, position])).toEqual(
      expect.arrayContaining([
        ['kch001.JPG', 1, 0],
        ['brides/anju.jpg', 2, 0],
        ['brides/anju at home.png', 2, 1],
        ['12/front.jpg', 3, 0],
        ['7.jpg', 5, 0],
      ]),
    );
    expect(ambiguous).toEqual(['front.jpg']);
  });

  it('orders the photos of a person, at most five are taken', () => {
    const { matched, tooMany } = match(['12-2.jpg', '12-3.jpg', '12.jpg'], numbered('12'), 2);
    expect(matched.map(({ name }) => name)).toEqual(['12.jpg', '12-2.jpg']);
    expect(tooMany).toEqual(['12-3.jpg']);
  });

  it('before a name orders the photos of the person', () => {
    const { matched } = match(['MB12 Asha 2.jpg', 'MB12 Asha.jpg'], numbered('MB12'));
    expect(matched.map(({ name }) => name)).toEqual(['MB12 Asha.jpg', 'MB12 Asha 2.jpg']);
  });

  it.each(['__MACOSX/._12.jpg', '12/', '.DS_Store'])('%s is of the system', (path) => {
    expect(isSystemFile(path)).toBe(true);
  });

  it('of a hidden list of pictures is a file that is skipped, because the bureau sees it', () => {
    expect(isSystemFile('a/Thumbs.db')).toBe(false);
  });
});

describe('the column of the photos', () => {
  it.each([
    ['KCH001.jpg', ['KCH001.jpg']],
    ['a.jpg, b.png; c.JPEG\nd.webp', ['a.jpg', 'b.png', 'c.JPEG', 'd.webp']],
    ['a.jpg b.jpg', ['a.jpg', 'b.jpg']],
    ['my photo.jpg and 2.jpg', ['my photo.jpg', '2.jpg']],
    ['https://example.org/KCH001.jpg?size=2', ['https://example.org/KCH001.jpg?size=2']],
    ['KCH001', ['KCH001']],
    ['Yes', []],
    ['', []],
  ])('%s names the files %j', (cell, names) => {
    expect(listFileNames(cell)).toEqual(names);
  });
});
