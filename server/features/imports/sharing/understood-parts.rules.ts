import type { ListName } from '#contract/choices/choice-lists.ts';
import type { FindChoice } from '../converting/known-words.rules.ts';
import { estimateBirth, readEmail, readPhone } from '../converting/cells.rules.ts';
import { readDate, readYear } from '../converting/dates.rules.ts';
import { readHeight } from '../converting/heights.rules.ts';
import { readFamilyNotes } from '../longer-cells/family-notes.rules.ts';
import { readGotra } from '../longer-cells/horoscope.rules.ts';
import { beginsWithParent } from '../longer-cells/parents.rules.ts';
import { countsSiblings, namesSiblings } from '../longer-cells/siblings.rules.ts';
import { genderOfWords } from '../mappings/gender-words.rules.ts';
import { readPlaces } from '../places/read-places.rules.ts';
import { readWork } from '../occupations/read-work.rules.ts';
import type { FieldGroup } from '#contract/imports/field-groups.ts';

type Understands = (text: string, find: FindChoice) => boolean;

const isIn =
  (...lists: ListName[]): Understands =>
  (text, { named }) =>
    lists.some((list) => named({ list, text }) !== null);

const isWrittenHeight: Understands = (text) =>
  /^\W*(?:ht|height)?\W*(?:[4-6]\s*(?:'|’|′|ft|feet|f\b|[-.]\s*\d{1,2}\b)|1[2-9]\d\s*(?:cms?)?\.?$)/i.test(
    text,
  ) && readHeight(text.replace(/^\W*(?:ht|height)\W*/i, ''), 'any') !== null;

const familyLists = ['family_type', 'financial_status', 'family_values'] as const;

/** Whether a part of a cell says something of a group, the most certain first. */
export const understood: readonly (readonly [FieldGroup, Understands])[] = [
  ['parents', beginsWithParent],
  ['contact', (text) => readEmail(text) !== null || readPhone(text) !== null],
  [
    'birth',
    (text) =>
      readDate(text, 'day_first') !== null ||
      readDate(text, 'month_first') !== null ||
      readYear(text) !== null ||
      (/^\D{0,6}(?:1[89]|[2-6]\d)\b/.test(text) && estimateBirth(text, '2026-01-01') !== null),
  ],
  ['height', isWrittenHeight],
  [
    'income',
    (text) =>
      /\d\s*(?:lpa|lakhs?|lacs?|lakh|l\b|k\b|cr\b|crores?|\/\s*-|p\.?\s?[am]\b)|^\s*(?:rs|₹|inr)|\d{2},?\d{3}\b/i.test(
        text,
      ),
  ],
  ['siblings', (text) => namesSiblings.test(text) || countsSiblings(text)],
  ['gender', (text) => genderOfWords(text) !== null],
  ['religion', isIn('religion')],
  ['status', isIn('marital_status')],
  ['tongue', isIn('mother_tongue')],
  ['diet', isIn('diet')],
  [
    'family',
    (text, find) =>
      familyLists.some((list) => find.named({ list, text }) !== null) ||
      Object.keys(readFamilyNotes(text)).length > 0,
  ],
  ['horoscope', (text, find) => find.named({ list: 'star', text }) !== null || readGotra(text) !== null],
  ['education', (text, find) => find.named({ list: 'qualification', text }) !== null],
  ['faith', isIn('community', 'denomination')],
  ['native', isPlace],
  ['place', isPlace],
  [
    'work',
    (text, find) => {
      const { title, kind, employer } = readWork(text, find);
      return title !== null || kind !== null || employer !== null;
    },
  ],
];

function isPlace(text: string, find: FindChoice): boolean {
  const { lives, native, unknown, isSame } = readPlaces(text, { role: 'lives', find });
  return isSame === true || ((lives ?? native) !== undefined && unknown === undefined);
}
