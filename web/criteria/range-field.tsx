import { Input, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { criteria } from '#contract/preferences/preference.criteria.ts';
import { useChoices } from '#web/choices/use-choices.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import type { CriterionFieldProps } from './criterion-field-props.ts';
import { joinRange, listIncomeEnds, splitRange, writeLakhs } from './criterion-words.rules.ts';
import styles from './range-field.module.css';
import { useHeightText } from './use-criterion-text.ts';

type End = { value: string; label: string };

/** From and to, each chosen from what makes sense; either end may stay open. */
export function RangeField(props: CriterionFieldProps) {
  const { name, label, description, error, value: range, onChange, inputRef } = props;
  const t = usePreferenceTexts();
  const id = useId();
  const { options, say } = useEnds(name);
  const ends = splitRange(range);
  const errorId = error === undefined ? undefined : `${id}-error`;
  // An end that was stated elsewhere, though it is not offered here.
  const withKept = (value: string): End[] =>
    value === '' || options.some((option) => option.value === value)
      ? options
      : [...options, { value, label: say(Number(value)) }].toSorted(
          (one, other) => Number(one.value) - Number(other.value),
        );
  const selectFor = (end: 'from' | 'to') => (
    <NativeSelect
      ref={end === 'from' ? inputRef : undefined}
      label={t(`form.${end}`)}
      aria-label={t(`form.${end}Of`, { criterion: label })}
      error={error !== undefined}
      value={ends[end]}
      data={[{ value: '', label: t('form.noEnd') }, ...withKept(ends[end])]}
      onChange={({ currentTarget }) => onChange(joinRange({ ...ends, [end]: currentTarget.value }))}
    />
  );
  return (
    <div role="group" aria-labelledby={id} aria-describedby={errorId}>
      <Input.Label id={id} labelElement="div" size="md">
        {label}
      </Input.Label>
      {description !== undefined && <Input.Description size="md">{description}</Input.Description>}
      <div className={styles.ends}>
        {selectFor('from')}
        {selectFor('to')}
      </div>
      {error !== undefined && (
        <Input.Error id={errorId} size="md" role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  );
}

/** What an end may be (years, heights, or where the bands of income begin), and how any number of its kind is said. */
function useEnds(name: CriterionFieldProps['name']): { options: End[]; say: (number: number) => string } {
  const t = usePreferenceTexts();
  const sayHeight = useHeightText({ isShort: true });
  const lists = useChoices();
  const list = (numbers: readonly number[], say: (number: number) => string) => ({
    options: numbers.map((number) => ({ value: String(number), label: say(number) })),
    say,
  });
  if (name === 'annualIncome') {
    const codes = typeof lists === 'string' ? [] : lists.annual_income.map(({ code }) => code);
    return list(listIncomeEnds(codes), (rupees) => t('values.lakhs', { lakhs: writeLakhs(rupees) }));
  }
  const { smallest, largest } = name === 'age' ? criteria.age : criteria.height;
  const numbers = Array.from({ length: largest - smallest + 1 }, (_, index) => smallest + index);
  return list(numbers, name === 'age' ? (years) => t('values.year', { count: years }) : sayHeight);
}
