import { writeDay } from '#contract/fields/dates.ts';
import { feetOf, usualCentimetres } from '#contract/fields/heights.ts';
import { factRules, type FactWith, type FormFact } from '#contract/profiles/fact-names.ts';
import type { FactRules } from '#contract/profiles/profile.facts.ts';
import type { LoadedChoices } from '#web/parts/choices/choices.rules.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import { useDietText } from './use-diet-text.ts';
import { describeIncome, joinWords, splitWords, type IncomeWords } from './fact-formats.rules.ts';

type Speaker = { t: ReturnType<typeof useProfileTexts>; language: string; lists: LoadedChoices };
type Say = (value: string, speaker: Speaker) => string;

const sayAll: Say = (value, { language }) => joinWords(splitWords(value), language);

/** How each kind of fact is written. A kind that is not listed is shown as it is stored. */
const sayings: Partial<Record<FactRules['kind'], Say>> = {
  date: (value, { language }) => writeDay(value, { language }),
  height: (value, { t }) =>
    t('values.height', { centimetres: usualCentimetres(Number(value)), ...feetOf(Number(value)) }),
  income: sayIncome,
  set: sayAll,
  words: sayAll,
  'yes-no': (value, { t }) => t(value === 'true' ? 'values.yes' : 'values.no'),
};

/** Returns the text of a fact for readers; undefined when it is not stated. */
export function useFactText(): (fact: FormFact, value: string) => string | undefined {
  const t = useProfileTexts();
  const language = useLanguage();
  const sayDiet = useDietText();
  const lists = useChoices();
  const speaker = { t, language, lists };
  return (fact, value) => {
    if (value.trim() === '') return undefined;
    if (fact === 'diet') return sayDiet(value);
    if (isFixed(fact)) return sayFixed(t, { fact, value });
    return sayings[factRules[fact].kind]?.(value, speaker) ?? value;
  };
}

type FixedFact = FactWith<{ kind: 'one-of' }>;

function isFixed(fact: FormFact): fact is FixedFact {
  return factRules[fact].kind === 'one-of';
}

/** Values that the contract lists. */
function sayFixed(t: Speaker['t'], { fact, value }: { fact: FixedFact; value: string }): string {
  const words: Readonly<Record<string, string>> = t.group(`values.${fact}`);
  return words[value] ?? value;
}

/** Amounts and bands are said in the same words; "No income" and "Under ₹1 lakh" by their label in the list. */
function sayIncome(value: string, { t, lists }: Speaker): string {
  const words = describeIncome(value);
  const band = typeof lists === 'string' ? undefined : lists.annual_income.find(({ code }) => code === value);
  const isRange = words?.kind === 'between' && words.from !== '0';
  if (band !== undefined && !isRange) return band.label;
  return words === undefined ? value : sayWords(words, t);
}

function sayWords(words: IncomeWords, t: Speaker['t']): string {
  if (words.kind === 'undisclosed') return t('values.undisclosed');
  if (words.kind === 'exact') return t('values.exact', { lakhs: words.lakhs });
  if (words.kind === 'atLeast') return t('values.atLeast', { from: words.from });
  return t('values.between', { from: words.from, to: words.to });
}
