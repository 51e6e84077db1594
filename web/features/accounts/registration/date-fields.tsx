import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSite } from '#web/document/site.ts';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import styles from './date-fields.module.css';
import { joinDate, splitDate, type RegistrationValues } from './registration.rules.ts';

const firstYear = 1900;
const thisYear = new Date().getFullYear();
const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => String(thisYear - index));
const days = Array.from({ length: 31 }, (_, index) => pad(index + 1));
const months = Array.from({ length: 12 }, (_, index) => pad(index + 1));

/**
 * Day, month and year in three lists of the device's own kind: a birthday is known by heart and lies decades away,
 * where a calendar would have to be turned page by page.
 */
export function DateFields() {
  const t = useAccountsTexts();
  const { i18n } = useTranslation();
  const id = useId();
  const { legal_age_bride: bride, legal_age_groom: groom } = useSite();
  const sentenceOf = useErrorSentence();
  const { control } = useFormContext<RegistrationValues>();
  const {
    field: { ref, value: date, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'dob' });
  const parts = splitDate(date);
  const error = sentenceOf(fieldState.error?.message);
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
  const nameOf = (month: string) => monthName.format(new Date(`2000-${month}-01T00:00:00Z`));

  const select = (part: keyof typeof parts, values: { value: string; label: string }[]) => ({
    'aria-label': t(`registration.${part}`),
    'aria-describedby': `${id}-hint${error === undefined ? '' : ` ${id}-error`}`,
    autoComplete: `bday-${part}`,
    data: [{ value: '', label: t(`registration.${part}`) }, ...values],
    value: parts[part],
    error: error !== undefined,
    onBlur,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(joinDate({ ...parts, [part]: currentTarget.value })),
  });

  return (
    <fieldset>
      <legend className={styles.legend}>{t('registration.dob')}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('registration.legalAge', { bride, groom })}
      </p>
      <div className={styles.parts}>
        <NativeSelect
          {...select(
            'day',
            days.map((day) => ({ value: day, label: String(Number(day)) })),
          )}
          ref={ref}
        />
        <NativeSelect
          {...select(
            'month',
            months.map((month) => ({ value: month, label: nameOf(month) })),
          )}
        />
        <NativeSelect
          {...select(
            'year',
            years.map((value) => ({ value, label: value })),
          )}
        />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
