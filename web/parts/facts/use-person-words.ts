import { useQuery } from '@tanstack/react-query';
import { profileForChoices } from '#contract/profiles/fixed-choices.ts';
import { readSession } from '#web/app/client/session.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { profileQuery, type OwnProfile } from './profile.queries.ts';

/** Whether the reader is the person of the profile. */
type Whose = 'self' | 'other';

/**
 * Whose profile the reader has, and the words for that person: "your daughter", and "Your daughter" where a sentence begins. Before
 * the own profile is loaded, the reader is spoken to.
 */
export function usePersonWords(): { whose: Whose; person: string; subject: string } {
  const t = useCommonTexts();
  const language = useLanguage();
  const own = useOwnProfile();
  const relation = profileForChoices.find((choice) => choice === own?.u_profile_for) ?? 'My Self';
  const person = t(`persons.${relation}`);
  const subject = person.charAt(0).toLocaleUpperCase(language) + person.slice(1);
  return { whose: relation === 'My Self' ? 'self' : 'other', person, subject };
}

/** Whether these words are on their way, so that nobody reads "you" before "your daughter". */
export function useIsPersonLoading(): boolean {
  return useProfileQuery().isLoading;
}

/** The profile that the reader has; undefined before it is loaded. */
export function useOwnProfile(): OwnProfile | undefined {
  return useProfileQuery().data?.data[0];
}

function useProfileQuery() {
  return useQuery({ ...profileQuery(), enabled: () => readSession()?.role === 'user' });
}
