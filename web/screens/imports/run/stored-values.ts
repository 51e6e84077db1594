import { readIncome } from '#contract/fields/annual-income.ts';
import { writeDay } from '#contract/fields/dates.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { useDietText } from '#web/parts/facts/use-diet-text.ts';

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Writes what is stored of a field as people read it. */
export function useStoredValues(): (stored: { field: string; value: string }) => string {
  const t = useImportsTexts();
  const language = useLanguage();
  const sayDiet = useDietText();
  const writeIncome = (value: string) => {
    const range = readIncome(value);
    if (range === null) return value;
    const from = rupees.format(range.from ?? 0);
    if (range.to === null) return t('row.incomeFrom', { from });
    if (range.to === range.from) return t('row.income', { from });
    return t('row.incomeBetween', { from, to: rupees.format(range.to) });
  };
  return ({ field, value }) => {
    if (field === 'dob') return writeDay(value, { language });
    if (field === 'height') return t('row.height', { centimetres: value });
    if (field === 'diet') return sayDiet(value);
    return field === 'annual_income' ? writeIncome(value) : value;
  };
}
