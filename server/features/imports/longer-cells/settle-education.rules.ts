import { foldText } from '#contract/choices/fold-text.ts';
import type { LongerCells } from './longer-cells.rules.ts';
import type { FindChoice, Known } from '../converting/known-words.rules.ts';
import { findWithin, splitWords } from './find-within.rules.ts';

/** Between degrees, outside of brackets. */
const betweenDegrees = /\s*[,;&|/+\n]\s*(?![^(]*\))|\s+(?:and|with|then|now)\s+/i;
/** What is not finished is no education yet. */
const unfinished =
  /\b(?:pursuing|persuing|perusing|pursing|persuit|discontinued|disc(?:ont)?|incomplete|not completed|appearing|appeared|doing|studying|student|drop ?out|dropped|fail(?:ed)?|not passed|arrears?|backlogs?|foundation|ongoing|on going|final year|continuing|cont|awaited|awaiting|(?:1st|2nd|3rd|4th|first|second|third|fourth|last) (?:year|yr|sem)|ca[- ]?inter|cma[- ]?inter|cs[- ]?(?:inter|executive)|icwa[- ]?inter|ipcc|inter)\b/i;
/** Short forms within a degree, which the lists know written out. */
const longForms: readonly (readonly [RegExp, string])[] = [
  [/\bnsg\b\.?/gi, 'Nursing'],
  [/\bengg?\b\.?(?=[\s)]|$)/gi, 'Engineering'],
  [/\bmgmt\b\.?/gi, 'Management'],
  [/\bcomp\.?(?= ?sc)/gi, 'Computer'],
  [/\bdip\b\.?/gi, 'Diploma'],
];

/**
 * The highest finished education of a cell: of `B.Com, CMA inter` the B.Com, of `M.Tech, PhD (doing)` the M.Tech. A cell of what is not
 * finished alone is left to a person.
 */
export function settleEducation({ form, find, readAs }: LongerCells): void {
  if (form.qualification === undefined) return;
  const text = writeOutMaster(form.qualification);
  const named = (words: string) => find.named({ list: 'qualification', text: words });
  const parts = text.split(betweenDegrees).filter((part) => part.trim() !== '');
  const finished = parts.filter((part) => !unfinished.test(part) || /^\s*inter(?:mediate)?\b/i.test(part));
  if (finished.length === 0) return;
  const whole = finished.length === parts.length ? text : finished.join(', ');
  const found = like(whole, { named: named(writeOutDegree(whole)), find }) ?? findAny(whole, { find });
  if (found === null) return;
  if (found.alike !== undefined)
    readAs.set('qualification', find.labelOf({ list: 'qualification', code: found.code }));
  form.qualification = found.code;
}

/** A whole name with a wrong letter is better than the beginning of it: "BSc Nurisng" is no BSc of any kind. */
function like(text: string, { named, find }: { named: Known | null; find: FindChoice }): Known | null {
  if (named !== null && (!named.saysMore || areAllKnown(text, find))) return named;
  const alike = find.alike({ list: 'qualification', text });
  return alike !== null && (named === null || alike.code !== named.code) ? alike : named;
}

/** Whether every longer word is a degree of its own: "MSc PhD" is no "MSc Phy" with a wrong letter. */
function areAllKnown(text: string, find: FindChoice): boolean {
  const words = splitWords(text).filter((word) => foldText(word).length >= 3);
  return words.every((word) => find.named({ list: 'qualification', text: word }) !== null);
}

/** "MS" alone is a master's degree of the subject before it: of engineering, of medicine or of a science. */
const master = /(?<=[,;/&+|(\s])m\.?\s?s\b\.?(?=\s*(?:[,;/&+|)]|$))/i;
const subjectsOfMaster: readonly (readonly [before: RegExp, degree: string])[] = [
  [/\bmbbs\b/i, 'Master of Surgery'],
  [/\bb\.?\s?tech?\b|\bb\.?\s?e\b|\bengg?\b|\bengineer/i, 'MS Engineering'],
  [/\bb\.?\s?sc\b|\bb\.?\s?s\b|\bbca\b/i, 'Master of Science'],
];

function writeOutMaster(text: string): string {
  const degree = subjectsOfMaster.find(([before]) => before.test(text))?.[1];
  return degree === undefined ? text : text.replace(master, degree);
}

/** A degree without short forms within it. */
export function writeOutDegree(text: string): string {
  return longForms.reduce((words, [short, long]) => words.replaceAll(short, long), text);
}

/** The first degree among other words: "Completed B.Tech", "Qualification: MA". */
export function findAny(text: string, { find }: Pick<LongerCells, 'find'>): Known | null {
  return unfinished.test(text) ? null : findWithin({ list: 'qualification', text }, find);
}
