import { describe, expect, it } from 'vitest';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { listChoiceRows } from '#server/migrations/choice-lists/list-choice-rows.ts';
import { listSynonymRows } from '#server/migrations/synonyms/list-synonym-rows.ts';
import { indexChoices } from './choices.rules.ts';
import { findChoice, listCodesNamed, readChoice } from './find-choice.rules.ts';
import { listNearest } from './nearest.rules.ts';

const choices = indexChoices(
  listChoiceRows().map((row) => ({ ...row, labels: {}, isActive: true })),
  listSynonymRows(),
);
const codeOf = (list: ListName, text: string, parents?: string[]) =>
  findChoice(choices, { list, text, ...(parents && { parents }) })?.code ?? null;

describe('an education', () => {
  it.each([
    ['B.Tech', 'bachelors-engineering'],
    ['B Tech.', 'bachelors-engineering'],
    ['BE', 'bachelors-engineering'],
    ['B.E (Mech)', 'bachelors-engineering'],
    ['B.Tech in Computer Science', 'bachelors-engineering'],
    ['B.Tech (CSE), MBA', 'masters-other'],
    ['MCA', 'masters-other'],
    ['CA', 'professional'],
    ['B.Sc Nursing', 'bachelors-nursing'],
    ['BSc Nursing (Bangalore)', 'bachelors-nursing'],
    ['GNM', 'iti-diploma'],
    ['+2', '12th'],
    ['Plus Two', '12th'],
    ['SSLC', '10th'],
    ['PDC', '12th'],
    ['Degree', 'bachelors-other'],
    ['PG', 'masters-other'],
    ['M.Sc Physics', 'masters-science'],
    ['B.Sc CS', 'bachelors-science'],
    ['B.Com with CA', 'bachelors-commerce'],
    ['BBA, CA', 'professional'],
    ['BCom CA', 'bachelors-commerce'],
    ['MA English, B.Ed', 'masters-arts'],
    ['MBBS, MD (Paediatrics)', 'md-ms'],
    ['Ph.D in Chemistry', 'phd'],
  ])('%s is %s', (text, code) => {
    expect(codeOf('qualification', text)).toBe(code);
  });

  it.each(['CA Inter', 'MBA (pursuing)', '12th failed', 'B.Tech final year', 'Vidwan', 'MS'])(
    '%s is for a person to decide',
    (text) => {
      expect(codeOf('qualification', text)).toBeNull();
    },
  );
});

describe('a community', () => {
  it.each([
    ['Ezhava/Thiyya', 'hindu-ezhava'],
    ['SNDP', 'hindu-ezhava'],
    ['Nair (Veluthedath)', 'hindu-nair'],
    ['Nair, Kottayam side', 'hindu-nair'],
    ['Hindu - Nair', 'hindu-nair'],
    ['Hindu Ezhava', 'hindu-ezhava'],
    ['Brahmin (Iyer)', 'hindu-brahmin-iyer'],
    ['Viswa Karma', 'hindu-viswakarma'],
  ])('%s is %s', (text, code) => {
    expect(codeOf('community', text, ['hindu'])).toBe(code);
  });

  it('depends on the religion', () => {
    const ofScheduledCaste = (religion: string) => codeOf('community', 'SC', [religion]);
    expect([ofScheduledCaste('hindu'), ofScheduledCaste('christian'), ofScheduledCaste('muslim')]).toEqual([
      'hindu-scheduled-caste',
      'christian-dalit-christian',
      null,
    ]);
    expect(codeOf('community', 'Hindu Nair', ['christian'])).toBeNull();
  });
});

it.each([
  ['denomination', 'Syro Malabar', 'christian-syro-malabar'],
  ['denomination', 'SMC', 'christian-syro-malabar'],
  ['denomination', 'RCSC', 'christian-syro-malabar'],
  ['denomination', 'Latin Catholic', 'christian-roman-catholic'],
  ['denomination', 'LC', 'christian-roman-catholic'],
  ['denomination', 'Marthomite', 'christian-mar-thoma'],
  ['mother_tongue', 'Malyalam', 'malayalam'],
  ['mother_tongue', 'Oriya', 'odia'],
  ['mother_tongue', 'Bangla', 'bengali'],
  ['star', 'Aswathi', 'ashwini'],
  ['star', 'thiruvathira', 'ardra'],
  ['district', 'Trivandrum City', 'in-kerala-thiruvananthapuram'],
  ['country', 'U.A.E', 'ae'],
  ['country', 'KSA', 'sa'],
  ['country', 'U.S.A.', 'us'],
  ['diet', 'Pure veg', 'veg'],
  ['diet', 'NV', 'non-veg'],
  ['diet', 'Eggitarian', 'eggetarian'],
  ['marital_status', 'Divorcee', 'divorced'],
  ['marital_status', 'Un-married', 'never-married'],
  ['working_as', 'Staff Nurse (Kuwait)', 'nursing-and-health-care-staff-nurse'],
  ['working_as', 'Software Engineer at Infosys', 'information-technology-software-engineer'],
  ['working_with', 'Govt. job', 'government-psu'],
] as const)('in the list %s, %s is %s', (list, text, code) => {
  expect(codeOf(list, text)).toBe(code);
});

describe('the words of a person', () => {
  const read = (list: ListName, text: string) => readChoice(choices, { list, text });

  it('are kept when they say more than the value', () => {
    expect(read('qualification', ' B.Tech ')).toEqual({ value: 'bachelors-engineering', detail: 'B.Tech' });
    expect(read('working_as', 'Teacher, Govt school').detail).toBe('Teacher, Govt school');
  });

  it('are gone when they only spell the value', () => {
    expect(read('qualification', 'sslc')).toEqual({ value: '10th', detail: null });
    expect(read('mother_tongue', 'Malyalam').detail).toBeNull();
  });

  it('are all there is when no value fits', () => {
    expect(read('qualification', ' Vidwan ')).toEqual({ value: 'Vidwan', detail: null });
  });

  it('accept every value that they name in a set', () => {
    const named = listCodesNamed(choices, { list: 'community', text: 'Nadar' });
    expect(named).toEqual(['hindu-nadar', 'christian-nadar']);
    expect(listCodesNamed(choices, { list: 'qualification', text: 'b.tech' })).toEqual([
      'bachelors-engineering',
    ]);
  });
});

describe('the nearest values of an unknown word', () => {
  const nearest = (list: ListName, text: string, parents?: string[]) =>
    listNearest(choices, { typed: { list, text, ...(parents && { parents }) }, most: 3 });

  it('have alike labels or synonyms', () => {
    expect(nearest('mother_tongue', 'Malayallam')[0]).toBe('malayalam');
    expect(nearest('qualification', 'B.Teck')[0]).toBe('bachelors-engineering');
    expect(nearest('community', 'Namboodhri Brahmin', ['hindu'])[0]).toBe('hindu-brahmin-namboodiri');
  });

  it('differ in a letter before they share others', () => {
    expect(nearest('community', 'Velana')[0]).toBe('hindu-velama');
  });

  it('are those of the parent alone, and none when nothing is alike', () => {
    expect(nearest('community', 'Nadarr', ['christian'])).toContain('christian-nadar');
    expect(nearest('community', 'Nadarr', ['christian'])).not.toContain('hindu-nadar');
    expect(nearest('diet', 'Qwzx')).toEqual([]);
  });
});
