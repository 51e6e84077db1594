import { undisclosedIncome } from '#contract/fields/annual-income.ts';
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
import { choiceFacts, profileMapper } from '#contract/profiles/fact-names.ts';
import type { ProfileWire } from '#contract/profiles/profile.wire.ts';
import { type Choices, labelOf } from '#server/features/choices/choices.ts';
import type { Profile } from './profiles.repository.ts';

/** The profile picture, and the other photos in the order of their slots. */
type OwnPhotos = { picture: OwnPhotoWire | null; gallery: OwnPhotoWire[] };

/** A profile as its owner reads it. */
export function presentProfile(
  { photos: { picture, gallery }, ...profile }: Profile & { photos: OwnPhotos },
  choices: Choices,
): ProfileWire {
  return profileMapper.toWire({
    ...profile,
    ...labelFacts(profile, choices),
    annualIncome:
      profile.annualIncome === undisclosedIncome.code ? undisclosedIncome.label : profile.annualIncome,
    hobbies: profile.hobbies?.join(',') ?? null,
    profilePicture: picture?.path ?? null,
    images: gallery.map(({ path }) => path),
    photos: [...(picture === null ? [] : [picture]), ...gallery],
  });
}

type LabelledFacts = Pick<Profile, 'religion' | 'community'> & { languages: string | null };

/** The facts of choice lists with labels for codes; several values are separated by commas. */
function labelFacts(profile: Profile, choices: Choices): LabelledFacts {
  const labelled = choiceFacts.map(([fact, { list }]) => {
    const value = profile[fact];
    const label = (code: string) => labelOf(choices, { list, value: code });
    if (value === null) return [fact, null];
    return [fact, Array.isArray(value) ? value.map(label).join(',') : label(value)];
  });
  // Every fact is a text again, as `profileWire` requires.
  return Object.fromEntries(labelled) as LabelledFacts;
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
