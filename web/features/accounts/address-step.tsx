import { TextInput } from '@mantine/core';
import { sendOtp } from '#contract/accounts/send-otp.ts';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-form.module.css';
import { readAddress } from './keep-address.ts';
import { tidyMobile } from './mobile.rules.ts';
import type { SentCodeState } from './use-sent-code.ts';
import { useStartFocus } from './use-start-focus.ts';
import { useWaiting } from './use-waiting.ts';

/** Asks where to send a code for signing in or for verifying. */
export function AddressStep({ lead, code }: { lead: string; code: SentCodeState }) {
  const t = useAccountsTexts();
  const waiting = useWaiting();
  const { field, submit, isSubmitting } = useEndpointForm({
    endpoint: sendOtp,
    defaultValues: { emailOrMobile: readAddress() },
    failureTitle: t('code.sendFailed'),
    onSuccess: (_answer, { emailOrMobile }) => code.start(emailOrMobile),
    onRefusal: (refusal, { emailOrMobile }) =>
      code.startAfter(refusal, emailOrMobile) || waiting.startFor(refusal),
  });
  useStartFocus();
  return (
    <AccountForm onSubmit={submit} isSubmitting={isSubmitting} submitLabel={t('code.send')} waiting={waiting}>
      <p className={styles.lead}>{lead}</p>
      <TextInput
        {...field('emailOrMobile', { setValueAs: tidyMobile })}
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
