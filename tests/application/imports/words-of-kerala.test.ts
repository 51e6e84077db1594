import { describe, expect, it } from 'vitest';
import { convertSheet } from './convert-sheet.ts';

const factsOf = (cells: Readonly<Record<string, string>>) => convertSheet([cells]).facts;

describe('words of bureaus in Kerala', () => {
  it.each([
    ['Ambalavasi', undefined],
    ['Warrier', 'hindu-ambalavasi-warrier'],
    ['Variar', 'hindu-ambalavasi-warrier'],
    ['Marar', 'hindu-ambalavasi-marar'],
    ['Pisharadi', 'hindu-ambalavasi-pisharody'],
    ['Poduval', 'hindu-ambalavasi-poduval'],
    ['Nambeesan', 'hindu-ambalavasi-nambeesan'],
  ])('%s is of the Ambalavasi, and no Nair', (Caste, sub) => {
    const { community, subCommunity } = factsOf({ Religion: 'Hindu', Caste });
    expect([community, subCommunity]).toEqual(['hindu-ambalavasi', sub]);
  });

  it('HN is a Hindu Nair', () => {
    expect(factsOf({ Religion: 'Hindu', Caste: 'HN' }).community).toBe('hindu-nair');
  });

  it.each([
    ['W', 'widowed'],
    ['അവിവാഹിത', 'never-married'],
    ['അവിവാഹിതൻ', 'never-married'],
    ['kalyanam kazhinjilla', 'never-married'],
    ['vivahamochitha', 'divorced'],
    ['വിവാഹമോചിത', 'divorced'],
    ['വിധവ', 'widowed'],
  ])('%s is a marital status: %s', (status, code) => {
    expect(factsOf({ 'Marital status': status }).maritalStatus).toBe(code);
  });

  it.each([
    ['അശ്വതി', 'ashwini'],
    ['തിരുവാതിര', 'ardra'],
    ['പൂരുരുട്ടാതി', 'purva-bhadrapada'],
    ['ഉത്രട്ടാതി', 'uttara-bhadrapada'],
  ])('%s is a star: %s', (Star, star) => {
    expect(factsOf({ Star }).star).toBe(star);
  });

  it.each([
    ['Guruvayoor', 'Guruvayur', 'thrissur'],
    ['Thrikkakara', 'Thrikkakara', 'ernakulam'],
    ['Chottanikkara', 'Chottanikkara', 'ernakulam'],
    ['Varappuzha', 'Varapuzha', 'ernakulam'],
    ['Wynad', 'Wayanad', 'wayanad'],
  ])('%s is a place: %s in %s', (Place, city, district) => {
    expect(factsOf({ Place })).toMatchObject({ city, district: `in-kerala-${district}` });
  });

  it.each([
    ['Rubber tapping', 'household-and-manual-work-labourer'],
    ['Rubber tapper', 'household-and-manual-work-labourer'],
    ['Rubber planter', 'agriculture-and-fisheries-planter'],
    ['Mobile shop', 'sales-and-marketing-shopkeeper'],
    ['Mobile shop owner', 'sales-and-marketing-shopkeeper'],
    ['Mobile repair', 'construction-and-repair-mobile-phone-technician'],
  ])('%s is work: %s', (Job, title) => {
    expect(factsOf({ Job }).workingAs).toBe(title);
  });

  it.each(['Studying MSc', 'MSc student', 'Doing MBA'])(
    '“%s” is no employer, and its words stay',
    (words) => {
      for (const cells of [{ Job: words }, { Job: 'Teacher', Company: words }]) {
        const { workingWith, employerName, occupationDetail } = factsOf(cells);
        expect([workingWith, employerName]).toEqual(['student', undefined]);
        expect(occupationDetail).toContain(words);
      }
    },
  );
});
