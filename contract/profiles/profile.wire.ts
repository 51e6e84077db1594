import { z } from 'zod';
import { ownPhotoWire } from '../photos/photo.wire.ts';
import { factRules, factTextNames, formFacts, type FormFact, profileWireNames } from './fact-names.ts';
import type { FactRules, profileFacts } from './profile.facts.ts';

const text = z.string();
const optionalText = text.nullable();
const count = z.number().int().nullable();
const yesNo = z.boolean();

/** How a fact is in answers. Values of choice lists are labels, or own words; several values are separated by commas. */
type Answer<Rules> = Rules extends { kind: 'number' | 'height' }
  ? typeof count
  : Rules extends { kind: 'yes-no' }
    ? typeof yesNo
    : Rules extends { required: string }
      ? typeof text
      : typeof optionalText;

function answerOf({ kind, required }: FactRules): Answer<FactRules> {
  if (kind === 'number' || kind === 'height') return count;
  if (kind === 'yes-no') return yesNo;
  return required === undefined ? optionalText : text;
}

const answers = formFacts.map((fact) => [factTextNames[fact], answerOf(factRules[fact])]);
// Every fact has the schema of its kind; `fromEntries` knows keys as strings alone.
const facts = Object.fromEntries(answers) as {
  [Fact in FormFact as (typeof factTextNames)[Fact]]: Answer<(typeof profileFacts)[Fact]>;
};

/** A profile as its owner reads it. */
export const profileWire = z.object({
  u_id: z.number().int(),
  u_profile_pic: optionalText,
  ...facts,
  /** Rupees a year: the middle of the band in `u_income_band`. */
  u_annual_income: count,
  /** The paths of the photos in the order of their slots. */
  u_images: z.array(z.string()),
  /** The profile picture and the others, with what cropping them again needs. */
  u_photos: z.array(ownPhotoWire),
});
export type ProfileWire = z.infer<typeof profileWire>;

/** The names of a fact in answers; an income has two. */
export type FactName<Fact extends FormFact> = (typeof factTextNames | typeof profileWireNames)[Fact];

type Mask<Fact extends FormFact> = { [One in Fact as FactName<One>]: true };

/** The names of some facts in answers, for `pick`. */
export function maskOf<Fact extends FormFact>(some: readonly Fact[]): Mask<Fact> {
  // One mark for each name; `fromEntries` knows keys as strings alone.
  const names = some.flatMap((fact) => [factTextNames[fact], profileWireNames[fact]]);
  return Object.fromEntries(names.map((name) => [name, true])) as Mask<Fact>;
}

/**
 * What a moderator has not approved of the own profile, of which the answer has the latest values: others do not see the profile
 * (`new`), or see the approved values of some fields (`changed`). `reason` is a code of `reviewReasons`, or own words.
 */
export const profileReviewWire = z.object({
  kind: z.enum(['new', 'changed']),
  state: z.enum(['waiting', 'rejected']),
  fields: z.array(z.string()),
  reason: z.string().nullable(),
});
export type ProfileReviewWire = z.infer<typeof profileReviewWire>;

/** How much of profile and preference is filled, and the wire names (`u_…`, `pp_…`) of what is missing. */
export const completionWire = z.object({
  percentage: z.number().int().min(0).max(100),
  missing: z.array(z.string()),
});
export type Completion = z.infer<typeof completionWire>;
