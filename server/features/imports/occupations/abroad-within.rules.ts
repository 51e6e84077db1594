import { foldText } from '#contract/choices/fold-text.ts';
import type { FindChoice } from '../converting/known-words.rules.ts';
import { findPlace, type Place } from '../places/find-place.rules.ts';
import { isOver } from '../places/lives-at-work.rules.ts';

/** Countries where Indians work. Names of others are words, too: turkey, china, mali. */
const countries: ReadonlySet<string> = new Set(
  `ae sa kw qa om bh gb us ca au nz ie de sg my mt il mv fr nl ch se no dk fi be at pl pt es lu cz cy lt it jp kr hk za ke tz ug ng bw zm mu
   sc bn th id`.split(/\s+/),
);

/** Words behind a country that make a name of both, or say that the work is for people there and done here. */
const ofName =
  /^\W*(?:air(?:ways|lines?)?|express|embassy|consulate|high commission|visas?|returned?|rtn|tours?|trav\w*|language|cafe|cafeteria|bak\w+|hotel|restaurant|house|mall|shop\w*|market|bazaa?r|stores?|gold|jewell?\w*|textiles?|fashions?|collections?|tailors?|mobiles?|mortgage|payroll|process|shift|clients?|based|projects?|support|bpo|kpo|voice|recruit\w*|it|tax\w*|account\w*|billing|coding|mnc|company|firm|medical (?:billing|coding)|health ?care (?:process|bpo)|insurance|exports?|imports?)\b/i;
/** Work for these is done in India most often. */
const ofClients =
  /^\W*(?:it|account\w*|tax\w*|insurance|recruit\w*|billing|coding|support|projects?|mnc|company|firm)\b/i;
const served: ReadonlySet<string> = new Set(['us', 'gb', 'au', 'ca']);

const mostWords = 3;

/**
 * The one country abroad among the words of a cell about work, in any order: `Kuwait nurse`, `Nurse (Kuwait MOH)`. Null for several, and for
 * work that is over.
 */
export function abroadWithin(text: string, find: FindChoice): Place | null {
  if (isOver(text)) return null;
  const places = listAbroad(text, find);
  const [place] = places;
  return places.every(({ country }) => country === place?.country) ? (place ?? null) : null;
}

function listAbroad(text: string, find: FindChoice): Place[] {
  const words = [...text.matchAll(/[\p{L}.]+/gu)];
  const places: Place[] = [];
  for (let at = 0; at < words.length;) {
    const run = longestRun(
      words.slice(at).map(([word]) => word),
      find,
    );
    const length = run?.length ?? 1;
    if (run !== null && !isOfName(run.place, textBehind(text, words[at + length - 1])))
      places.push(run.place);
    at += length;
  }
  return places;
}

function textBehind(text: string, word: RegExpExecArray | undefined): string {
  return word === undefined ? '' : text.slice(word.index + word[0].length);
}

function isOfName({ country = '' }: Place, behind: string): boolean {
  if (!ofName.test(behind)) return false;
  return served.has(country) || !ofClients.test(behind);
}

function longestRun(words: readonly string[], find: FindChoice): { place: Place; length: number } | null {
  for (let length = Math.min(words.length, mostWords); length > 0; length -= 1) {
    const text = words.slice(0, length).join(' ');
    if (!isLong(text)) continue;
    const known = find.named({ list: 'country', text });
    if (known === null || !countries.has(known.code)) continue;
    const place = findPlace(text, { find });
    if (place !== null) return { place, length };
  }
  return null;
}

/** A name, or a short form in capitals: "us" is a word. */
function isLong(text: string): boolean {
  return foldText(text).length > 3 || /^(?:U\.?K|U\.?S(?:\.?A)?|UAE|KSA|NZ)\.?$/.test(text);
}
