import { foldText } from '#contract/choices/fold-text.ts';
import { splitWords } from '../longer-cells/find-within.rules.ts';
import { type LongerCells, sharesColumn } from '../longer-cells/longer-cells.rules.ts';
import { livesAtWork } from '../places/lives-at-work.rules.ts';
import { readPlaces } from '../places/read-places.rules.ts';
import type { Place } from '../places/find-place.rules.ts';
import type { FindChoice, Known } from '../converting/known-words.rules.ts';
import { abroadWithin } from './abroad-within.rules.ts';
import { doctorOf } from './doctors.rules.ts';
import { cleanName, isEmployer, splitEmployer } from './find-employer.rules.ts';
import { isAgent, readWork, type Work } from './read-work.rules.ts';
import { isFilled, writeOut } from './work-text.rules.ts';

/** Words as long as "Pvt job" say no more than the kind of employer. */
const longestKind = 15;
/** The longest text of a field that keeps words. */
const longestDetail = 80;

/** Reads title, employer and kind of employer from the cell about work, and where somebody lives when no other cell says it. */
export function settleWork(cells: LongerCells): void {
  const { form } = cells;
  const isKindOpen = form.working_with === undefined;
  moveTitle(cells);
  const kindOfEmployer = readEmployer(cells);
  settleOccupation(cells);
  cleanEmployer(form);
  if (practisesAtCourt(cells)) form.working_with ??= 'self-employed';
  if (kindOfEmployer !== null) form.working_with ??= kindOfEmployer;
  if (isKindOpen) remarkKind(cells);
}

/** Co-operatives and aided schools are no part of the state, although most people count them to it. */
const halfOfState = /\bco-?\s?op(?:erative)?s?\b|\baided\b/i;

function remarkKind({ form, texts, find, notes }: LongerCells): void {
  const { working_with: code } = form;
  const text = `${texts.working_as ?? ''} ${texts.employer_name ?? ''}`;
  const isGuess = halfOfState.test(text) && !/\b(?:govt|government|public|psu)\b/i.test(text);
  if (code !== 'government-psu' || !isGuess) return;
  notes.push({
    field: 'working_with',
    key: 'row.kind_guessed',
    as: find.labelOf({ list: 'working_with', code }),
  });
}

function cleanEmployer(form: LongerCells['form']): void {
  const name = cleanName(form.employer_name ?? '');
  if (name === '') Reflect.deleteProperty(form, 'employer_name');
  else form.employer_name = name;
}

/** A court is where an advocate practises, and no employer of the state. */
function practisesAtCourt({ form, texts }: LongerCells): boolean {
  const isAdvocate = form.working_as?.endsWith('-advocate') === true;
  const isOfState = /\b(?:govt|government|public)\b/i.test(texts.working_as ?? '');
  return isAdvocate && !isOfState && /\bcourts?\b|\bbar\b|\bchambers?\b/i.test(texts.employer_name ?? '');
}

/** The kind of employer that the cell of the employer says; one that says no more than the kind names none: `Govt.`, `Self`. */
function readEmployer(cells: LongerCells): string | null {
  const { form, find } = cells;
  takePlace(cells);
  const text = form.employer_name;
  if (text === undefined || foldText(text) === foldText(form.working_as ?? '')) return null;
  const { kind, saysNoMore } = kindOf(text, find);
  const isStudent = kind === 'student';
  // What a student studies is no employer: `Studying MSc` stays as words.
  if (isStudent && !saysNoMore) form.occupation_detail ??= text.slice(0, longestDetail);
  if (isStudent || saysNoMore) Reflect.deleteProperty(form, 'employer_name');
  return kind;
}

function kindOf(text: string, find: FindChoice): { kind: string | null; saysNoMore: boolean } {
  const whole = writeOut(text);
  const named = find.named({ list: 'working_with', text })?.code ?? readWork(text, find).kind;
  const kind = /^(?:self|own|apna)$/.test(whole) ? 'business' : named;
  return { kind, saysNoMore: isFilled(whole) && (kind !== null || whole === '') };
}

/** A place in the cell of the employer is where somebody works: `TCS Hyd`, `Dallas, TX`. */
function takePlace(cells: LongerCells): void {
  const { form, find } = cells;
  const { employer_name: text = '', working_as: work = '' } = form;
  const { employer, place } = splitEmployer(text, find);
  const isOther = place === null && isEmployer(writeOut(text));
  const town = isOther || foldText(text) === foldText(work) ? null : townIn(place ?? text, find);
  if (town === null) return livesAbroad(cells, text);
  if (place === null || employer === null) Reflect.deleteProperty(form, 'employer_name');
  else form.employer_name = employer;
  livesAtWork(cells, { place: town, text });
}

function livesAbroad(cells: LongerCells, text: string): void {
  const place = abroadWithin(text, cells.find);
  if (place !== null) livesAtWork(cells, { place, text });
}

/** The place of a text that is nothing else, when it has a town or is a country abroad. */
function townIn(text: string, find: FindChoice): Place | null {
  const { lives, unknown } = readPlaces(text, { role: 'lives', find });
  if (lives === undefined || lives.isAlike || unknown !== undefined) return null;
  const isAbroad = lives.country !== undefined && lives.country !== 'in';
  return lives.town !== undefined || isAbroad ? lives : null;
}

