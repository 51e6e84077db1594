import { plainCell } from '../converting/cells.rules.ts';

/**
 * Titles before a name; several may follow each other: `Chi. Sow. Lakshmi`, `Dr. Kum. Anu`. Those that are also names or parts of one,
 * as in "Sri Lakshmi", count with a dot alone: `dotted`, and `said`, which say a gender without a dot, too, as titles and as names.
 */
const titlesOf = {
  women: {
    free: 'mrs|ms|miss|smt|smti|srimati|shrimati|tmt|thirumathi|kum|sushri|sushree|sow|chi\\.? ?(?:la\\.? ?)?(?:sow|sou|sau)|chisow|chisou|chisau',
    dotted: 'km|ku|sou|sau',
    said: 'kumari|selvi',
  },
  men: {
    free: 'mr|janab',
    dotted: 'sri|shree|sree|sh|chi',
    said: 'shri|thiru|selvan|chiranjeevi|chiranjivi|master',
  },
  both: { free: 'dr|er|adv|prof|rev|fr|engr|capt', dotted: 'major|maj|ca|cs|ar|hon|pt|col|lt' },
} as const;
/** Words before a name that may be a title or a part of it. */
export const maybeTitle = new RegExp(
  `^(sri|shree|sree|${titlesOf.men.said}|${titlesOf.women.said}) +(.+)$`,
  'i',
);
/** Given names that nearly every bearer of is a man, and that are no titles to leave out. */
const menFirst = 'md|mohd|mohammed|mohammad|muhammed';

const title = ({ free, dotted, said }: { free: string; dotted: string; said?: string }) =>
  `(?:(?:${free})(?:\\.\\s*|\\s+)|(?:${dotted}${said === undefined ? '' : `|${said}`})\\.\\s*)`;
const ofBoth = title(titlesOf.both);
const women = new RegExp(`^(?:${ofBoth})*(?:${title(titlesOf.women)}|(?:${titlesOf.women.said})\\s+)(?=\\S)`);
const men = new RegExp(
  `^(?:${ofBoth})*(?:${title(titlesOf.men)}|(?:${titlesOf.men.said})\\s+|(?:${menFirst})(?:\\.\\s*|\\s+))(?=\\S)`,
);
const any = new RegExp(
  `^(?:(?:${[titlesOf.women, titlesOf.men, titlesOf.both].map(title).join('|')})(?=\\S))+`,
  'i',
);

/** Words of a name that only women bear, or that say whose daughter, wife or son this is; in Gujarat `Nitaben`, `Rameshbhai`. */
const womenWithin =
  /\b(?:kaur|kumari|begum|begam|bano|khatoon|khatun|bibi)\b|\b[dw]\/ ?o\b|\b(?:daughter|wife) of\b|(?<=\p{L}{3} ?)ben\b/u;
const menWithin = /\bs\/ ?o\b|\bson of\b|(?<=\p{L}{3} ?)bhai\b/u;
/** `Ramesh (Boy)`, `Anu - bride`. */
const behind = /\s*(?:[([]\s*|-\s*)(m|male|boy|groom|ladka|f|female|girl|bride|ladki)\s*[)\]]?$/i;

/** The gender that a title or a word of kinship states: `Mr. Arun`, `Kum Anu`, `Anu D/o Jose`. Null without one. */
export function readTitleGender(name: string): 'Male' | 'Female' | null {
  const plain = plainCell(name);
  const last = behind.exec(plain)?.[1];
  if (last !== undefined) return /^(?:m|boy|groom|ladka)/.test(last) ? 'Male' : 'Female';
  if (women.test(plain) || womenWithin.test(plain)) return 'Female';
  return men.test(plain) || menWithin.test(plain) ? 'Male' : null;
}

/** Initials behind a name belong together: `Nikhil V S`, `Anu K. P.`. */
const initialsBehind = /^(.*\p{L}[\p{L}\p{M}]+\.?)\s+((?:\p{L}(?:\.\s*|\s+)){1,3}\p{L}\.?)$/u;

const kinship = /\s*\b(?:[dsw]\/ ?o|(?:son|daughter|wife) of)\b.*$/i;

/**
 * Splits a whole name: the last name of `Asha Mary Mathew` and of `Mathew, Asha Mary` is Mathew. Titles are left out; a
 * single word is a first name.
 */
export function splitName(text: string): { first: string; last: string } {
  const bare = text.trim().replaceAll(/\s+/g, ' ').replace(any, '').replace(kinship, '').replace(behind, '');
  const [family, given] = bare.trim().split(/\s*,\s*/, 2);
  if (family !== undefined && given !== undefined && given !== '')
    return { first: given.replace(any, ''), last: family };
  const [, own = '', initials] = initialsBehind.exec(bare.trim()) ?? [];
  if (initials !== undefined) return { first: own, last: initials };
  const words = bare.trim().split(' ');
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first: words.join(' '), last };
}
