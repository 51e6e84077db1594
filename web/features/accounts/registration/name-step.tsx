import { TextInput } from '@mantine/core';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { DateFields } from './date-fields.tsx';
import styles from './registration.module.css';
import { useRegistrationField } from './use-registration-field.ts';

/** Step 2: names and date of birth. */
export function NameStep() {
  const t = useAccountsTexts();
  const field = useRegistrationField();
  return (
    <div className={styles.step}>
      <TextInput {...field('firstname')} label={t('registration.firstName')} autoComplete="given-name" />
      <TextInput {...field('lastname')} label={t('registration.lastName')} autoComplete="family-name" />
      <DateFields />
    </div>
  );
}
