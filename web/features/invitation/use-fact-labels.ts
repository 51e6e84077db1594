import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { factOfName } from './fact-names.data.ts';

/** What the facts are called: as My Profile will call them. */
export function useFactLabels(): (name: string) => string {
  const t = useInvitationTexts();
  const profile = useProfileTexts();
  return (name) => {
    if (name === 'email' || name === 'mobile') return t(`facts.${name}`);
    return isFact(name) ? profile(`fields.${factOfName[name]}`) : name;
  };
}

function isFact(name: string): name is keyof typeof factOfName {
  return Object.hasOwn(factOfName, name);
}
