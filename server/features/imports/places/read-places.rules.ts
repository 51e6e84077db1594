import { foldText } from '#contract/choices/fold-text.ts';
import { indexLikeness } from '../longer-cells/likeness.rules.ts';
import { splitParts } from '../longer-cells/find-within.rules.ts';
import type { FindChoice } from '../converting/known-words.rules.ts';
import { findPlace, isShortForm, listPlaces, nameTown, type Place } from './find-place.rules.ts';
import { isOfCity, isOfDistrict, merge, mergeQuarter, type Role } from './merge-places.rules.ts';
import { aroundPlaces, sameAsNative } from './place-words.rules.ts';
import { writeOutStates } from './states-abroad.rules.ts';

export type Places = Partial<Record<Role, Place>> & {
  /** The text says that the native place and the one where the person lives are the same. */
  isSame?: true;
  /** Words that name no known place. */
  unknown?: string;
};

const isSame: ReadonlySet<string> = new Set(sameAsNative.split(';').map(foldText));
const alikeSame = indexLikeness(isSame);
const around: ReadonlySet<string> = new Set(aroundPlaces.split(';').map(foldText));

const nativeWords =
  /\b(?:native|hails?|hailing|originally|basically|belongs?|permanent(?:ly)?|ancestral|home ?town)\b|^\s*from\b/i;
const livesWords =
  /\b(?:work(?:s|ing)?|wkg|settled|resid\w+|liv(?:es|ing)|stay\w*|present\w*|current\w*|now|posted|employed|based|at present|shifted|moved|migrated|relocated)\b/i;

/**
 * The places of a cell: `Thrissur (native), working at Bangalore`, `Madras, T.N`, `Settled in US`, `Same`. Without a word that says so,
 * a place has the role of its column.
 */
export function readPlaces(text: string, { role, find }: { role: Role; find: FindChoice }): Places {
  const folded = foldText(text);
  if (role === 'lives' ? saysSame(folded) : isSame.has(folded)) return { isSame: true };
  // "A'bad (Mah)": a short form with its state is another town than alone.
  const short = isShortForm(text) ? findPlace(text, { find }) : null;
  if (short !== null) return { [role]: short };
  return readClauses(text, { role, find });
}

/** Firms with the name of a place in theirs. */
const firms = /\b(?:bank of|air india|indian (?:bank|oil))\b/i;

function readClauses(text: string, { role, find }: { role: Role; find: FindChoice }): Places {
  const found: Places = {};
  let current: Role = role;
  const unknown: string[] = [];
  let isMarked = false;
  for (const clause of listClauses(text)) {
    const said = roleOf(clause);
    current = said ?? current;
    const words = wordsOf(clause, find);
    // "Thrissur (native)": the word is behind its place. Without a word there is nothing to move.
    if (firms.test(clause)) unknown.push(clause);
    else if (words === '') moveLast(found, { from: role, to: current });
    else {
      if (said !== null && !isMarked) leaveOther(clause, { said, words, role, found, find });
      unknown.push(...addPlaces(words, { found, role: current, find, text }));
    }
    isMarked ||= said !== null;
  }
  const left = unknown.filter(
    (words) =>
      !placeLate(words, { found, role, find }) && !isOfCity(words, { text, role, city: found[role] }),
  );
  return left.length === 0 ? found : { ...found, unknown: left.join(' ') };
}

type Adding = { found: Places; role: Role; find: FindChoice; text: string };

/** Adds the places of some words, and returns words that name none. */
function addPlaces(words: string, { found, role, find, text }: Adding): string[] {
  const isKnown = found[role] !== undefined;
  const { places, other } = placesOf(words, { find, within: found[role] });
  for (const place of places)
    found[role] = mergeQuarter(found[role], { place, text }) ?? merge(found[role], place);
  // Behind a place that is known, it is a short form of something above it: "Bhimavaram, W.G. Dt".
  return other === '' || isKnown ? [] : [other];
}

type Leaving = { said: Role; words: string; role: Role; found: Places; find: FindChoice };

/**
 * The first words for a role say of a place before them that it has the other one: `Guntur, settled in Hyd`, and in a column of native
 * places `B'lore (native TCR)`.
 */
function leaveOther(clause: string, { said, words, role, found, find }: Leaving): void {
  if (said === 'native' && (role !== 'native' || isOfDistrict(clause))) return;
  const other = said === 'lives' ? 'native' : 'lives';
  const [named] = placesOf(words, { find, within: undefined }).places;
  const before = found[said];
  if (named === undefined || before?.town === undefined || found[other] !== undefined) return;
  if (named.town === before.town) return;
  found[other] = before;
  Reflect.deleteProperty(found, said);
}

/** The words of a clause about a place: all of them when they are its name ("Kuwait City"). */
function wordsOf(clause: string, find: FindChoice): string {
  const whole = findPlace(clause, { find });
  return whole !== null && whole.isAlike === undefined ? clause : stripAround(clause);
}

/** A name that several districts have, once the state behind it is known: "Hamirpur, HP". */
function placeLate(words: string, { found, role, find }: Omit<Adding, 'text'>): boolean {
  const within = found[role];
  if (within?.state === undefined || within.district !== undefined) return false;
  const place = findPlace(words, { find, within });
  if (place?.state !== within.state) return false;
  found[role] = { ...within, ...place };
  return true;
}

function saysSame(folded: string): boolean {
  return isSame.has(folded) || alikeSame(folded).length > 0;
}

