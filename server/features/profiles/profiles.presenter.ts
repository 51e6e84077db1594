import { undisclosedIncome } from '#contract/annual-income.ts';
import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { profileChoices, type FactChoice } from '#contract/profiles/profile.choices.ts';
import { profileMapper, type ProfileWire } from '#contract/profiles/profile.wire.ts';
import { type Choices, labelOf } from '#server/features/choices/choices.ts';
import type { Profile } from './profiles.repository.ts';

/** The own photos: the profile picture, and the others in the order of their slots. */
export type OwnPhotos = { picture: OwnPhotoWire | null; gallery: OwnPhotoWire[] };

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

/** The values of choice lists as people read them; several of them separated by commas. */
function labelFacts(profile: Profile, choices: Choices): LabelledFacts {
  const labelled = Object.entries<FactChoice>(profileChoices).map(([fact, { list }]) => {
    // The facts of choice lists are columns of a profile.
    const value = profile[fact as keyof typeof profileChoices];
    const read = (code: string) => labelOf(choices, { list, value: code });
    if (value === null) return [fact, null];
    return [fact, Array.isArray(value) ? value.map(read).join(',') : read(value)];
  });
  // Every fact is a text again, as `profileWire` asks for it.
  return Object.fromEntries(labelled) as LabelledFacts;
}
