import { formFacts, type FormFact, profileFormNames } from '#contract/profiles/fact-names.ts';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';

const facts = new Map<string, FormFact>(formFacts.map((fact) => [profileFormNames[fact], fact]));

/** The label of a field of a sheet, the profile's own label where the profile has the field. */
export function useFieldLabels(): (field: string) => string {
  const t = useImportsTexts();
  const profile = useProfileTexts();
  const own = t.group('fields');
  return (field) => {
    if (isOwn(own, field)) return own[field];
    if (field === '') return own.wholeRow;
    const fact = facts.get(field);
    return fact === undefined ? field : profile(`fields.${fact}`);
  };
}

function isOwn<Own extends object>(own: Own, field: string): field is keyof Own & string {
  return Object.hasOwn(own, field);
}
