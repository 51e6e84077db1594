import { foldText } from '#contract/choices/fold-text.ts';
import { splitWords } from '../longer-cells/find-within.rules.ts';
import type { FindChoice, Known } from '../converting/known-words.rules.ts';
import { aroundPlaces, countriesThemselves, regionsAbroad } from './place-words.rules.ts';
import { shortTownNames } from './short-town-names.rules.ts';
import { townNames } from './town-names.rules.ts';

/** What a text says about a place. `town` is its name of today, where it has one. */
export type Place = {
  town?: string | undefined;
  district?: string | undefined;
  state?: string | undefined;
  country?: string | undefined;
  /** A name of it was read although one letter differs. */
  isAlike?: true;
};

const around: ReadonlySet<string> = new Set(aroundPlaces.split(';').map(foldText));
const listOf = (texts: string): Set<string> => new Set(texts.split(';').map(foldText));
const countryWords = listOf(countriesThemselves);
const regions = listOf(regionsAbroad);
const nameOfToday: ReadonlyMap<string, string> = new Map(
  [...Object.entries(shortTownNames), ...Object.entries(townNames)].flatMap(([name, others]) =>
    [name, ...others.split(';')].map((other) => [foldText(other), name] as const),
  ),
);

/** Cities that lie in several districts. */
const severalDistricts = listOf('Delhi; New Delhi; Mumbai; Bombay');

/** Towns of two states that bear one name. */
const severalStates = listOf('Aurangabad; Bijapur; Bilaspur; Pratapgarh; Hamirpur; Balrampur');

/** The name of a town as it is today; the words themselves, without capitals alone, when no other is known. */
export function nameTown(words: string): string {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  return nameOfToday.get(foldText(text)) ?? spell(text);
}

/** Whether a text of several words is a short form of a town. */
export function isShortForm(text: string): boolean {
  return /[ (]/.test(text) && nameOfToday.has(foldText(text));
}

/** A name in capitals, or without any, as a name is written. */
function spell(text: string): string {
  const isPlain = text !== text.toUpperCase() && text !== text.toLowerCase();
  return isPlain
    ? text
    : text.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The place that some words name, within the state or country that is known already; null when no list has it. */
export function findPlace(
  words: string,
  { find, within }: { find: FindChoice; within?: Place },
): Place | null {
  const text = foldText(words);
  if (text === '' || /^\d+$/.test(text)) return null;
  const named = placeBy(words, { look: find.named, find, within });
  // "Abroad" is no Abu Road.
  return named ?? (around.has(text) ? null : placeBy(words, { look: find.alike, find, within }));
}

type Look = { look: FindChoice['named']; find: FindChoice; within: Place | undefined };

function placeBy(words: string, options: Look): Place | null {
  const country = options.look({ list: 'country', text: words });
  if (country !== null) return placeAbroad(words, { known: country, find: options.find });
  const { state, district } = findInIndia(words, options);
  if (district !== null)
    return placeOfDistrict(words, { district, find: options.find, within: options.within });
  if (state === null) return null;
  const isTown = nameOfToday.has(foldText(words));
  return {
    ...placeOfState(state.code, options.find),
    ...(isTown && { town: nameTown(words) }),
    ...likeness(state),
  };
}

/** A state, and a district within what is known already. */
function findInIndia(words: string, { look, within }: Look): { state: Known | null; district: Known | null } {
  const country = within?.country;
  const state = look({ list: 'state', text: words, ...(country !== undefined && { parents: [country] }) });
  const above = within?.state ?? state?.code;
  const district = look({ list: 'district', text: words, ...(above !== undefined && { parents: [above] }) });
  return { state, district };
}

function placeOfDistrict(
  words: string,
  { district, find, within }: { district: Known; find: FindChoice; within: Place | undefined },
): Place {
  if (severalStates.has(foldText(words)) && within?.state === undefined)
    return { country: 'in', town: spell(words.trim()) };
  const above = district.parent === null ? {} : placeOfState(district.parent, find);
  const isOfSeveral = severalDistricts.has(foldText(words));
  return {
    ...above,
    ...(!isOfSeveral && { district: district.code }),
    town:
      (severalStates.has(foldText(words)) ? nameToday(words, { code: district.code, find }) : null) ??
      townOf(words, district),
    ...likeness(district),
  };
}

/** The name of today that a district has itself, or before the one in brackets: "Vijayapura (Bijapur)", but Bijapur of Chhattisgarh. */
function nameToday(words: string, { code, find }: { code: string; find: FindChoice }): string | null {
  const label = find.labelOf({ list: 'district', code });
  const [, today = label, former = label] = /^(.+) \((.+)\)$/.exec(label) ?? [];
  return [label, former].some((name) => foldText(name) === foldText(words)) ? today : null;
}

function placeOfState(state: string, find: FindChoice): Place {
  return { state, country: find.named({ list: 'state', text: state })?.parent ?? undefined };
}

function likeness({ alike }: Known): Pick<Place, 'isAlike'> {
  return alike === undefined ? {} : { isAlike: true };
}

/** The words, or the name that they were read as when a letter is wrong. */
function townOf(words: string, { alike }: Known): string {
  return nameTown(alike === undefined || splitWords(words).length > 1 ? words : alike);
}

function placeAbroad(words: string, { known, find }: { known: Known; find: FindChoice }): Place {
  const { code, alike } = known;
  const isCountry = (text: string) =>
    text === code || countryWords.has(text) || text === foldText(find.labelOf({ list: 'country', code }));
  const place = { country: code, ...likeness(known) };
  const folded = alike ?? foldText(words);
  // A city that is a country, too.
  if (folded === 'singapore') return { ...place, town: 'Singapore' };
  if (isCountry(folded)) return place;
  // "Doha Qatar"
  const all = splitWords(words);
  const rest = isCountry(foldText(all.at(-1) ?? '')) ? all.slice(0, -1).join(' ') : words;
  const name = townOf(rest, known);
  return regions.has(foldText(rest)) ? { ...place, state: name } : { ...place, town: name };
}

/** The places that the words of a text name one after the other, and the words that name none. */
export function listPlaces(
  text: string,
  { find, within }: { find: FindChoice; within?: Place },
): {
  places: Place[];
  others: string[];
} {
  const words = splitWords(text);
  const places: Place[] = [];
  const others: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = findLongest(words.slice(at), { find, ...(within && { within }) });
    if (found === null) others.push(words[at] ?? '');
    else places.push(found.place);
    at += found?.length ?? 1;
  }
  return { places, others };
}

const mostWords = 4;
/** A single short word is a place as a part of its own alone: "PTA", "Una". */
const shortestWord = 4;

function findLongest(
  words: readonly string[],
  options: { find: FindChoice; within?: Place },
): { place: Place; length: number } | null {
  for (let length = Math.min(words.length, mostWords); length > 0; length -= 1) {
    const text = words.slice(0, length).join(' ');
    if (foldText(text).length < shortestWord) continue;
    const place = findPlace(text, options);
    if (place !== null) return { place, length };
  }
  return null;
}
