import { profileFormNames, type FormFact } from '#contract/profiles/profile.wire.ts';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';

const facts = new Map<string, FormFact>(
  // The keys of a literal are exactly its facts.
  (Object.keys(profileFormNames) as FormFact[]).map((fact) => [profileFormNames[fact], fact]),
);

/** What the facts are called: as My Profile will call them. */
export function useFactLabels(): (name: string) => string {
  const t = useInvitationTexts();
  const profile = useProfileTexts();
  return (name) => {
    if (name === 'email' || name === 'mobile') return t(`facts.${name}`);
    const fact = facts.get(name);
    return fact === undefined ? name : profile(`fields.${fact}`);
  };
}
