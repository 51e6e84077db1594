import { plainCell } from '../converting/cells.rules.ts';

type Siblings = { brothers: number | null; sisters: number | null };

const numberWords: Readonly<Record<string, number>> = {
  no: 0,
  nil: 0,
  none: 0,
  zero: 0,
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  shunya: 0,
  koi: 0,
  ek: 1,
  aik: 1,
  eka: 1,
  do: 2,
  dui: 2,
  don: 2,
  be: 2,
  teen: 3,
  tin: 3,
  char: 4,
  chaar: 4,
  panch: 5,
  paanch: 5,
};
const brother = String.raw`br\w{0,4}th?\w{0,3}|bro[sz]?|brs?|bhai(?:s|yya|ya|yo|yon)?|bha[iu]jaan|bhra(?:ta|a)|veere?|virji|bhau|bhaoo?|chett?an(?:mar)?|ch?ettan|aniyan(?:mar)?|jyeshtan|annan?|anna|anna(?:y?ya|iah)|thambi|tambi|tammudu|thammudu|tamma|dada|daju|bhra|sahodaran|b`;
const sister = String.raw`si\w{0,2}s?t\w{0,4}|siss?|srs?(?! (?:bro|sis))|ben|b[ae]h[ae]?n(?:e|en|ein|o|on|ji)?|b[ae]hne?in?|bahin(?:i|e|ein)?|didi|dee?di|chechi|chech[iy]|aniyath?i|akka|akk[ae]|thangai|thangachi|thangi|tangi|chelli|chellelu|chellamma|bon|bhain|pengal|sahodari|s`;
const isBrother = new RegExp(`^(?:${brother})$`);
const between = String.raw`(?:[a-z]+\.?\s+){0,2}?`;
const number = String.raw`(\d{1,2}|${Object.keys(numberWords).join('|')})`;
/** `2 elder bros`, `1B`, `no sis`; and `B-1`, `Sis: 2`. */
const numberFirst = new RegExp(String.raw`\b${number}\s*${between}(${brother}|${sister})\b`, 'g');
const wordFirst = new RegExp(String.raw`\b(${brother}|${sister})\s*[-:=.]*\s*${number}\b`, 'g');

/**
 * How many brothers and sisters a cell names: `1 B (m), 2 S (1m)`, `Two elder brothers married, one younger sister`, `Bro-1, Sis-2`,
 * `Only son`, `1 chechi, 1 aniyan`. Two bare numbers are brothers and sisters in the order of the header. Null for those that it does not name.
 */
export function readSiblings(text: string, areSistersFirst = false): Siblings {
  const plain = cleanCounts(plainCell(text));
  if (noSiblings.test(plain)) return { brothers: 0, sisters: 0 };
  const ordered = readOrdered(plain, areSistersFirst);
  if (ordered !== null) return ordered;
  const found = countAll(withNil(plain));
  return {
    brothers: found.brothers ?? (onlySon.test(plain) || onlyChild.test(plain) ? 0 : null),
    sisters: found.sisters ?? (onlyDaughter.test(plain) || onlyChild.test(plain) ? 0 : null),
  };
}

/** A cell without what stands in brackets, unless the counts are there: `2 (1B, 1S)`. */
function cleanCounts(whole: string): string {
  const [, within] = /^\d+\s*\(([^)]*\d[^)]*)\)$/.exec(whole) ?? [];
  return (
    (within ?? whole)
      .replaceAll(/\([^)]*\)/g, ' ')
      // "1 EB, 1 YS", "1 elder + 1 younger brother"
      .replaceAll(/\b(\d|one|two)\s*[ey]\.?\s?([bs])\b\.?/g, '$1 $2')
      .replaceAll(bothAges, '$1 elder $3, $2 younger $3')
      .replaceAll(/(?<=[a-z])\.(?=\s|$|\d)/g, ' ')
      .replaceAll(/(?<=\d)(?=[a-z])/g, ' ')
      .replaceAll(/\b([bs])(?=\d)/g, '$1 ')
      .trim()
  );
}

