import { listContacts, showContactAllowance } from '#contract/contacts/contacts.ts';
import { countInterests, listInterests } from '#contract/interests/interests.ts';
import { listMatches, listMoreMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { listSimilar } from '#contract/partners/partners.ts';
import { showMyPlan } from '#contract/plans/plans.ts';
import { showExport } from '#contract/privacy/data-export.ts';
import { listBlocked } from '#contract/safety/blocks.ts';
import { showSettings } from '#contract/settings/settings.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { listVisits } from '#contract/visits/list-visits.ts';

const interests = [countInterests.path, listInterests.path];
const contacts = [listContacts.path, showContactAllowance.path, showMyPlan.path];

/** The endpoints whose cached answers an event makes stale. Lists of cards are changed card by card besides. */
export const stalePaths: Record<LiveEvent['type'], readonly string[]> = {
  interest_changed: [...interests, showMyPlan.path],
  contact_changed: contacts,
  // A removed partner stays on the shown shortlist with an empty heart; see `refreshShortlist`.
  shortlist_changed: [],
  visit_changed: [listVisits.path],
  partner_changed: [
    ...interests,
    listContacts.path,
    listShortlist.path,
    listVisits.path,
    listSimilar.path,
    listBlocked.path,
  ],
  notifications_changed: [listNotifications.path],
  settings_changed: [showSettings.path, listVisits.path],
  export_changed: [showExport.path],
};

/** Every endpoint that an event can make stale: refetched when events may have been missed. */
export const allStalePaths: ReadonlySet<string> = new Set([...Object.values(stalePaths).flat(), ...contacts]);

/** Small answers that change often: refetched after the first connection. */
export const frequentPaths: ReadonlySet<string> = new Set([listNotifications.path, ...interests]);

/** The endpoints that return cards of partners. */
export const cardPaths: ReadonlySet<string> = new Set([
  listMatches.path,
  listMoreMatches.path,
  listTodaysMatches.path,
  searchMembers.path,
  listSimilar.path,
  listShortlist.path,
  listVisits.path,
  listContacts.path,
  listInterests.path,
]);
