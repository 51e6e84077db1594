import { writeDay } from '#contract/fields/dates.ts';
import { feetOf, usualCentimetres } from '#contract/fields/heights.ts';
import { formFacts, type FormFact, profileFormNames } from '#contract/profiles/fact-names.ts';
import { writePhone } from '#web/parts/facts/phone.rules.ts';
import { useInvitationTexts } from '#web/locales/en/invitation.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import { parseIncome } from './invitation.rules.ts';

/** The label of a fact, the same as in My Profile. */
export function useFactLabels(): (name: string) => string {
  const t = useInvitationTexts();
  const profile = useProfileTexts();
  return (name) => {
    if (name === 'email' || name === 'mobile') return t(`facts.${name}`);
    const fact = factsByFormName.get(name);
    return fact === undefined ? name : profile(`fields.${fact}`);
  };
}

const factsByFormName = new Map<string, FormFact>(formFacts.map((fact) => [profileFormNames[fact], fact]));

type Wording = { t: ReturnType<typeof useInvitationTexts>; language: string };

/** A fact's value in the words of the page. */
export function formatFact({ name, value }: { name: string; value: string }, wording: Wording): string {
  return formats[name]?.(value, wording) ?? value;
}

const formats: Readonly<Record<string, (value: string, wording: Wording) => string>> = {
  dob: (value, { language }) => writeDay(value, { language }),
  height: (value, { t }) =>
    t('facts.height', { centimetres: usualCentimetres(Number(value)), ...feetOf(Number(value)) }),
  annual_income: formatIncome,
  mobile: (value) => writePhone(value),
  is_private: (value, { t }) => t(value === 'true' ? 'facts.yes' : 'facts.no'),
};

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A range in rupees a year; the label of a band is returned unchanged. */
function formatIncome(value: string, { t }: Wording): string {
  const range = parseIncome(value);
  if (range === undefined) return value;
  const from = rupees.format(range.from);
  if (range.to === undefined) return t('facts.incomeFrom', { from });
  if (range.to === range.from) return t('facts.incomeExact', { rupees: from });
  return t('facts.incomeBetween', { from, to: rupees.format(range.to) });
}