function settleOccupation(cells: LongerCells): void {
  const { form, find } = cells;
  const field = form.working_as === undefined ? 'profession_area' : 'working_as';
  const text = wordsOf(field, cells);
  if (text === undefined) return;
  const work = readWork(text, find);
  if (work.kind !== null) form.working_with ??= work.kind;
  settleEmployer(cells, { text, employer: work.employer });
  if (work.title === null) settleArea(cells, { field, work, text });
  else settleTitle(cells, { field, title: work.title });
  const place = placeAt(work, find) ?? abroadWithin(text, find);
  if (place !== null) livesAtWork(cells, { place, text });
}

/** The employer that the cell names. Where its column is that of the employer, too, the cell says nothing else of it. */
function settleEmployer(
  { form, mapping }: LongerCells,
  { text, employer }: { text: string; employer: string | null },
): void {
  const isSame = foldText(form.employer_name ?? '') === foldText(text);
  if (isSame && sharesColumn('employer_name', mapping)) Reflect.deleteProperty(form, 'employer_name');
  if (employer !== null) form.employer_name ??= employer;
}

/** A column "Employment" may have titles: "Accounts executive in a private company". */
function moveTitle({ form, texts, find }: LongerCells): void {
  const { working_with: text } = form;
  const isStated = form.working_as !== undefined || form.profession_area !== undefined;
  if (text === undefined || isStated || find.named({ list: 'working_with', text }) !== null) return;
  form.working_as = text;
  Object.assign(texts, { working_as: texts.working_with });
  Reflect.deleteProperty(form, 'working_with');
}

function settleTitle(
  { form, texts, find, readAs }: LongerCells,
  { field, title }: { field: 'working_as' | 'profession_area'; title: Known },
): void {
  form.working_as = byDegree(title, { degree: texts.qualification ?? '', find }).code;
  if (title.alike !== undefined)
    readAs.set('working_as', find.labelOf({ list: 'working_as', code: title.code }));
  if (field === 'profession_area') Reflect.deleteProperty(form, 'profession_area');
}

/** A doctor with the degree of a dentist, or of another medicine: `Doctor` beside `BAMS`. */
function byDegree(title: Known, { degree, find }: { degree: string; find: FindChoice }): Known {
  const named = (text: string) => find.named({ list: 'working_as', text });
  const doctor = title.code === named('doctor')?.code ? doctorOf(degree) : null;
  return (doctor === null ? null : named(doctor)) ?? title;
}

/** The cell as it is written, with its commas, unless the mapping gives another word for it. */
function wordsOf(field: 'working_as' | 'profession_area', { form, texts }: LongerCells): string | undefined {
  const [word, cell] = [form[field], texts[field]];
  return word !== undefined && cell !== undefined && foldText(word) === foldText(cell) ? cell : word;
}

function settleArea(
  { form, find }: LongerCells,
  { field, work, text }: { field: 'working_as' | 'profession_area'; work: Work; text: string },
): void {
  const { area, kind } = work;
  if (area !== null) stateArea(form, { field, area: area.code, text });
  else if (kind === 'student' || kind === 'not-working' || isAllKnown(work, find)) {
    // Nothing is left that could be a title; the words are kept.
    if (saysMore(kind, text)) form.occupation_detail ??= text.slice(0, longestDetail);
    Reflect.deleteProperty(form, field);
  }
}

function saysMore(kind: string | null, text: string): boolean {
  if (kind === 'student') return !isFilled(writeOut(text));
  return kind === null || foldText(text).length > longestKind;
}

function stateArea(
  form: LongerCells['form'],
  { field, area, text }: { field: 'working_as' | 'profession_area'; area: string; text: string },
): void {
  form.profession_area = field === 'profession_area' ? area : (form.profession_area ?? area);
  // "Engineer Qatar" says more than the area: families ask for the word.
  if (splitWords(writeOut(text)).some(isAgent)) form.occupation_detail ??= text.slice(0, longestDetail);
  Reflect.deleteProperty(form, 'working_as');
}

/** Whether the parts of a cell are employers, places and words that say nothing of a title. */
function isAllKnown({ isWholeKnown, others }: Work, find: FindChoice): boolean {
  const isPlace = (part: string) => {
    const { lives, unknown } = readPlaces(part, { role: 'lives', find });
    return lives !== undefined && unknown === undefined;
  };
  return isWholeKnown || others.every((part) => isPlace(part) || isFilled(writeOut(part)));
}

/** The place among the parts of a cell about work, the first one with a town, in India before abroad; it has no word that is unknown. */
function placeAt({ others }: Work, find: FindChoice): Place | null {
  const places = others.flatMap((part) => {
    const { lives, unknown } = readPlaces(part, { role: 'lives', find });
    return lives === undefined || lives.isAlike || unknown !== undefined ? [] : [lives];
  });
  const ofIndia = places.filter(({ country }) => country === 'in');
  const likely = ofIndia.length === 0 ? places : ofIndia;
  return likely.find(({ town }) => town !== undefined) ?? likely[0] ?? null;
}
