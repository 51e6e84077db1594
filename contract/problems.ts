import { accountsProblems } from './accounts/accounts.problems.ts';
import { administrationProblems } from './administration/administration.problems.ts';
import { choicesProblems } from './choices/choices.problems.ts';
import { importsProblems } from './imports/imports.problems.ts';
import { sentenceOf } from './messages.ts';
import { partnersProblems } from './partners/partners.problems.ts';
import { photosProblems } from './photos/photos.problems.ts';
import { profilesProblems } from './profiles/profiles.problems.ts';
import { searchesProblems } from './searches/searches.problems.ts';
import { contactsProblems } from './contacts/contacts.problems.ts';
import { interestsProblems } from './interests/interests.problems.ts';
import { privacyProblems } from './privacy/privacy.problems.ts';
import { safetyProblems } from './safety/safety.problems.ts';
import { settingsProblems } from './settings/settings.problems.ts';
import { sharedProblems } from './shared.problems.ts';
import { shortlistProblems } from './shortlist/shortlist.problems.ts';

/** Every way in which the product says no. The code is stable; the sentence is for people. */
export const problems = {
  ...sharedProblems,
  ...accountsProblems,
  ...administrationProblems,
  ...choicesProblems,
  ...importsProblems,
  ...partnersProblems,
  ...photosProblems,
  ...profilesProblems,
  ...searchesProblems,
  ...shortlistProblems,
  ...settingsProblems,
  ...safetyProblems,
  ...privacyProblems,
  ...interestsProblems,
  ...contactsProblems,
} as const;

export type ProblemCode = keyof typeof problems;

/** HTTP status and English sentence of a problem. */
export function describeProblem(code: ProblemCode): { status: number; message: string } {
  return { status: problems[code], message: sentenceOf(`problem.${code}`) };
}
