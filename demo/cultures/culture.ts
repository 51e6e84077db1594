import type { Shares } from '../shares.ts';
import type { Track } from '../professions/graduate-jobs.ts';

/** A community within a culture: how common it is there, and the family names it goes by. */
export type CultureCommunity = {
  share: number;
  surnames?: readonly string[];
  /** Where they differ from the culture around it. */
  diet?: Shares;
  denominations?: Shares;
};

/**
 * People who share a religion, a tongue and a region, and therefore their names. Values of choice lists are labels.
 * Shares are relative to each other within their table; chances (0 to 1) stand alone.
 */
export type Culture = {
  name: string;
  /** Of a thousand members, about how many. */
  share: number;
  religion: string;
  motherTongues: Shares;
  /** The chance of speaking each other language. */
  languages: Shares;
  /** Where in India families come from, by state. */
  states: Shares;
  communities: Readonly<Record<string, CultureCommunity>>;
  denominations?: Shares;
  women: readonly string[];
  men: readonly string[];
  mothers: readonly string[];
  fathers: readonly string[];
  surnames: readonly string[];
  /** The chance that the father's name is the last name, as in much of the south. */
  fatherAsSurname?: number;
  /** A name between, by gender: Kaur, Singh. */
  middleName?: { Female: string; Male: string };
  gotras?: readonly string[];
  diet: Shares;
  /** The chance of living abroad, and where. */
  abroad: { share: number; countries: Shares };
  /** Centimetres above or below the country's mean. */
  taller?: number;
  /** What is studied more often here than elsewhere, and the chance of it. */
  tracks?: { share: number; tracks: readonly Track[] };
  /** Years of schooling above or below the mean, in standard deviations. */
  schooling?: number;
};
