import { hasLink } from '#contract/fields/person-name.ts';
import { splitName } from './titles-of-names.rules.ts';

/** The name of a person, the parent that the cell names beside it, and what was left out of the name. */
export type ReadName = {
  first: string;
  last: string;
  parent: { field: 'father' | 'mother'; name: string } | null;
  left: string[];
};

/** `S/o Ramesh Sherigar`, with or without a bracket around it, up to a comma or the end. */
const kinship =
  /[\s([{,-]*\b(?:([sd])\/ ?o|(son|daughter) of|[cw]\/ ?o|wife of|care of)\b[\s.:-]*([^,;()[\]{}]*)[\s)\]}]*/i;
const bracket = /\s*[([{]([^)\]}]*)[)\]}]?/g;
const alias = /\s+(?:alias|@|aka|a\.k\.a\.?)\s+(.+)$/i;
/** A bracket that says who is meant, and is read as the gender. */
const genderWords = /^(?:m|f|male|female|boy|girl|groom|bride|ladka|ladki)$/i;
/** Degrees and callings of at least three letters, which begin no name. */
const longDegrees = String.raw`m\.?b\.?b\.?s|[bm]\.?d\.?s|[bmd]\.?h\.?m\.?s|b\.?[anusy]\.?[mnuy]\.?s|[bm]\.?p\.?t|[bm]\.? ?v\.? ?sc|[bm]\.? ?tech|[bm]\.? ?(?:com|sc|ed|arch|pharm|lib|des|phil|plan)|[bm]\.?[bcp]\.?a|[bm]\.?b\.?m|[bm]\.?s\.?w|m\.? ?ch|d\.?n\.?b|ph\.? ?d|pharm\.? ?d|l\.?l\.?[bmd]|pg\.?d\.?(?:m|ca|ba)?|f\.?r\.?c\.?[sp]|m\.?r\.?c\.?(?:[sp]|o\.?g)|d\.?g\.?o|d\.?c\.?h|i\.?[apfr]\.?s|[fa]\.?c\.?a|acca|c\.?m\.?a|c\.?p\.?a|c\.?f\.?a|icwa|gnm|anm|rn|diploma|engineer|advocate|doctor|retd`;
/** Two letters may also be initials or a name, as Md is; alone behind a whole name and a comma they are none. */
const shortDegrees = String.raw`b\.?e|b\.?a|m\.?[aeds]|b\.?l|m\.?l|c\.?[as]|d\.?m|jr|sr|dr|er|adv|prof|ii|iii`;
const longBehind = new RegExp(String.raw`,\s*((?:${longDegrees})\b.*)$`, 'i');
const shortBehind = new RegExp(
  String.raw`(?<=\S\s+\S[^,]*(?:,.*)?),\s*((?:(?:${longDegrees}|${shortDegrees})\b\.?[\s,&]*)+)$`,
  'i',
);
/** Degrees that are no part of a name, also without a comma. */
const degreeBehind =
  /\s+((?:(?:m\.?b\.?b\.?s|b\.?d\.?s|b\.?h\.?m\.?s|b\.?a\.?m\.?s|b\.? ?tech|m\.? ?tech|m\.?b\.?a|m\.?c\.?a|b\.?c\.?a|b\.com|m\.com|b\.sc|m\.sc|ph\.? ?d|l\.?l\.?b)\b\.?[\s,&]*)+)$/i;
const mothers = /^(?:mrs|smt|smti|shrimati|srimati|tmt)\b/i;

/**
 * Reads a cell with a name: `Sukesh Sherigar (S/o Ramesh Sherigar)`, `Ms. ASMA BANU`, `Anu Rao (Ammu), MBBS`. Titles are left out without a
 * word, for they say the gender.
 */
