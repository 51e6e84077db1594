import type { MessageKey } from '#contract/calls/messages.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import type { Remark } from '../imports.rules.ts';
import type { Form } from '../longer-cells/longer-cells.rules.ts';
import { genderOfName } from '../mappings/gender-letters.rules.ts';
import { listLandlines, listPhones, plainCell, readEmail, readPhone } from './cells.rules.ts';
import { doubtHeight } from './heights.rules.ts';
import type { FindChoice } from './known-words.rules.ts';
import { maybeTitle } from '../names/titles-of-names.rules.ts';
import type { ConvertedCell } from './prepare-mapping.rules.ts';
import type { OpenWord } from './settling.rules.ts';

/** A field with words that no list knows and that are left out. */
export function remarkUnknown(words: readonly OpenWord[]): Remark[] {
  const left = words.filter(({ readAs, isStored }) => readAs === null && isStored !== true);
  const fields = new Set(left.map(({ field }) => field));
  return [...fields].map((field) => ({ field, key: 'row.unknown_word' }));
}

/** Each value that is not quite what the cell says: with another letter, or more particular. */
export function remarkGuesses(
  words: readonly OpenWord[],
  { misspelled, find }: { misspelled: ReadonlyMap<ImportField, string>; find: FindChoice },
): Remark[] {
  const more = words.flatMap(({ field, list, readAs: code, isOtherName }): Remark[] =>
    code === null || misspelled.has(field)
      ? []
      : [
          {
            field,
            key: isOtherName === true ? 'row.other_name' : 'row.read_more',
            as: find.labelOf({ list, code }),
          },
        ],
  );
  return [...[...misspelled].map(([field, as]): Remark => ({ field, key: 'row.read_as', as })), ...more];
}

/** What is to be said about a converted cell. */
export function remarksOf(
  field: ImportField,
  { fault, rate, guess }: Pick<ConvertedCell, 'fault' | 'rate' | 'guess'>,
): Remark[] {
  return [
    ...(fault === null ? [] : [{ field, key: fault }]),
    ...(rate === undefined ? [] : [{ field, key: 'row.converted_currency' as const, as: rate }]),
    ...(guess === undefined ? [] : [{ field, key: guess }]),
  ];
}

/** Fields of which a second column fills only the gaps of the first, so that it says nothing else. */
const ofOneColumn: ReadonlySet<ImportField> = new Set([
  'name',
  'firstname',
  'lastname',
  'email',
  'height',
  'religion',
  'community',
  'marital_status',
  'annual_income',
  'zip',
]);

/** The remark about a second column of the same fact that says something else: `Caste` and `Caste (2)`. */
export function remarkOtherColumns(
  field: ImportField,
  { found, converted }: { found: ConvertedCell; converted: readonly ConvertedCell[] },
): Remark[] {
  if (!ofOneColumn.has(field) || converted.length < 2) return [];
  const [other] = converted.flatMap(({ text }) =>
    text === null || found.text === null || plainCell(text) === plainCell(found.text) ? [] : [text],
  );
  return other === undefined ? [] : [{ field, key: 'row.other_column', as: other }];
}

/** What is to be asked about a height. */
export function remarkHeight(
  centimetres: number | null | undefined,
  { texts, isWorkbook }: { texts: Form; isWorkbook: boolean },
): Remark[] {
  if (typeof centimetres !== 'number') return [];
  const doubt = doubtHeight(texts.height ?? '', { centimetres, isWorkbook });
  return doubt === null ? [] : [{ field: 'height', key: doubt }];
}

/** An address among the numbers, or a number among the addresses, is no fault of its column. */
export function isOfOtherContact(
  { field }: Remark,
  { form, cellsOf }: { form: Form; cellsOf: (field: ImportField) => string },
): boolean {
  if (field === 'mobile') return form.mobile !== undefined || readEmail(cellsOf(field)) !== null;
  return field === 'email' && (form.email !== undefined || readPhone(cellsOf(field)) !== null);
}

/** The numbers beside the one that is kept: a profile has one. */
export function remarkMoreNumbers(mobile: string | undefined, cells: string): Remark[] {
  const lastDigits = (number: string) => number.slice(-10);
  const mobiles = listPhones(cells).filter((number) => lastDigits(number) !== lastDigits(mobile ?? number));
  // Of a row with a landline alone the column says so.
  const others = mobile === undefined ? mobiles : [...mobiles, ...listLandlines(cells)];
  return others.length === 0
    ? []
    : [{ field: 'mobile', key: 'row.more_numbers', as: [...new Set(others)].join(', ') }];
}

/** "Sri Nikhil" and "Selvi Murugan" may be a title and a name; "Sri Lakshmi" is a name. The bureau alone knows which. */
export function remarkTitle({ firstname = '', lastname = '', gender }: Form): Remark[] {
  const name = `${firstname} ${lastname}`.trim();
  const [, as, rest = ''] = maybeTitle.exec(name) ?? [];
  const isOfMan = gender === 'Male' || genderOfName(rest) === 'Male';
  const isName = as === undefined || (/^s(?:h?ri|h?ree)$/i.test(as) && !isOfMan);
  return isName ? [] : [{ field: 'name', key: 'row.title_kept', as }];
}

/** A town in India of which no list says where it is: searches by district do not find its people. */
export function remarkTown({ city, district, country = 'in' }: Form): Remark[] {
  const isUnknown = city !== undefined && district === undefined && country === 'in';
  return isUnknown ? [{ field: 'city', key: 'row.unknown_town' }] : [];
}

/** What stood beside a name and is no part of it. */
export function remarkBesideName(left: readonly string[]): Remark[] {
  return left.length === 0 ? [] : [{ field: 'name', key: 'row.beside_name', as: left.join('; ') }];
}

/** A date of birth that was estimated is to be confirmed. With an age beside it, a cell that is no date is nothing to remark. */
export function confirmBirth({ form, remarks, estimates }: Birth): {
  remarks: Remark[];
  toConfirm: string[];
} {
  const estimate = estimates.get(form.dob === undefined ? 'age' : 'dob');
  const isNoDate = ({ field, key }: Remark) =>
    (field === 'dob' && key === 'row.no_date' && form.age !== undefined) ||
    (field === 'age' && form.dob !== undefined);
  const others = remarks.filter((remark) => !isNoDate(remark));
  if (estimate === undefined) return { remarks: others, toConfirm: [] };
  return { remarks: [...others, { field: 'dob', key: estimate }], toConfirm: ['dob'] };
}

type Birth = { form: Form; remarks: readonly Remark[]; estimates: ReadonlyMap<'age' | 'dob', MessageKey> };
