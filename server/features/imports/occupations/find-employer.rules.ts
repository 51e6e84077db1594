import type { FindChoice } from '../converting/known-words.rules.ts';
import { firstOf } from '../longer-cells/find-within.rules.ts';
import { findPlace } from '../places/find-place.rules.ts';
import { employerMarks, employerPatterns, knownOffices } from './employers.rules.ts';
import { privateFirms } from './firms.rules.ts';
import { isNamed, writeOut } from './work-text.rules.ts';

export const kinds = employerPatterns.map(([kind, pattern]) => ({ kind, test: new RegExp(pattern) }));
const marks = new RegExp(employerMarks);
/** The last patterns name firms. */
const firms = kinds.findLast(({ kind }) => kind === 'private-company')?.test;
const offices = kinds.find(({ kind }) => kind === 'government-psu')?.test;

/** A known employer among the words of a title: "KSRTC driver". */
export function employerWithin(parts: readonly string[]): string | null {
  return firstOf(parts, (part) => {
    const [name = ''] = privateFirms.exec(part.toLowerCase()) ?? knownOffices.exec(part.toLowerCase()) ?? [];
    const at = part.toLowerCase().indexOf(name);
    const written = part.slice(at, at + name.length);
    // "EY", but not "ey" within other words
    const isShort = name.length < shortestName && (name === '' || written !== written.toUpperCase());
    return isShort ? null : written;
  });
}

const shortestName = 3;

/** The employer that a part of a cell names, without a title beside it ("KPTCL AE") or the town behind it. */
export function employerOf(
  part: string,
  find: FindChoice,
): { employer: string | null; place: string | null } {
  const isTitled = titles.test(writeOut(part));
  const known = isTitled ? employerWithin([part]) : null;
  return known === null || known === '' ? splitEmployer(part, find) : { employer: known, place: null };
}

const titles =
  /\b(?:engineer|officer|manager|assistant|clerk|driver|conductor|inspector|supervisor|operator|technician)\b/;

/** The town behind an employer: "Le Meridien Kochi", but not "Bank of Baroda" or "Air India". */
export function splitEmployer(
  text: string,
  find: FindChoice,
): { employer: string | null; place: string | null } {
  const [before, place] = cutLast(text, find);
  const isBehind =
    before !== '' &&
    !/\b(?:of|and|&)$/i.test(before) &&
    isEmployer(writeOut(before)) &&
    isTownOrAbroad(place, find);
  if (!isBehind) return { employer: text, place: null };
  const isKnown = isNamed(writeOut(before)) || privateFirms.test(writeOut(before));
  return { employer: isKnown ? before : null, place };
}

function isTownOrAbroad(text: string, find: FindChoice): boolean {
  const { town, country = 'in' } = findPlace(text, { find }) ?? {};
  return town !== undefined || country !== 'in';
}

/** The last word of a text, or all words behind its comma when they are a place: "NHS, London UK". */
function cutLast(text: string, find: FindChoice): [before: string, last: string] {
  const [, first = '', behind = ''] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? [];
  if (behind !== '' && findPlace(behind, { find }) !== null) return [first, behind];
  const words = text.split(/\s+/);
  return [cleanName(words.slice(0, -1).join(' ')), words.at(-1) ?? ''];
}

/** A name without the marks that are left where its place stood: `Infosys,`. */
export function cleanName(text: string): string {
  return text.replaceAll(/^[\s,;:/|–-]+|[\s,;:/|–(-]+$/g, '');
}

/** Whether a text, with its short forms written out, names an employer. */
export function isEmployer(text: string): boolean {
  return (
    marks.test(text) || privateFirms.test(text) || [firms, offices].some((test) => test?.test(text) === true)
  );
}
