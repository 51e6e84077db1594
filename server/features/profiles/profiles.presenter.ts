import { amountOfIncome, undisclosedIncome } from '#contract/fields/annual-income.ts';
import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import {
  criteria,
  type Criterion,
  type CriterionName,
  criterionNames,
  formNameOf,
  type Preference,
} from '#contract/preferences/preference.criteria.ts';
import { preferenceMapper, type PreferenceWire } from '#contract/preferences/preference.wire.ts';
import { writeRange } from '#contract/preferences/range.ts';
import {
  factRules,
  factTextNames,
  type FormFact,
  formFacts,
  profileWireNames,
} from '#contract/profiles/fact-names.ts';
import type { FactName, ProfileReviewWire, ProfileWire } from '#contract/profiles/profile.wire.ts';
import { type Choices, labelOf } from '#server/features/choices/choices.ts';
import type { ProfileReview } from './profile-review.rules.ts';
import type { Profile } from './profiles.repository.ts';

/** The profile picture, and the other photos in the order of their slots. */
type OwnPhotos = { picture: OwnPhotoWire | null; gallery: OwnPhotoWire[] };

/** A profile as its owner reads it. */
export function presentProfile(
  { photos: { picture, gallery }, ...profile }: Profile & { photos: OwnPhotos },
  choices: Choices,
): ProfileWire {
  return {
    u_id: profile.accountId,
    u_profile_pic: picture?.path ?? null,
    ...presentFacts(formFacts, { profile, choices }),
    u_images: gallery.map(({ path }) => path),
    u_photos: [...(picture === null ? [] : [picture]), ...gallery],
  };
}

/** What its owner reads of the review: what others do not see yet, or what was rejected. Null when they see all of it. */
export function presentReview(review: ProfileReview | null): ProfileReviewWire | null {
  if (review === null || (review.isShown && review.state === 'waiting')) return null;
  const { kind, state, reason, changes } = review;
  const fields = formFacts.filter((fact) => Object.hasOwn(changes, fact));
  return { kind, state, reason, fields: fields.map((fact) => profileWireNames[fact]) };
}

type StoredFact = Profile[FormFact];
type Stored<Fact extends FormFact> = { profile: Readonly<Record<Fact, StoredFact>>; choices: Choices };

/** Some facts of a profile under their names in answers, with the labels of codes. Several values are separated by commas. */
export function presentFacts<Fact extends FormFact>(
  facts: readonly Fact[],
  { profile, choices }: Stored<Fact>,
): Pick<ProfileWire, FactName<Fact>> {
  const presented = facts.flatMap((fact) => {
    const text = [factTextNames[fact], presentFact(fact, { value: profile[fact], choices })];
    const isIncome = factRules[fact].kind === 'income';
    return isIncome ? [text, [profileWireNames[fact], amountOfIncome(String(profile[fact]))]] : [text];
  });
  // The columns of a profile have the kinds that the table of facts declares.
  return Object.fromEntries(presented) as Pick<ProfileWire, FactName<Fact>>;
}

/** A fact as members read it. */
export function presentFact(
  fact: FormFact,
  { value, choices }: { value: StoredFact; choices: Choices },
): Exclude<StoredFact, string[]> {
  const rules = factRules[fact];
  const write = (text: string) => {
    if (rules.kind === 'choice' || rules.kind === 'set')
      return labelOf(choices, { list: rules.list, value: text });
    return rules.kind === 'income' && text === undisclosedIncome.code ? undisclosedIncome.label : text;
  };
  if (Array.isArray(value)) return value.map(write).join(',');
  return typeof value === 'string' ? write(value) : value;
}

/** A preference as members read it: labels and own words, separated by commas; null is not stated. */
export function presentPreference(preference: Preference, choices: Choices): PreferenceWire {
  const texts = criterionNames.map((name) => [name, presentCriterion(name, { preference, choices })]);
  return preferenceMapper.toWire({
    // One text or null for each criterion; `fromEntries` knows keys as strings alone.
    ...(Object.fromEntries(texts) as Record<CriterionName, string | null>),
    mustHave: preference.mustHave.map((name) => formNameOf(name)).join(',') || null,
  });
}

function presentCriterion(
  name: CriterionName,
  { preference, choices }: { preference: Preference; choices: Choices },
): string | null {
  const value = preference[name];
  if (value === null) return null;
  if (!Array.isArray(value)) return writeRange(value);
  const criterion: Criterion = criteria[name];
  const list = criterion.kind === 'set' ? criterion.list : null;
  const labels = list === null ? value : value.map((code) => labelOf(choices, { list, value: code }));
  // Two religions may have a community of the same label.
  return [...new Set(labels)].join(',');
}
