import { TextInput } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { tidyMobile } from '../mobile.rules.ts';
import { PasswordField } from '../password-field.tsx';
import { LegalNotice } from './legal-notice.tsx';
import styles from './registration.module.css';
import type { RegistrationValues } from './registration.rules.ts';
import { useRegistrationField } from './use-registration-field.ts';

const countryCode = '+91';

/** Step 4: contact, password, and what the person agrees to. */
export function ContactStep() {
  const t = useAccountsTexts();
  const field = useRegistrationField();
  const { control, setValue, getValues } = useFormContext<RegistrationValues>();
  const mobile = useWatch({ control, name: 'mobile' });
  const tidy = () => setValue('mobile', tidyMobile(getValues('mobile')));
  return (
    <div className={styles.step}>
      <TextInput
        {...field('email')}
        type="email"
        label={t('fields.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...field('mobile', { setValueAs: tidyMobile, onBlur: tidy })}
        type="tel"
        inputMode="tel"
        label={t('fields.mobile')}
        description={t('fields.mobileHint')}
        // A number of another country brings its own code.
        leftSection={mobile.startsWith('+') ? undefined : countryCode}
        leftSectionWidth={mobile.startsWith('+') ? undefined : '3.25rem'}
        autoComplete="tel-national"
      />
      <PasswordField
        {...field('password')}
        label={t('fields.password')}
        description={t('fields.newPasswordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirm_password')}
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
      />
      <LegalNotice />
    </div>
  );
}
