import type { TypedRegistration } from '#contract/accounts/registration-form.ts';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';

/** "Your daughter’s", for the labels of what is asked about the person of the profile. */
export function useWhose({ profile_for: relation }: TypedRegistration): string {
  const t = useRegistrationTexts();
  const { nobody, ...known } = t.group('whose');
  return Object.entries(known).find(([name]) => name === relation)?.[1] ?? nobody;
}
