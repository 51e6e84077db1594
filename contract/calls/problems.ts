import { accountsProblems } from '#contract/accounts/accounts.problems.ts';
import { administratorsProblems } from '#contract/administration/administrators.problems.ts';
import { administrationProblems } from '#contract/administration/administration.problems.ts';
import { bannersProblems } from '#contract/banners/banners.problems.ts';
import { choicesProblems } from '#contract/choices/choices.problems.ts';
import { conversationsProblems } from '#contract/conversations/conversations.problems.ts';
import { enquiriesProblems } from '#contract/enquiries/enquiries.problems.ts';
import { importsProblems } from '#contract/imports/imports.problems.ts';
import { membersProblems } from '#contract/members/members.problems.ts';
import { sentenceOf } from './sentences.ts';
import { moderationProblems } from '#contract/moderation/moderation.problems.ts';
import { partnersProblems } from '#contract/partners/partners.problems.ts';
import { paymentsProblems } from '#contract/payments/payments.problems.ts';
import { photosProblems } from '#contract/photos/photos.problems.ts';
import { profilesProblems } from '#contract/profiles/profiles.problems.ts';
import { reviewsProblems } from '#contract/reviews/reviews.problems.ts';
import { searchesProblems } from '#contract/searches/searches.problems.ts';
import { contactsProblems } from '#contract/contacts/contacts.problems.ts';
import { interestsProblems } from '#contract/interests/interests.problems.ts';
import { privacyProblems } from '#contract/privacy/privacy.problems.ts';
import { safetyProblems } from '#contract/safety/safety.problems.ts';
import { settingsProblems } from '#contract/settings/settings.problems.ts';
import { sharedProblems } from './shared.problems.ts';
import { shortlistProblems } from '#contract/shortlist/shortlist.problems.ts';
import { siteProblems } from '#contract/site/site.problems.ts';
import { storiesProblems } from '#contract/stories/stories.problems.ts';

/** Every way in which the product says no. The code is stable; the sentence is for people. */
export const problems = {
  ...sharedProblems,
  ...accountsProblems,
  ...administrationProblems,
  ...administratorsProblems,
  ...bannersProblems,
  ...choicesProblems,
  ...enquiriesProblems,
  ...importsProblems,
  ...membersProblems,
  ...partnersProblems,
  ...paymentsProblems,
  ...photosProblems,
  ...profilesProblems,
  ...reviewsProblems,
  ...searchesProblems,
  ...shortlistProblems,
  ...settingsProblems,
  ...safetyProblems,
  ...privacyProblems,
  ...interestsProblems,
  ...contactsProblems,
  ...conversationsProblems,
  ...moderationProblems,
  ...siteProblems,
  ...storiesProblems,
} as const;

export type ProblemCode = keyof typeof problems;

/** HTTP status and English sentence of a problem. */
export function describeProblem(code: ProblemCode): { status: number; message: string } {
  return { status: problems[code], message: sentenceOf(`problem.${code}`) };
}
