import { dayIn, writeMonth } from '#contract/fields/dates.ts';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { useSite } from '#web/app/document/site.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './date-field.module.css';
import {
  firstBirthYear,
  joinDate,
  listMissing,
  missingKey,
  splitDate,
  type DateParts,
} from './date-parts.rules.ts';

/** One of the three lists. */
export type DateList = {
  part: keyof DateParts;
  /** The name of the part: "Day", "Month", "Year". */
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
  autoComplete: string;
  /** Something is wrong with the date, and this part is to be changed. */
  isWrong: boolean;
};

export type DateFieldProps = {
  label: string;
  hint: ReactNode;
  /** `YYYY-MM-DD`, perhaps not complete yet; empty for none. */
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
};

type Props = DateFieldProps & {
  /** Each list has a visible label; hint and error then describe the group instead of each list. */
  hasLabels?: boolean;
  /** Draws a list, with the component library or without it. `describedBy` belongs on a list without a label. */
  renderList: (list: DateList, describedBy: string) => ReactNode;
};

/**
 * Day, month and year of a birthday in three native lists: it is known by heart and lies decades away, where a calendar
 * would have to be turned page by page.
 */
export function DateField({ label, hint, value, onChange, error, hasLabels = false, renderList }: Props) {
  const t = useCommonTexts();
  const id = useId();
  const parts = splitDate(value);
  const options = useOptions(parts.year);
  const missing = listMissing(parts);
  const unfinished = missingKey(parts);
  const describedBy = error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`;
  return (
    <fieldset aria-describedby={hasLabels ? describedBy : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <div className={styles.parts} data-labels={hasLabels || undefined}>
        {(['day', 'month', 'year'] as const).map((part) => {
          const list = {
            part,
            name: t(`date.${part}`),
            options: options[part],
            value: parts[part],
            onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
              onChange(joinDate({ ...parts, [part]: currentTarget.value })),
            autoComplete: `bday-${part}`,
            isWrong: error !== undefined && (unfinished === undefined || missing.includes(part)),
          };
          return <Fragment key={part}>{renderList(list, describedBy)}</Fragment>;
        })}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {unfinished === undefined ? error : t(`date.missing.${unfinished}`)}
        </p>
      )}
    </fieldset>
  );
}

const days = Array.from({ length: 31 }, (_, index) => pad(index + 1));
const months = Array.from({ length: 12 }, (_, index) => pad(index + 1));

/** An earlier year that is stated stays among them. */
function useOptions(stated: string): Record<keyof DateParts, DateList['options']> {
  const language = useLanguage();
  const { time_zone: timeZone } = useSite();
  const [thisYear] = useState(() => Number(dayIn(timeZone, new Date()).slice(0, 4)));
  const firstYear = stated === '' ? firstBirthYear : Math.min(firstBirthYear, Number(stated));
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => String(thisYear - index));
  return {
    day: days.map((day) => ({ value: day, label: String(Number(day)) })),
    month: months.map((month) => ({
      value: month,
      label: writeMonth(Number(month), language),
    })),
    year: years.map((year) => ({ value: year, label: year })),
  };
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
