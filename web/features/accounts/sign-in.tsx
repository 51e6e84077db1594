import { TextInput } from '@mantine/core';
import { login } from '#contract/accounts/login.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-form.module.css';
import { DialogSwitch } from './dialog-switch.tsx';
import { keepAddress, readAddress } from './keep-address.ts';
import { firstCode, keepSentCode } from './keep-sent-code.ts';
import { tidyMobile } from './mobile.rules.ts';
import { PasswordField } from './password-field.tsx';
import { useDialogs } from './use-dialogs.ts';
import { useEntering } from './use-entering.ts';
import { useStartFocus } from './use-start-focus.ts';
import { useWaiting } from './use-waiting.ts';

/** Signing in with a password. */
export function SignIn() {
  const t = useAccountsTexts();
  const { enterByPassword } = useEntering();
  const { openDialog } = useDialogs();
  const waiting = useWaiting();
  const address = readAddress();
  const { field, submit, isSubmitting } = useEndpointForm({
    endpoint: login,
    defaultValues: { emailOrMobile: address, password: '' },
    failureTitle: t('signIn.failureTitle'),
    retryField: 'password',
    onSuccess: async ({ data }) => {
      await enterByPassword(data);
      showOutcome({
        tone: 'success',
        title: t('signIn.successTitle'),
        text: t('signIn.successText'),
        closesItself: true,
      });
    },
    onRefusal: (refusal, { emailOrMobile }) => {
      if (refusal.code !== 'email_not_verified') return waiting.startFor(refusal);
      keepAddress(emailOrMobile);
      // The server has sent a code, which proves the address as it was typed.
      keepSentCode('verify', firstCode(emailOrMobile));
      openDialog('verify');
      return true;
    },
  });
  useStartFocus();

  return (
    <>
      <AccountForm
        onSubmit={submit}
        isSubmitting={isSubmitting}
        submitLabel={t('signIn.submit')}
        waiting={waiting}
      >
        <p className={styles.lead}>{t('signIn.lead')}</p>
        <TextInput
          {...field('emailOrMobile', { setValueAs: tidyMobile })}
          label={t('fields.emailOrMobile')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          data-autofocus={address === '' ? true : undefined}
        />
        <PasswordField
          {...field('password')}
          label={t('fields.password')}
          autoComplete="current-password"
          data-autofocus={address === '' ? undefined : true}
        />
        <div className={styles.links}>
          <DialogSwitch dialog="otp">{t('signIn.withCode')}</DialogSwitch>
          <DialogSwitch dialog="forgot">{t('signIn.forgot')}</DialogSwitch>
        </div>
      </AccountForm>
      <p className={styles.footer}>
        {t('signIn.newHere')}
        <DialogSwitch dialog="register">{t('signIn.create')}</DialogSwitch>
      </p>
    </>
  );
}
