import type { EndpointData, EndpointExtra } from '#contract/endpoint.ts';
import type { showPartner as contract } from '#contract/partners/show-partner.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findReading } from '#server/features/matching/matching.ts';
import { listPhotosOf } from '#server/features/photos/photos.ts';
import { findPreference } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { comparePartners } from './compare-partners.ts';
import { presentPartner } from './partner.presenter.ts';
import { findWholeProfile } from './partners.repository.ts';
import { type Look, requireVisible } from './require-visible.ts';

/** A profile was opened, on a day of the site. */
export type OpenedProfile = {
  viewerId: number;
  partnerId: number;
  day: string;
  isViewerHidden: boolean;
};

/** Runs whenever a member opened a profile. Given by the composition root, because visits are built on partners. */
export type OnProfileOpened = (opened: OpenedProfile) => Promise<void>;

type Shown = { data: EndpointData<typeof contract> } & EndpointExtra<typeof contract>;

/** A partner's profile, compared in both directions. Throws partner_not_found. */
export async function showPartner(
  context: Context,
  { onProfileOpened, ...look }: Look & { onProfileOpened: OnProfileOpened },
): Promise<Shown> {
  const { database } = context;
  const { viewerId, partnerId } = look;
  const choices = await findChoices(context);
  const { viewer, partner } = await requireVisible(context, look);
  const reading = await findReading(context);
  const matches = await comparePartners(context, { viewerId, partnerIds: [partnerId], ...reading });
  const match = matches.get(partnerId);
  const profile = await findWholeProfile(database, partnerId);
  // Erased a moment ago.
  if (match === undefined || profile === undefined) throw problem('partner_not_found');
  const photos = await listPhotosOf(database, partnerId);
  const preferences = {
    mine: await findPreference(database, viewerId),
    theirs: await findPreference(database, partnerId),
  };
  await onProfileOpened({ viewerId, partnerId, day: reading.today, isViewerHidden: viewer.isHidden });

  const shown = presentPartner(
    { viewer, partner, preferences, profile, photos, match },
    { choices, ...reading },
  );
  return { data: [shown], matched_criteria: shown.matched_criteria };
}
