import { pronounOf } from '#web/parts/facts/names.rules.ts';
import { usePartnerTexts } from '#web/locales/en/partner.ts';

/** Returns a function that says who manages a profile: "My Son" means a parent, "My Self" of a man himself. */
export function useManagerText(gender = ''): (relation: string) => string {
  const t = usePartnerTexts();
  const managers: Readonly<Partial<Record<string, string>>> = {
    ...t.group('managers'),
    'My Self': t(`ownManager.${pronounOf(gender)}`),
  };
  return (relation) => managers[relation] ?? relation;
}
