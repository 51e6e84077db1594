import type { ImportField } from '#contract/imports/mapping.fields.ts';
import type { Remark } from '../imports.rules.ts';
import type { Form } from '../longer-cells/longer-cells.rules.ts';
import { countsSiblings, namesSiblings, readSiblings } from '../longer-cells/siblings.rules.ts';
import { isEmptyWord, plainCell, readPhone } from './cells.rules.ts';
import type { PreparedMapping } from './prepare-mapping.rules.ts';

type Row = { form: Form; mapping: PreparedMapping; columns: readonly string[] };

/** What cells about brothers and sisters say beyond their numbers: how many they are together, and which of them are married. */
export function remarkSiblings(cells: readonly string[], { form, mapping }: Omit<Row, 'columns'>): Remark[] {
  const fields = ['no_of_brothers', 'no_of_sisters'] as const;
  const read = fields.flatMap((field) => columnsOf(field, mapping).map((column) => ({ field, column })));
  const [first] = read;
  if (first === undefined) return [];
  const texts = [...new Set(read.map(({ column }) => cells[column] ?? ''))].filter(
    (cell) => !isEmptyWord(cell),
  );
  const isCounted = fields.some((field) => form[field] !== undefined);
  const { field } = first;
  const clauses = texts.flatMap((text) => text.split(betweenCounts));
  if (!isCounted && clauses.some((part) => total.test(plainCell(part))))
    return [{ field, key: 'row.siblings_total' }];
  // "Elder sis married" says that there is one, and not how many.
  const uncounted = clauses.filter((part) => namesSiblings.test(part) && !countsSiblings(part));
  const ofColumn = new Map(read.toReversed().map((use) => [use.column, use.field]));
  const married = [...ofColumn].flatMap(([column, own]) =>
    (cells[column] ?? '')
      .split(betweenCounts)
      .filter((part) => ofMarriage.test(part) && !uncounted.includes(part))
      .map((part) => ({ field: relativesIn(part) ?? own, part: part.trim() })),
  );
  const byField = Map.groupBy(married, (each) => each.field);
  const unread = uncounted.map((part) => part.trim()).join('; ');
  const left: Remark[] = unread === '' ? [] : [{ field, key: 'row.not_understood', as: unread }];
  return [...left, ...fields.flatMap((each) => remarkMarried(each, byField.get(each)))];
}

function remarkMarried(field: ImportField, married: readonly { part: string }[] = []): Remark[] {
  const parts = new Set(married.map(({ part }) => part));
  return parts.size === 0 ? [] : [{ field, key: 'row.siblings_married', as: [...parts].join('; ') }];
}

/** The relatives that a part of a cell counts, when it counts one kind alone: `2 sis (mrd)`. */
function relativesIn(part: string): 'no_of_brothers' | 'no_of_sisters' | null {
  const { brothers, sisters } = readSiblings(part);
  if ((brothers === null) === (sisters === null)) return null;
  return brothers === null ? 'no_of_sisters' : 'no_of_brothers';
}

/** A number of brothers and sisters together: `3`, `3 (all married)`, `Total 3`, `3 siblings`. */
const total =
  /^(?:total\W*)?\d{1,2}(?:\.0+)?(?:\s*(?:nos?|sib(?:ling)?s?|children|persons?|members?))?\.?(?:\s*[-,(].*|\s+(?:all|both|married|unmarried)\b.*)?$/;
/** Outside of brackets: `1 sis (mrd, in USA)` is one part. */
const betweenCounts = /[,;|\n](?![^(]*\))|\s+(?:&|and)\s+(?![^(]*\))/i;
const ofMarriage = /\b(?:un|not )?(?:married|mrd|marr?d|settled)\b|\(\s*\d*\s*(?:m|u\.?m)\.?\s*\)/i;

/** A parent whose stored words begin with the word for one, or speak of brothers and sisters: the cell was not read as it is meant. */
export function remarkParents({ father, mother }: Form): Remark[] {
  return Object.entries({ father, mother }).flatMap(([field, text = '']): Remark[] =>
    wordForParent.test(text) || namesSiblings.test(text) ? [{ field, key: 'row.partly_read', as: text }] : [],
  );
}

const wordForParent = /^(?:fr?|mr?|fthr|mthr|fath)\s+\p{L}{2}/iu;

/** A number in a column of the parents, or with a word for one beside it, is that of the family; then a parent looks after the profile, too. States it in the form. */
export function stateFamilyNumber(cells: readonly string[], { form, mapping, columns }: Row): Remark[] {
  const column = columnsOf('mobile', mapping).find((each) => readPhone(cells[each] ?? '') !== null);
  if (form.mobile === undefined || column === undefined) return [];
  const owner = ownerOf(columns[column] ?? '', besideNumber(cells[column] ?? ''));
  if (owner === null) return [];
  const remark: Remark = { field: 'mobile', key: 'row.number_of_family', as: owner.as };
  const child = form.gender === undefined ? undefined : children[form.gender];
  if (form.created_by !== undefined || child === undefined || !owner.isParent) return [remark];
  form.created_by = child;
  return [{ ...remark, key: 'row.number_of_parents' }];
}

/** The relative whose number it is, by the words beside it, else by the header. Null when it is the person's own. */
function ownerOf(header: string, beside: string): { as: string; isParent: boolean } | null {
  if (ofPerson.test(beside)) return null;
  if (ofFamily.test(beside)) return { as: `${header} (${beside})`, isParent: ofParent.test(beside) };
  return ofFamily.test(header) ? { as: header, isParent: ofParent.test(header) } : null;
}

/** The words beside the number that is kept: `94471-00074 (amma)`, `Father: 98470 12345 / 94470 12345`. */
function besideNumber(cell: string): string {
  const part = cell.split(/[,;/|\n]/).find((each) => readPhone(each) !== null) ?? '';
  return part
    .replaceAll(/[^\p{L}\s]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const parents =
  'parents?|father|mother|dad|daddy|mom|mum|mummy|pita|mata|amma|ammachi|umma|appa|appan|achan|acchan|achchan|chachan|vappa|uppa|papa|baba|maa|aai|abbu|ammi|nanna|tande|tayi|thanthai|fr|fthr|mthr';
const relatives =
  'guardian|brother|bro|sister|sis|uncle|aunt(?:y|ie)?|relative|family|chettan|chechi|anna|akka|ikka|ithatha|bhai|bhaiya|didi|mama|chacha|broker';
const ofParent = new RegExp(String.raw`\b(?:${parents})\b`, 'i');
const ofFamily = new RegExp(String.raw`\b(?:${parents}|${relatives})\b`, 'i');
const ofPerson = /\b(?:self|own|candidate|girl|boy|bride|groom|personal)\b/i;
const children: Partial<Record<string, string>> = { Male: 'My Son', Female: 'My Daughter' };

function columnsOf(field: ImportField, { fields }: PreparedMapping): readonly number[] {
  return fields.find((each) => each.field === field)?.columns ?? [];
}
