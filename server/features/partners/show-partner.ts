import type { EndpointData, EndpointExtra } from '#contract/calls/endpoint.ts';
import type { showPartner as showPartnerEndpoint } from '#contract/partners/partners.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findMatchingContext } from '#server/features/matching/matching.ts';
import { listShownPhotosOf } from '#server/features/photos/photos.ts';
import { findPreference } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { comparePartners } from './compare-partners.ts';
import { presentPartner } from './partners.presenter.ts';
import { findWholeProfile, type PartnerRow } from './partners.repository.ts';
import { requireVisible, type ViewerAndPartner } from './visible-partners.ts';

/** An opening of a profile, on a day of the site. */
export type OpenedProfile = ViewerAndPartner & {
  day: string;
  isViewerHidden: boolean;
  /** Whether the two are connected, or the partner's interest waits for the viewer, who then always sees the profile. */
  isExpected: boolean;
};

/**
 * Runs when a member opens a profile, before it is answered; throws when it may not be shown. The composition root passes it, because
 * visits depend on partners.
 */
export type OnProfileOpened = (context: Context, opened: OpenedProfile) => Promise<void>;

type ShownPartner = { data: EndpointData<typeof showPartnerEndpoint> } & EndpointExtra<
  typeof showPartnerEndpoint
>;

/** A partner's profile, compared with the viewer in both directions. Throws partner_not_found, too_many_profiles, too_fast. */
export async function showPartner(
  context: Context,
  { viewerId, partnerId, onProfileOpened }: ViewerAndPartner & { onProfileOpened: OnProfileOpened },
): Promise<ShownPartner> {
  const { database } = context;
  const choices = await findChoices(context);
  const { viewer, partner } = await requireVisible(context, { viewerId, partnerId });
  const matching = await findMatchingContext(context);
  const matches = await comparePartners(context, { viewerId, partnerIds: [partnerId], ...matching });
  const match = matches.get(partnerId);
  const profile = await findWholeProfile(database, partnerId);
  // Erased while this call was under way.
  if (match === undefined || profile === undefined) throw problem('partner_not_found');
  const photos = await listShownPhotosOf(database, partnerId);
  const preferences = {
    mine: await findPreference(database, viewerId),
    theirs: await findPreference(database, partnerId),
  };
  const { today } = matching;
  const isExpected = expectsViewer(partner, viewerId);
  await onProfileOpened(context, {
    viewerId,
    partnerId,
    day: today,
    isViewerHidden: viewer.isHidden || viewer.isWithheld,
    isExpected,
  });

  const shown = presentPartner({ viewer, partner, preferences, profile, photos, match }, { choices, today });
  return { data: [shown], matched_criteria: shown.matched_criteria };
}

function expectsViewer({ interest }: PartnerRow, viewerId: number): boolean {
  if (interest === null) return false;
  const { status, receiverId } = interest;
  return status === 'accepted' || (status === 'pending' && receiverId === viewerId);
}
