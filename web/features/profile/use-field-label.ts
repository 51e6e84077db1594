import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import type { profile } from '#web/locales/en/profile.ts';
import { factOfWireName } from './profile-values.rules.ts';

/** How a field that is missing is called, by its documented name. */
export function useFieldLabel(): (field: string) => string {
  const t = useProfileTexts();
  return (field) => {
    const fact = factOfWireName(field);
    if (fact !== undefined) return t(`fields.${fact}`);
    return isNamed(field, t('missing.fields', { returnObjects: true }))
      ? t(`missing.fields.${field}`)
      : field;
  };
}

type Named = keyof typeof profile.missing.fields;

function isNamed(field: string, names: Readonly<Record<Named, string>>): field is Named {
  return Object.hasOwn(names, field);
}
