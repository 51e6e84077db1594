import type { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import { feetOf, readIncome } from './held-facts.rules.ts';

type Speaker = { t: ReturnType<typeof useInvitationTexts>; language: string };
type Say = (value: string, speaker: Speaker) => string;

const sayings: Readonly<Record<string, Say>> = {
  dob: (value, { language }) => sayDay(`${value}T00:00:00Z`, { language, timeZone: 'UTC' }),
  height: (value, { t }) => t('facts.height', { centimetres: value, ...feetOf(Number(value)) }),
  annual_income: sayIncome,
  is_private: (value, { t }) => t(value === 'true' ? 'facts.yes' : 'facts.no'),
};

/** A fact as people read it. */
export function sayFact({ name, value }: { name: string; value: string }, speaker: Speaker): string {
  return sayings[name]?.(value, speaker) ?? value;
}

/** An instant as a day: 18 February 2027. What is no instant is said as it is. */
export function sayDay(
  instant: string,
  { language, timeZone }: { language: string; timeZone: string },
): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const locale = language === 'en' ? 'en-IN' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date);
}

/** Bands of the list come with their label, which is said as it is. */
function sayIncome(value: string, { t }: Speaker): string {
  const range = readIncome(value);
  if (range === undefined) return value;
  const from = rupees.format(range.from);
  if (range.to === undefined) return t('facts.incomeFrom', { from });
  if (range.to === range.from) return t('facts.incomeExact', { rupees: from });
  return t('facts.incomeBetween', { from, to: rupees.format(range.to) });
}

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