const bothAges = /\b(\d|one|two) elder (?:\+|&|and|,) ?(\d|one|two) younger (bro\w*|sis\w*)/g;

const sibs = String.raw`sib(?:ling)?s?`;
const noSiblings = new RegExp(
  String.raw`^(?:nil|none|no|0|(?:no|nil+|zero|without|0) (?:other |any )?(?:${sibs}|(?:brothers?|bros?|b) ?(?:and|or|nor|&|\/) ?(?:no )?(?:sisters?|sis|s))|${sibs}\W*(?:nil+|none|no|zero|0)|(?:only|single|lone|sole|one) (?:child|one|kid)|single|(?:ik|ek|ak)l?a?ut[aei] (?:santan|aulad|child)|koi bhai b[ae]h[ae]?n nahi)$`,
);
/** Words about brothers and sisters, which may say how many there are or not: `2 sibs`, `sis in UK`. */
export const namesSiblings = new RegExp(String.raw`\b(?:${sibs}|bros?|brothers?|sis|sisters?)\b`, 'i');

/** Whether words say how many brothers or sisters there are. */
export function countsSiblings(text: string): boolean {
  return Object.values(readSiblings(text)).some((count) => count !== null);
}

/** The Hindi word means the only child, unless others are named. */
const onlyChild = /\b[aei]kl?a?ut[aie]\b/;
const onlySon = /\b(?:only|single) (?:son|boy)\b/;
const onlyDaughter = /\b(?:only|single) (?:daughter|girl|dtr)\b/;

/** `2/0`, `nil / 2`: in the order of the header. */
const inOrder = /^(\d|nil|no|none)\s*(?:[/,&+-]|\band\b)\s*(\d|nil|no|none)$/;

function readOrdered(plain: string, areSistersFirst: boolean): Siblings | null {
  const [, first, second] = inOrder.exec(plain) ?? [];
  if (first === undefined || second === undefined) return null;
  const [brothers, sisters] = areSistersFirst ? [second, first] : [first, second];
  return { brothers: countOf(brothers), sisters: countOf(sisters) };
}

function countOf(text: string): number {
  return numberWords[text] ?? Number(text);
}

/** `Nil / 2 sis`: what stands for nothing beside sisters are the brothers. */
function withNil(plain: string): string {
  const nothing = /^(?:nil|no|none)\s*[/,;&-]\s*(?=\d)/;
  return nothing.test(plain)
    ? plain.replace(nothing, new RegExp(`\\b(?:${sister})\\b`).test(plain) ? '0 bro, ' : '0 sis, ')
    : plain;
}

/** Between clauses: `2 bro - married, sis nil`. Each has its number in front of the word or behind it. */
const betweenClauses = /\s*[,;&+/|]\s*|\s+and\s+/;
const beginsWithWord = new RegExp(String.raw`^(?:${brother}|${sister})\s*[-:=.]*\s*(?:\d|nil|none|no)\b`);

function countAll(plain: string): Siblings {
  const found = plain.split(betweenClauses).flatMap(countClause);
  return {
    brothers: sumOf(found.filter(({ isOfBrothers }) => isOfBrothers)),
    sisters: sumOf(found.filter(({ isOfBrothers }) => !isOfBrothers)),
  };
}

function countClause(clause: string): { isOfBrothers: boolean; count: number }[] {
  const isWordFirst = beginsWithWord.test(clause);
  return [...clause.matchAll(isWordFirst ? wordFirst : numberFirst)].map((match) => {
    const [word = '', count = ''] = isWordFirst ? [match[1], match[2]] : [match[2], match[1]];
    return { isOfBrothers: isBrother.test(word), count: countOf(count) };
  });
}

function sumOf(found: readonly { count: number }[]): number | null {
  return found.length === 0 ? null : found.reduce((sum, { count }) => sum + count, 0);
}
