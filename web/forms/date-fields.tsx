import { NativeSelect } from '@mantine/core';
import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './date-fields.module.css';
import { joinDate, splitDate } from './date-parts.rules.ts';

const firstYear = 1900;
const thisYear = new Date().getFullYear();
const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => String(thisYear - index));
const days = Array.from({ length: 31 }, (_, index) => pad(index + 1));
const months = Array.from({ length: 12 }, (_, index) => pad(index + 1));

type Props = {
  label: string;
  hint: string;
  /** `YYYY-MM-DD`, perhaps not whole yet; empty for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Takes the focus when something is wrong with the date. */
  ref?: Ref<HTMLSelectElement>;
  error?: ReactNode;
};

/**
 * Day, month and year of a birthday in three lists of the device's own kind: it is known by heart and lies decades away,
 * where a calendar would have to be turned page by page.
 */
export function DateFields({ label, hint, value, onChange, onBlur, ref, error }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const parts = splitDate(value);
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
  const nameOf = (month: string) => monthName.format(new Date(`2000-${month}-01T00:00:00Z`));

  const select = (part: keyof typeof parts, values: { value: string; label: string }[]) => ({
    'aria-label': t(`date.${part}`),
    'aria-describedby': `${id}-hint${error === undefined ? '' : ` ${id}-error`}`,
    autoComplete: `bday-${part}`,
    data: [{ value: '', label: t(`date.${part}`) }, ...values],
    value: parts[part],
    error: error !== undefined,
    onBlur,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(joinDate({ ...parts, [part]: currentTarget.value })),
  });

  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
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
            years.map((year) => ({ value: year, label: year })),
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
