import type { EndpointData, EndpointExtra, ValidInput } from '#contract/calls/endpoint.ts';
import { emptyPreference } from '#contract/preferences/preference.criteria.ts';
import type {
  showProfile as showProfileEndpoint,
  updateProfile as updateProfileEndpoint,
} from '#contract/profiles/own-profile.ts';
import { amountOfIncome } from '#contract/fields/annual-income.ts';
import type { ProfileForm } from '#contract/profiles/profile-form.ts';
import { formNameOf } from '#contract/profiles/fact-names.ts';
import type { ProfileWire } from '#contract/profiles/profile.wire.ts';
import { ReceivedFile } from '#contract/calls/upload.ts';
import { type Choices, findChoices, readChoice } from '#server/features/choices/choices.ts';
import {
  arrangePhotos,
  limitUnplacedPhotos,
  listPhotosOf,
  storePhoto,
  unsealOwnPath,
} from '#server/features/photos/photos.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { requireLegalAge } from './create-profile.ts';
import { presentPreference, presentProfile, presentReview } from './profiles.presenter.ts';
import {
  changeProfile,
  findPreference,
  findProfile,
  lockProfile,
  type Profile,
} from './profiles.repository.ts';
import { measureCompletion } from './profiles.rules.ts';
import { readFacts } from './read-facts.rules.ts';
import { latestVersion, readReview } from './read-review.ts';
import { refuseConflicts } from './refuse-conflicts.ts';
import { saveProfile } from './save-profile.ts';
import { submitPhotos } from './submissions.repository.ts';

type ShownProfile = { data: EndpointData<typeof showProfileEndpoint> } & EndpointExtra<
  typeof showProfileEndpoint
>;

/** The own profile, and how much of profile and preference is filled. */
export async function showProfile(context: Context, accountId: number): Promise<ShownProfile> {
  const choices = await findChoices(context);
  const { database } = context;
  const profile = latestVersion(await findProfile(database, accountId));
  return presentWithCompletion(profile, { database, choices });
}

/**
 * Changes the fields that the form names and leaves the others. Throws changed_elsewhere, with the fields, when one of them
 * was changed since the client read it; invalid_input for an age below the legal one, or a photo that is not the member's
 * own.
 */
export async function updateProfile(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof updateProfileEndpoint> },
): Promise<ShownProfile> {
  const { file, images, previous, ...form } = input;
  const choices = await findChoices(context);
  const now = context.now();
  const photos = await storeFiles(context, { accountId, file, images });

  return context.transact(async (work) => {
    const sources = { database: work.database, choices };
    const profile = await lockProfile(work.database, accountId);
    const own = latestVersion(profile);
    const site = await findSiteSettings(work.database);
    const current = previous && (await presentWithPhotos(own, sources));
    const stated = previous === undefined ? keepBand(form, own) : form;
    const facts = readFacts(stated, {
      read: (typed) => readChoice(choices, typed),
      current: own,
    });
    const changesPhotos = file !== undefined || images !== undefined;
    const mode = site.reviewMode;
    const changed = await saveProfile(work, { profile, facts, changesPhotos, choices, mode, now });
    if (changed.dateOfBirth !== own.dateOfBirth || changed.gender !== own.gender)
      requireLegalAge(changed, { site, now });
    const unreviewed = mode === 'everything' ? 'shown' : 'hidden';
    const photoIds = await arrangePhotos(work, { accountId, ...photos, unreviewed });
    await submitPhotos(work.database, { accountId, photoIds, now });
    work.memberChanged(accountId);
    const shown = await presentWithCompletion(changed, sources);
    // Compared after the change, in the words of the wire; the problem rolls the change back.
    if (current) {
      const known = unsealOwnPaths(previous);
      refuseConflicts({ previous: known, current, wanted: { ...shown.data[0] } }, formNameOf);
    }
    return shown;
  });
}

/** A documented client sends back the rupees that it read, which stand for the band that is stored. */
function keepBand<Form extends ProfileForm>(form: Form, { annualIncome: band }: Profile): Form {
  const amount = band === null ? null : amountOfIncome(band);
  return amount !== null && form.annual_income === String(amount) ? { ...form, annual_income: band } : form;
}

/** What the client read, with the paths of photos as they are before they are sealed for a session, which may be another one now. */
function unsealOwnPaths(previous: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const unseal = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unseal);
    return typeof value === 'string' ? unsealOwnPath(value) : value;
  };
  return Object.fromEntries(Object.entries(previous).map(([name, value]) => [name, unseal(value)]));
}

type SentPhotos = Pick<ValidInput<typeof updateProfileEndpoint>, 'file' | 'images'>;

/** Stores the files of a form as photos. Returns the paths of the new arrangement, absent where the form has no field. */
async function storeFiles(
  context: Context,
  { accountId, file, images }: SentPhotos & { accountId: number },
): Promise<{ picture?: string | null; gallery?: string[] }> {
  const pathOf = async (photo: ReceivedFile | string) =>
    photo instanceof ReceivedFile ? (await storePhoto(context, { accountId, file: photo })).path : photo;
  // Forms that were refused after their photos were stored leave photos without a position.
  if ([file, ...(images ?? [])].some((photo) => photo instanceof ReceivedFile)) {
    await limitUnplacedPhotos(context, accountId);
  }
  const gallery: string[] = [];
  // One after the other, because the photos of one member are drawn in turn anyway.
  for (const image of images ?? []) gallery.push(await pathOf(image));
  return {
    ...(file !== undefined && { picture: file === null ? null : await pathOf(file) }),
    ...(images !== undefined && { gallery }),
  };
}

type Sources = { database: Database; choices: Choices };

async function presentWithCompletion(profile: Profile, sources: Sources): Promise<ShownProfile> {
  const wire = await presentWithPhotos(profile, sources);
  const preference = (await findPreference(sources.database, profile.accountId)) ?? emptyPreference;
  // "Prefer not to say" is an answer, too.
  const stated = { ...wire, u_annual_income: wire.u_income_band };
  const values = { ...stated, ...presentPreference(preference, sources.choices) };
  const review = presentReview(readReview(profile));
  return { data: [wire], completion: measureCompletion(values), review };
}

async function presentWithPhotos(profile: Profile, { database, choices }: Sources): Promise<ProfileWire> {
  const photos = await listPhotosOf(database, profile.accountId);
  return presentProfile({ ...profile, photos }, choices);
}

/**
 * Hides the income of a member from others, or shows it, inside the transaction of the settings. The time of the profile's
 * last change stays as it is.
 */
export async function changeIncomePrivacy(
  { database, memberChanged }: Pick<Work, 'database' | 'memberChanged'>,
  { accountId, isPrivate }: { accountId: number; isPrivate: boolean },
): Promise<void> {
  await changeProfile(database, { accountId, isIncomePrivate: isPrivate });
  memberChanged(accountId);
}
