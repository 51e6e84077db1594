import { districts } from '#server/migrations/choice-lists/districts.data.ts';
import type { Shares } from '../shares.ts';
import { abroadTowns } from './abroad-towns.ts';
import { indianStates } from './towns.ts';

export type Town = { city: string; state: string; district: string | null; zip: string };
/** Towns by a key, and how many people live in each. */
export type Towns = { byKey: Readonly<Record<string, Town>>; shares: Shares };

/** How many people live in any district's other town, beside the named ones. */
const otherTown = 0.9;

const inIndia = new Map(Object.keys(indianStates).map((state) => [state, readState(state)]));
const abroad = new Map(Object.entries(abroadTowns).map(([country, towns]) => [country, readCountry(towns)]));

/** The towns of an Indian state: the known ones, and one for every other district. */
export function listTownsOf(state: string): Towns {
  return found(inIndia.get(state), state);
}

export function listTownsAbroad(country: string): Towns {
  return found(abroad.get(country), country);
}

function found(towns: Towns | undefined, where: string): Towns {
  if (towns === undefined) throw new Error(`No towns are known in ${where}`);
  return towns;
}

function readState(state: string): Towns {
  const { zip, towns } = indianStates[state] ?? { zip: '', towns: [] };
  const named = towns.map((text) => {
    const [city = '', district = '', region = '', share] = text.split('|');
    return { town: { city, state, district, zip: `${region}###` }, share: Number(share) };
  });
  const known = new Set(named.map(({ town }) => plainName(town.district)));
  const others = (districts[state] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !known.has(plainName(name)))
    .map((district) => ({
      town: { city: plainName(district), state, district, zip: `${zip}####` },
      share: otherTown,
    }));
  return collect([...named, ...others]);
}

function readCountry(texts: readonly string[]): Towns {
  return collect(
    texts.map((text) => {
      const [city = '', state = '', zip = '', share] = text.split('|');
      return { town: { city, state, district: null, zip }, share: Number(share) };
    }),
  );
}

function collect(towns: readonly { town: Town; share: number }[]): Towns {
  const keyed = towns.map(
    ({ town, share }) => [`${town.city}, ${town.district ?? town.state}`, town, share] as const,
  );
  return {
    byKey: Object.fromEntries(keyed.map(([key, town]) => [key, town])),
    shares: Object.fromEntries(keyed.map(([key, , share]) => [key, share])),
  };
}

/** `Mysuru (Mysore)` is Mysuru. */
function plainName(district: string): string {
  return district.replace(/ \(.+\)$/, '');
}
