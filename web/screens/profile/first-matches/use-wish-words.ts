import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { useCriterionText } from '#web/parts/criteria/use-criterion-text.ts';
import { usePreferenceTexts } from '#web/locales/en/preference.ts';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';

/** The criteria that read as a sentence of their own; every other one is "Diet: Veg". */
const worded = [
  'age',
  'height',
  'country',
  'state',
  'district',
  'city',
  'motherTongue',
  'religion',
  'community',
  'maritalStatus',
] as const satisfies readonly CriterionName[];

/** Returns a stated criterion as a sentence: "Age 26 to 33 years", "From Kerala". */
export function useWishWords(): (name: CriterionName, value: string) => string {
  const t = useWelcomeTexts();
  const preference = usePreferenceTexts();
  const say = useCriterionText();
  return (name, value) => {
    const text = say(name, value) ?? '';
    const sentence = worded.find((one) => one === name);
    if (sentence !== undefined) return t(`wishes.${sentence}`, { value: text });
    return t('wishes.other', { criterion: preference(`criteria.${name}`), value: text });
  };
}
