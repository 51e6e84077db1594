import { Input, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { criteria } from '#contract/preferences/preference.criteria.ts';
import { useChoices } from '#web/choices/use-choices.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import type { CriterionInput } from './use-preference-form.ts';
import { joinRange, listIncomeEnds, splitRange, writeLakhs } from './criterion-words.rules.ts';
import styles from './range-field.module.css';
import { useHeightText } from './use-criterion-text.ts';

type End = { value: string; label: string };

/** From and to, each chosen from what makes sense; either end may stay open. */
export function RangeField({ form, name, label, description, error }: CriterionInput) {
  const t = usePreferenceTexts();
  const id = useId();
  const options = useEnds(name);
  const ends = splitRange(form.values[name]);
  const errorId = error === undefined ? undefined : `${id}-error`;
  const selectFor = (end: 'from' | 'to') => (
    <NativeSelect
      ref={end === 'from' ? (element) => form.keepInput(name, element) : undefined}
      label={t(`form.${end}`)}
      aria-label={t(`form.${end}Of`, { criterion: label })}
      error={error !== undefined}
      value={ends[end]}
      data={[{ value: '', label: t('form.noEnd') }, ...withKept(options, ends[end])]}
      onChange={({ currentTarget }) =>
        form.change({ [name]: joinRange({ ...ends, [end]: currentTarget.value }) })
      }
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

/** What an end may be: years, heights, or where the bands of income begin. */
function useEnds(name: CriterionInput['name']): End[] {
  const t = usePreferenceTexts();
  const sayHeight = useHeightText({ isShort: true });
  const lists = useChoices();
  if (name === 'annualIncome') {
    const codes = typeof lists === 'string' ? [] : lists.annual_income.map(({ code }) => code);
    return listIncomeEnds(codes).map((rupees) => ({
      value: String(rupees),
      label: t('values.lakhs', { lakhs: writeLakhs(rupees) }),
    }));
  }
  const sayEnd = name === 'age' ? (years: number) => t('values.year', { count: years }) : sayHeight;
  const { smallest, largest } = name === 'age' ? criteria.age : criteria.height;
  return Array.from({ length: largest - smallest + 1 }, (_, index) => smallest + index).map((number) => ({
    value: String(number),
    label: sayEnd(number),
  }));
}

/** An end that was stated elsewhere, though it is not offered here. */
function withKept(options: readonly End[], value: string): End[] {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return isKnown ? [...options] : [{ value, label: value }, ...options];
}
