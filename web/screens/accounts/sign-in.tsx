import { useEffect, type ComponentProps } from 'react';
import { beginPasskeySignIn, signInByPasskey } from '#contract/accounts/passkeys.ts';
import { login, type SessionData } from '#contract/accounts/sessions.ts';
import { TextField } from '#web/design/field.tsx';
import { PasswordField } from '#web/design/inputs/password-field.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import { PasskeyButton } from '#web/parts/second-factor/passkey-button.tsx';
import styles from './account-form.module.css';
import { AccountForm, useStartFocus, useWaiting } from './account-form.tsx';
import { DialogSwitch, useDialogs } from './dialog-switch.tsx';
import { forgetNewPassword, readNewPassword } from './new-password.ts';
import { KeepSignedIn, readKeepSignedIn, storeKeepSignedIn } from './keep-signed-in.tsx';
import { tidyMobile } from '#contract/accounts/registration-form.ts';
import { firstCode, lengthOf, readAddress, storeAddress, storeSentCode, waitOf } from './sent-codes.ts';
import { useEntering } from './use-entering.ts';

const otherWays = { forgot: 'signIn.forgot', otp: 'signIn.withCode' } as const;

/** Signing in with a password. */
export function SignIn() {
  const t = useAccountsTexts();
  const { enter } = useEntering();
  const { openDialog } = useDialogs();
  const waiting = useWaiting();
  const address = readAddress();
  const call = useCall(t('signIn.failureTitle'));
  const welcome = async (data: SessionData, remember: boolean) => {
    storeKeepSignedIn(remember);
    await enter(data, remember);
  };
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: login,
    defaultValues: {
      emailOrMobile: address,
      password: readNewPassword(address),
      remember: readKeepSignedIn(),
    },
    failureTitle: t('signIn.failureTitle'),
    retryField: 'password',
    otherWays: (['forgot', 'otp'] as const).map((dialog) => ({
      label: t(otherWays[dialog]),
      run: () => {
        keepAddress();
        openDialog(dialog);
      },
    })),
    onSuccess: ({ data }, { remember = false }) => welcome(data, remember),
    onRefusal: (refusal, { emailOrMobile }) => {
      if (refusal.code !== 'email_not_verified') return waiting.startFor(refusal);
      // The code went to the e-mail address, also when the number was typed.
      const sentTo = refusal.email ?? emailOrMobile;
      storeAddress(sentTo);
      storeSentCode('verify', firstCode(sentTo, { length: lengthOf(refusal), ...waitOf(refusal) }));
      openDialog('verify');
      return true;
    },
  });
  // The other dialogs begin with what was typed here.
  const keepAddress = () => storeAddress(form.getValues('emailOrMobile').trim());
  useStartFocus();
  useEffect(() => forgetNewPassword, []);
  const sendPasskey: ComponentProps<typeof PasskeyButton>['send'] = async (response) => {
    const { remember = false } = form.getValues();
    const answer = await call(signInByPasskey, { response, remember });
    if (answer?.result === true) await welcome(answer.data, remember);
    return answer?.result === false ? answer.message : undefined;
  };

  return (
    <>
      <AccountForm
        onSubmit={submit}
        isSubmitting={isSubmitting}
        submitLabel={t('signIn.submit')}
        waiting={waiting}
      >
        <p className={styles.lead}>{t('signIn.lead')}</p>
        <TextField
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
        <KeepSignedIn {...field('remember')} />
        <div className={styles.links}>
          <DialogSwitch dialog="otp" onLeave={keepAddress}>
            {t('signIn.withCode')}
          </DialogSwitch>
          <DialogSwitch dialog="forgot" onLeave={keepAddress}>
            {t('signIn.forgot')}
          </DialogSwitch>
        </div>
      </AccountForm>
      <div className={styles.passkey}>
        <PasskeyButton label={t('signIn.withPasskey')} begin={beginPasskeySignIn} send={sendPasskey} />
      </div>
      <p className={styles.footer}>
        {t('signIn.newHere')}
        <DialogSwitch dialog="register">{t('signIn.create')}</DialogSwitch>
      </p>
    </>
  );
}
