import { listContacts } from '#contract/contacts/list-contacts.ts';
import { showContactAllowance } from '#contract/contacts/show-contact-allowance.ts';
import { countInterests } from '#contract/interests/count-interests.ts';
import { listInterests } from '#contract/interests/list-interests.ts';
import { listMatches } from '#contract/matches/list-matches.ts';
import { listMoreMatches } from '#contract/matches/list-more-matches.ts';
import { listTodaysMatches } from '#contract/matches/list-todays-matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { listNotifications } from '#contract/notifications/list-notifications.ts';
import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { listSimilar } from '#contract/partners/list-similar.ts';
import { showMyPlan } from '#contract/plans/show-my-plan.ts';
import { showExport } from '#contract/privacy/show-export.ts';
import { listBlocked } from '#contract/safety/list-blocked.ts';
import { showSettings } from '#contract/settings/show-settings.ts';
import { listShortlist } from '#contract/shortlist/list-shortlist.ts';
import { listVisits } from '#contract/visits/list-visits.ts';

const interests = [countInterests.path, listInterests.path];
const contacts = [listContacts.path, showContactAllowance.path, showMyPlan.path];

/** The calls whose answers an event makes old. Answers that hold cards are mended card by card besides. */
export const oldAnswers: Record<LiveEvent['type'], readonly string[]> = {
  interest_changed: [...interests, showMyPlan.path],
  contact_changed: contacts,
  // Whoever is taken off the shortlist stays in place with an empty heart; see `mend-cards.ts`.
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

/** Every call that some event makes old: what is asked for anew when events may have been missed. */
export const everyOldAnswer: ReadonlySet<string> = new Set([
  ...Object.values(oldAnswers).flat(),
  ...contacts,
]);

/** What is small and changes most; news may have come between asking for it and being connected. */
export const smallAnswers: ReadonlySet<string> = new Set([listNotifications.path, ...interests]);

/** The calls that answer cards of members. */
export const cardAnswers: ReadonlySet<string> = new Set([
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
