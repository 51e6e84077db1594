import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { findAny } from '../longer-cells/settle-education.rules.ts';
import { readFamilyNotes } from '../longer-cells/family-notes.rules.ts';
import { readWork } from '../occupations/read-work.rules.ts';
import { writeOut } from '../occupations/work-text.rules.ts';
import { readPlaces } from '../places/read-places.rules.ts';
import { readEmail, readPhone } from './cells.rules.ts';
import { readIncome, type ReadIncome } from '../incomes/read-income.rules.ts';
import type { FindChoice } from './known-words.rules.ts';

type Form = Partial<Record<ImportField, string>>;
/** A row whose cells say something in the wrong column. `cells` are those that are read, by the field; `texts` as they are written. */
export type Misplaced = {
  form: Form;
  texts: Form;
  cellsOf: (field: ImportField) => string;
  /** The cells of columns with notes. */
  notes: string;
  find: FindChoice;
};

/**
 * Fills what the row leaves open from a cell of another column that says it without a doubt: an address among the numbers, the salary behind
 * the work, the work behind the education, the family among the notes. What the other column says of its own stays there alone.
 */
export function fillMisplaced(row: Misplaced): ReadIncome | null {
  const { form, cellsOf } = row;
  const email = form.email ?? readEmail(cellsOf('mobile'));
  const mobile = form.mobile ?? readPhone(cellsOf('email'));
  Object.assign(form, { ...(email !== null && { email }), ...(mobile !== null && { mobile }) });
  Object.assign(form, { ...readFamilyNotes(row.notes), ...form });
  splitEducation(row);
  return takeIncome(row);
}

const unit = String.raw`(?:lpa|lakhs?|la[ck]s?|lks?|crores?|cr|[lk])\b\.?`;
const period = String.raw`(?:p\.? ?[am]\b\.?|per (?:month|annum|year)|a (?:month|year)|\/ ?-?(?: ?p\.? ?[am]\b\.?)?|\/ ?(?:month|mth|year|yr|m)\b|monthly|yearly)`;
const currency = String.raw`(?:rs\.?|₹|inr|aed|sar|qar|omr|kwd|bhd|usd|gbp|eur|cad|aud|sgd|[$£€])`;
const sum = String.raw`\d[\d,.]*(?: ?(?:-|–|to) ?\d[\d,.]*)?`;
/** A sum at the end of a cell that says what it is by its unit, period or currency: `Goldsmith, 30000 pm`. */
const sumAtEnd = new RegExp(
  String.raw`(?:^|[\s,;.(–-]+)((?:salary|sal|income|ctc|pay|package)?\s*[:-]?\s*(?:${currency}\s*${sum}|${sum}\s*(?:${unit}|${period}))\s*(?:${unit})?\s*(?:${period})?\+?)\s*\)?$`,
  'i',
);

/** The salary at the end of a cell, and what stands before it; null when there is none. */
function readIncomeAtEnd(cell: string): { income: ReadIncome; before: string } | null {
  const found = sumAtEnd.exec(cell);
  if (found?.[1] === undefined) return null;
  const words = found[1].replace(/^(?:salary|sal|income|ctc|pay|package)\s*[:-]?\s*/i, '');
  const income = readIncome(words, { notation: { unit: 'rupees', per: 'year' }, header: '' });
  return income === null ? null : { income, before: cell.slice(0, found.index).trim() };
}

/** Takes the salary out of the cell about work, or about education. */
function takeIncome({ form, texts }: Misplaced): ReadIncome | null {
  for (const field of ['working_as', 'qualification'] as const) {
    const found = readIncomeAtEnd(writtenIn(field, { form, texts }));
    if (found === null) continue;
    restate({ form, texts }, { field, text: found.before });
    if (form.annual_income !== undefined) return null;
    form.annual_income = found.income.text;
    return found.income;
  }
  return null;
}

/** The cell of a field as it is written; empty when it says nothing. */
function writtenIn(field: ImportField, { form, texts }: Pick<Misplaced, 'form' | 'texts'>): string {
  const said = form[field];
  return said === undefined ? '' : (texts[field] ?? said);
}

function restate(
  { form, texts }: Pick<Misplaced, 'form' | 'texts'>,
  { field, text }: { field: ImportField; text: string },
): void {
  if (text === '') {
    Reflect.deleteProperty(form, field);
    Reflect.deleteProperty(texts, field);
  } else {
    form[field] = text;
    texts[field] = text;
  }
}

/** Behind the education: `BCA, now Network Engr in TCS`, `+2; Army`, `12th - Kochi, painting`. */
const behindEducation =
  /^(.+?)(\s*;\s*|\s*[,.]?\s+(?:now|presently|currently|working|wkg|employed)\b\s*|\s+[-–—]\s+)(.+)$/i;

function splitEducation({ form, texts, find }: Misplaced): void {
  if (form.working_as !== undefined) return;
  const cell = writtenIn('qualification', { form, texts });
  const [, education = '', mark = '', work = ''] = behindEducation.exec(cell) ?? [];
  if (work === '' || findAny(education, { find }) === null) return;
  if (!isWork(work, { find, isMarked: !/^\s*[-–—]\s*$/.test(mark) })) return;
  restate({ form, texts }, { field: 'qualification', text: education });
  restate({ form, texts }, { field: 'working_as', text: work });
}

/** Whether words are about work: behind "now" or a semicolon by any word of work, behind a dash with a place or an employer. */
function isWork(text: string, { find, isMarked }: { find: FindChoice; isMarked: boolean }): boolean {
  const { title, kind, employer, others } = readWork(text, find);
  const isStudy =
    kind === 'student' || find.named({ list: 'qualification', text: writeOut(text) })?.saysMore === false;
  const saysNothing = [title, kind, employer].every((said) => said === null);
  if (isStudy || saysNothing) return false;
  const hasPlace = others.some((part) => readPlaces(part, { role: 'lives', find }).lives !== undefined);
  return isMarked || employer !== null || hasPlace;
}
