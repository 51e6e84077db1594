import { useId, useState } from 'react';
import { composeRegistration } from '#contract/accounts/registration-form.ts';
import { dayIn, writeMonth } from '#contract/fields/dates.ts';
import { TextField } from '#web/design/field.tsx';
import { useSite } from '#web/app/document/site.ts';
import { isInCalendar, listMissing, missingKey } from '#web/parts/forms/date-parts.rules.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { listBirthYears } from '../registration/registration.rules.ts';
import type { StepProps } from './step-props.ts';
import styles from './steps.module.css';
import { useWhose } from '../registration/use-whose.ts';

/** Step 2: names and date of birth, and whose they are. */
export function NameStep(props: StepProps) {
  const t = useRegistrationTexts();
  const whose = useWhose(props.typed);
  const { initial, typed, errors } = props;
  // The browser may fill in the names of its owner alone.
  const isOwn = typed.profile_for === 'My Self';
  return (
    <>
      <TextField
        name="firstname"
        label={t('firstName', { whose })}
        defaultValue={initial.firstname}
        error={errors.firstname}
        autoComplete={isOwn ? 'given-name' : 'off'}
        autoCapitalize="words"
      />
      <TextField
        name="lastname"
        label={t('lastName', { whose })}
        description={t('lastNameHint')}
        defaultValue={initial.lastname}
        error={errors.lastname}
        autoComplete={isOwn ? 'family-name' : 'off'}
        autoCapitalize="words"
      />
      <DateOfBirth {...props} />
    </>
  );
}

const datePlaces = ['day', 'month', 'year'] as const;

/** Day, month and year in the lists of the device: a birthday is known by heart and lies decades away. */
function DateOfBirth({ initial, typed, errors: { dob: error } }: StepProps) {
  const t = useRegistrationTexts();
  const common = useCommonTexts();
  const id = useId();
  const options = useDateOptions(composeRegistration(typed).gender);
  const { legal_age_bride: bride, legal_age_groom: groom } = useSite();
  const parts = { day: typed.dob_day, month: typed.dob_month, year: typed.dob_year };
  const missing = listMissing(parts);
  const unfinished = missingKey(parts);
  // The focus goes to the first part that is to be chosen.
  const wrong = unfinished === undefined ? datePlaces : missing;
  const sayWrongDate = () => {
    if (missing.length > 0) return common('date.none');
    return isInCalendar(parts) ? error : common('date.notInCalendar');
  };
  const describedBy = error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`;
  return (
    <fieldset>
      <legend className={styles.legend}>{t('dob', { whose: useWhose(typed) })}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('legalAge', { bride, groom })}
      </p>
      <div className={styles.date}>
        {datePlaces.map((part) => (
          <select
            key={part}
            name={`dob_${part}`}
            data-field={part === wrong[0] ? 'dob' : undefined}
            className={styles.select}
            defaultValue={initial[`dob_${part}`]}
            aria-label={common(`date.${part}`)}
            aria-describedby={describedBy}
            aria-invalid={error !== undefined && wrong.includes(part)}
            autoComplete={typed.profile_for === 'My Self' ? `bday-${part}` : 'off'}
          >
            <option value="">{common(`date.${part}`)}</option>
            {options[part].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {unfinished === undefined ? sayWrongDate() : common(`date.missing.${unfinished}`)}
        </p>
      )}
    </fieldset>
  );
}

function useDateOptions(gender: string) {
  const language = useLanguage();
  const site = useSite();
  const [today] = useState(() => dayIn(site.time_zone, new Date()));
  return {
    day: listNumbers(31).map((value) => ({ value, label: String(Number(value)) })),
    month: listNumbers(12).map((value) => ({
      value,
      label: writeMonth(Number(value), language),
    })),
    year: listBirthYears(gender, { today, ages: site }).map((year) => ({ value: year, label: year })),
  };
}

/** `01`, `02` and so on. */
function listNumbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
}
