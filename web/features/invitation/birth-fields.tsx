import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/design/field.tsx';
import { useSite } from '#web/document/site.ts';
import { joinDate, splitDate } from '#web/forms/date-parts.rules.ts';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import styles from './birth-fields.module.css';

const thisYear = new Date().getFullYear();
const years = Array.from({ length: thisYear - 1899 }, (_, index) => String(thisYear - index));
const days = Array.from({ length: 31 }, (_, index) => pad(index + 1));
const months = Array.from({ length: 12 }, (_, index) => pad(index + 1));

type Props = {
  value: string;
  isEstimated: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Day, month and year of birth in three lists of the device's own kind. */
export function BirthFields({ value, isEstimated, error, onChange }: Props) {
  const t = useInvitationTexts();
  const { t: common, i18n } = useTranslation();
  const { legal_age_bride: bride, legal_age_groom: groom } = useSite();
  const id = useId();
  const parts = splitDate(value);
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
  const offered = {
    day: days.map((day) => ({ value: day, label: String(Number(day)) })),
    month: months.map((month) => ({
      value: month,
      label: monthName.format(new Date(`2000-${month}-01T00:00:00Z`)),
    })),
    year: years.map((year) => ({ value: year, label: year })),
  };
  return (
    <fieldset aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}>
      <legend className={styles.legend}>{t('claim.dob')}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {isEstimated && <strong>{t('claim.dobConfirm')} </strong>}
        {t('claim.dobHint', { bride, groom })}
      </p>
      <div className={styles.parts}>
        {(['day', 'month', 'year'] as const).map((part) => (
          <SelectField
            key={part}
            // The first one takes the focus when something is wrong with the date.
            name={part === 'day' ? 'dob' : `dob-${part}`}
            label={common(`date.${part}`)}
            autoComplete={`bday-${part}`}
            value={parts[part]}
            onChange={({ currentTarget }) => onChange(joinDate({ ...parts, [part]: currentTarget.value }))}
          >
            <option value="">–</option>
            {offered[part].map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ))}
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