export function readName(text: string): ReadName {
  const { rest, parent, left } = takeParent(text);
  const asides = [...left];
  const leaveOut = (...[whole = '', aside = '']: string[]) => {
    // Nothing of a name with an address is a name, so it is refused as a whole.
    if (hasLink(aside)) return whole;
    const said = aside.trim();
    if (said !== '' && !genderWords.test(said)) asides.push(said);
    return '';
  };
  const bare = spaceInitials(rest)
    .replaceAll(bracket, leaveOut)
    .replace(alias, leaveOut)
    .replace(shortBehind, leaveOut)
    .replace(longBehind, leaveOut)
    .replace(degreeBehind, leaveOut)
    .replace(/(?:\s*[,;&/]|\s+[-–—])+\s*$/, '');
  const { first, last } = splitName(bare);
  const casing = casingOf(`${first} ${last}`);
  return { first: casing(first), last: casing(last), parent, left: asides };
}

/** `S.Murugan` is `S. Murugan`, and `Ramya.S` is `Ramya S`. */
function spaceInitials(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\p{M}])(\p{Lu})\.(?=\p{L}[\p{L}\p{M}]{2})/gu, '$1. ')
    .replaceAll(/(?<=\p{L}[\p{L}\p{M}]{2})\.(?=\p{Lu}(?![\p{L}\p{M}]))/gu, ' ');
}

/** The whole name of a cell with a first or a last name. */
export function joinNames({ first, last }: Pick<ReadName, 'first' | 'last'>): string {
  return `${first} ${last}`.trim();
}

function takeParent(text: string): { rest: string; parent: ReadName['parent']; left: string[] } {
  const found = kinship.exec(text);
  if (found === null) return { rest: text, parent: null, left: [] };
  const [whole, letter, word, name = ''] = found;
  const before = text.slice(0, found.index);
  const behind = text.slice(found.index + whole.length).trim();
  const isPart = /^[\p{L}]/u.test(behind);
  const rest = isPart ? `${before} ${behind}`.trim() : before;
  const left = isPart ? [] : [behind.replace(/^[^\p{L}]+/u, '')].filter((aside) => aside !== '');
  // In care of somebody, or a wife: no parent.
  if (letter === undefined && word === undefined)
    return { rest, parent: null, left: [whole.replaceAll(/[()[\]{}]/g, '').trim(), ...left] };
  const field = mothers.test(name.trim()) ? 'mother' : 'father';
  return { rest, parent: name.trim() === '' ? null : { field, name: tidyName(name) }, left };
}

function tidyName(text: string): string {
  const name = joinNames(splitName(text));
  return casingOf(name)(name);
}

/** A name in capitals or small letters alone as names are written; one with both is somebody's own spelling. */
function casingOf(name: string): (part: string) => string {
  const hasBoth = /\p{Ll}/u.test(name) && /\p{Lu}/u.test(name);
  if (hasBoth) return (part) => part.replaceAll(loudWord, writeWord);
  if (!/\p{Ll}{3}|\p{Lu}{3}/u.test(name)) return (part) => part;
  return (part) => part.replaceAll(/[\p{L}\p{M}]+/gu, writeWord);
}

/** A word in capitals that is too long for initials: `Liza SOUZA`. */
const loudWord = /(?<![\p{L}\p{M}])(?=\p{Lu}*[AEIOU])\p{Lu}{4,}(?![\p{L}\p{M}])/gu;

/** Short words of names, which are no initials. */
const shortNames: ReadonlySet<string> = new Set(
  'md sk om jo bi al el ul ur uz de da di st sri shri'.split(' '),
);

/** One word, between spaces, dots, hyphens and apostrophes: `ASMA` is `Asma`, `MCDONALD` is `McDonald`, `KP` and `KPM` are initials. */
function writeWord(word: string): string {
  const small = word.toLowerCase();
  const isInitials = word.length <= 2 || (word.length === 3 && !/[aeiouy]/i.test(word));
  if (isInitials && !shortNames.has(small)) return word.toUpperCase();
  const mac = /^mc(?=[b-df-hj-np-tv-z]\p{L}{2})/u.test(small) && small.length > 4;
  if (mac) return `Mc${small.slice(2, 3).toUpperCase()}${small.slice(3)}`;
  return `${small.slice(0, 1).toUpperCase()}${small.slice(1)}`;
}
