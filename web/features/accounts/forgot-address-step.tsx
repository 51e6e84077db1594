import { TextInput } from '@mantine/core';
import { forgotPassword } from '#contract/accounts/forgot-password.ts';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-form.module.css';
import { readAddress } from './keep-address.ts';
import { tidyMobile } from './mobile.rules.ts';
import type { SentCodeState } from './use-sent-code.ts';
import { useStartFocus } from './use-start-focus.ts';
import { useWaiting } from './use-waiting.ts';

/** Asks whose password was forgotten. */
export function ForgotAddressStep({ code }: { code: SentCodeState }) {
  const t = useAccountsTexts();
  const waiting = useWaiting();
  const { field, submit, isSubmitting } = useEndpointForm({
    endpoint: forgotPassword,
    defaultValues: { email: readAddress() },
    failureTitle: t('code.sendFailed'),
    onSuccess: (_answer, { email }) => code.start(email),
    onRefusal: (refusal, { email }) => code.startAfter(refusal, email) || waiting.startFor(refusal),
  });
  useStartFocus();
  return (
    <AccountForm onSubmit={submit} isSubmitting={isSubmitting} submitLabel={t('code.send')} waiting={waiting}>
      <p className={styles.lead}>{t('forgot.lead')}</p>
      <TextInput
        {...field('email', { setValueAs: tidyMobile })}
        label={t('fields.emailOrMobile')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        data-autofocus
      />
    </AccountForm>
  );
}
