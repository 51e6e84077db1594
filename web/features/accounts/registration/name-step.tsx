import { TextInput } from '@mantine/core';
import { useController, useFormContext } from 'react-hook-form';
import { useSite } from '#web/document/site.ts';
import { DateFields } from '#web/forms/date-fields.tsx';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import styles from './registration.module.css';
import type { RegistrationValues } from './registration.rules.ts';
import { useRegistrationField } from './use-registration-field.ts';

/** Step 2: names and date of birth. */
export function NameStep() {
  const t = useAccountsTexts();
  const field = useRegistrationField();
  return (
    <div className={styles.step}>
      <TextInput {...field('firstname')} label={t('registration.firstName')} autoComplete="given-name" />
      <TextInput {...field('lastname')} label={t('registration.lastName')} autoComplete="family-name" />
      <DateOfBirth />
    </div>
  );
}

function DateOfBirth() {
  const t = useAccountsTexts();
  const { legal_age_bride: bride, legal_age_groom: groom } = useSite();
  const sentenceOf = useErrorSentence();
  const { control } = useFormContext<RegistrationValues>();
  const { field, fieldState } = useController({ control, name: 'dob' });
  const { ref, value, onChange, onBlur } = field;
  return (
    <DateFields
      {...{ ref, value, onChange, onBlur }}
      label={t('registration.dob')}
      hint={t('registration.legalAge', { bride, groom })}
      error={sentenceOf(fieldState.error?.message)}
    />
  );
}