/** A word for the role with a mark behind it, at the beginning of a clause. */
const roleBefore =
  /(?<=^\s*|[,;/(|.]\s*)((?:native|settled|working|wkg|residing|resi|staying|living|presently|present|current(?:ly)?|at present|now|posted|permanent|home ?town)(?: (?:place|at|in|of))?)\s*[-–—:=]+\s*/gi;

/** Words for a role, which begin a clause also without a mark before them: `Native Thrissur now Bangalore`. */
const roleWords = String.raw`(?:now|at present|present(?:ly)?|current(?:ly)?|settled|work(?:s|ing)|wkg|liv(?:es|ing)|resid(?:es|ing)|stay(?:s|ing)|posted|shifted|moved|migrated|relocated|native|hails?|hailing|originally|basically|belongs|ancestral|from)\b`;
const roleInside = new RegExp(
  String.raw`(?<=[\p{L})])(?<!\b(?:${roleWords}|but|and|is|also|km|kms|away|far|hrs?|hours?|not|who|he|she)\.?) +(?=(?:(?:but|and|is|who is) +)*${roleWords})`,
  'giu',
);
const roleBehind = new RegExp(String.raw`(?<=${roleWords}) +(?=\p{L})`, 'giu');
const endsWithRole = /(?<=\p{L} )(?:native|settled|based|at present|presently|currently|now)\W*$/iu;

/** A comma between places that words say different things of; these words stand before their places, or all of them behind. */
function setRolesApart(text: string): string {
  const isBehind = endsWithRole.test(text) && !new RegExp(`^\\W*${roleWords}`, 'i').test(text);
  return isBehind ? text.replaceAll(roleBehind, ' , ') : text.replaceAll(roleInside, ' , ');
}

function listClauses(text: string): string[] {
  const clauses = splitParts(
    writeOutStates(setRolesApart(text))
      .replaceAll(/(?<=\p{L}{3})[\s,-]+(?:sec(?:tor)?|phase|block)[\s.-]*\d+\w?\b/giu, ' ')
      .replaceAll(/\b(?:r|p|c)\/o\b\.?/gi, ' ')
      .replaceAll(
        /\b(?:h|house|flat|plot|gali|lane|street|ward|sector|sec|block|phase)\.?\s*no\.?\s*(?=[\w])/gi,
        'house ',
      )
      // "Ahmedabad, native - Anand"
      .replaceAll(roleBefore, '$1 ')
      .replaceAll(/\s*(?:→|->|=>)\s*/g, ' , working at ')
      // "Pollachi. Now at Pondy", but not "T. Nagar"
      .replaceAll(/(?<=\p{L}{3})\.\s+/gu, ' , '),
  );
  const named = clauses.filter((clause) => !ofHouse.test(clause));
  return named.length === 0 ? clauses : named;
}

/** The part of an address that says only the house, the street or the quarter by a number: `H.No. 22`, `Gali 3`, `Sec-62`. */
const ofHouse =
  /^(?:h\.?\s?n\.?|house|flat|plot|gali|lane|street|ward|sector|sec\.?|block|phase|room|pin(?: ?code)?|p\.?\s?o\.?|p\.?\s?s\.?|door|d\.?\s?no\.?)(?![a-z])\W*\d*\s*[\w/-]{0,5}$|^#\s*\d|^\d+(?:st|nd|rd|th) (?:cross|main|floor|lane|street|block|stage|phase)\b|^(?:near|nr|opp|opposite|behind|beside|b\/h)\b.*\b(?:stand|station|temple|mandir|masjid|church|school|college|hospital|bank|office|market|circle|chowk|road|tank|cinema|theatre|petrol|tower)\b|^\d[\d/-]*\w?$/i;

/** Whether a text says of a place that it is the native one, or the one of today. */
export function hasRoleOfPlace(text: string): boolean {
  return roleOf(text) !== null;
}

function roleOf(clause: string): Role | null {
  if (livesWords.test(clause)) return 'lives';
  return nativeWords.test(clause) ? 'native' : null;
}

/** The words of a clause without those that stand around places; empty when it has no other. */
function stripAround(clause: string): string {
  const words = clause.replace(/(?<=\p{L}{3})\.$/u, '').split(/\s+/);
  const isAround = (word: string | undefined) => word !== undefined && around.has(foldText(word));
  while (isAround(words[0])) words.shift();
  while (isAround(words.at(-1))) words.pop();
  return words.join(' ').trim();
}

function moveLast(found: Places, { from, to }: { from: Role; to: Role }): void {
  const last = found[from];
  if (from === to || last === undefined || found[to] !== undefined) return;
  found[to] = last;
  Reflect.deleteProperty(found, from);
}

function placesOf(
  words: string,
  options: { find: FindChoice; within: Place | undefined },
): { places: Place[]; other: string } {
  const { find, within } = options;
  const whole = findPlace(words, { find, ...(within && { within }) }) ?? findPlace(words, { find });
  if (whole !== null) return { places: [whole], other: '' };
  const { places, others } = listPlaces(words, { find });
  if (places.length > 0) return { places, other: '' };
  return { places: [], other: others.join(' ') };
}

/** A village with its district: `Vill. Rampura, Distt. Patna`, `VPO Majra Distt Moga`, `Gaon Pipra, zila Gaya`. */
const ofVillage =
  /^\s*(?:vill(?:age)?|v\.?\s?p\.?\s?o|gaon|ganv|gram)\b\.?(?:\s*[+&]\s*p\.?\s?o\b\.?)?\s+([\p{L}\d .'-]+?)\s*(?:,|\b(?:p\.?o|teh|tehsil|dist|distt|district|zila|zilla|jila)\b|$)/iu;

/** What a native place is called: its town, else the words. */
export function nameNative(text: string, { native, unknown }: Places): string {
  return nameTown(ofVillage.exec(text)?.[1] ?? unknown ?? native?.town ?? stripAround(text));
}
