import { useState } from 'react';
import { undisclosedIncome } from '#contract/fields/annual-income.ts';
import { digitsIn } from '#contract/fields/fold-digit.ts';
import type { FormFact } from '#contract/profiles/fact-names.ts';
import type { LoadedChoices } from '#web/parts/choices/choices.rules.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { SelectInput, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { describeIncome, isExactIncome, writeNumber } from '#web/parts/facts/fact-formats.rules.ts';
import { useFactText } from '#web/parts/facts/use-fact-text.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import styles from './income-field.module.css';
import { useProfileField } from './use-profile-field.ts';

/** The option for writing an amount; no income has this value. */
const exact = 'exact';

/** A band of the list, an exact amount, or neither. */
export function IncomeField({ fact }: { fact: FormFact }) {
  const { ref, value, onChange, ...field } = useProfileField(fact);
  const { isExact, options, choose } = useIncomeOptions(fact, { value, onChange });
  return (
    <div className={styles.income}>
      <SelectInput
        {...field}
        ref={isExact ? undefined : ref}
        error={isExact ? undefined : field.error}
        value={isExact ? exact : value}
        data={options}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {isExact && <AmountInput {...{ ref, value, onChange }} error={field.error} />}
    </div>
  );
}

type Income = { value: string; onChange: (value: string) => void };

/** What can be chosen, and whether an amount is written instead. A range that is no band stays an option. */
function useIncomeOptions(fact: FormFact, { value, onChange }: Income) {
  const t = useProfileTexts();
  const say = useFactText();
  const bands = listBands(useChoices());
  const [isAmount, setAmount] = useState(false);
  const undisclosed = { value: undisclosedIncome.label, label: t('values.undisclosed') };
  const isListed = ['', undisclosed.value].includes(value) || bands.some((band) => band.value === value);
  const isExact = isAmount || (isExactIncome(value) && !isListed);
  const own = isListed || isExact ? [] : [{ value, label: say(fact, value) ?? value }];
  const options = [
    { value: '', label: t('form.choose') },
    ...own,
    ...bands,
    { value: exact, label: t('form.ownIncome') },
    undisclosed,
  ];
  const choose = (chosen: string) => {
    setAmount(chosen === exact);
    onChange(chosen === exact ? '' : chosen);
  };
  return { isExact, options, choose };
}

type AmountProps = {
  ref: (element: HTMLInputElement | null) => void;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** Rupees a year: plain digits while it has the focus, in the Indian grouping otherwise. */
function AmountInput({ ref, value, onChange, error }: AmountProps) {
  const t = useProfileTexts();
  const [isWriting, setWriting] = useState(false);
  const words = describeIncome(value);
  return (
    <TextInput
      ref={ref}
      label={t('form.amount')}
      description={
        words?.kind === 'exact' ? t('form.amountIs', { lakhs: words.lakhs }) : t('form.amountHint')
      }
      leftSection="₹"
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      value={isWriting || value === '' ? value : writeNumber(Number(value))}
      error={error}
      onFocus={() => setWriting(true)}
      onBlur={() => setWriting(false)}
      onChange={({ currentTarget }) => onChange(digitsIn(currentTarget.value).slice(0, 10))}
    />
  );
}

/** The bands of the list. Non-disclosure is an option of its own, also when the list cannot be loaded. */
function listBands(lists: LoadedChoices): { value: string; label: string }[] {
  if (typeof lists === 'string') return [];
  return lists.annual_income
    .filter(({ code }) => code !== undisclosedIncome.code)
    .map(({ code, label }) => ({ value: code, label }));
}
