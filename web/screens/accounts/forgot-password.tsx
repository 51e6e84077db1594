import { useEffect } from 'react';
import { forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import { TextField } from '#web/design/field.tsx';
import { endSession, readSession } from '#web/app/client/session.ts';
import { PasswordField } from '#web/design/inputs/password-field.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import styles from './account-form.module.css';
import { AccountForm, useStartFocus, useWaiting } from './account-form.tsx';
import { CodeBoxes, CodeDestination, ResendCode } from './code-parts.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { useDialogs } from './dialog-switch.tsx';
import { keepNewPassword } from './new-password.ts';
import { tidyMobile } from '#contract/accounts/registration-form.ts';
import { deleteSentCode, readAddress, storeAddress, type SentCode } from './sent-codes.ts';
import { useAddressWords } from './verification/use-address-words.ts';
import { useSentCode, type SentCodeState } from './use-sent-code.ts';

/** Sets a new password with a one-time code in place of a forgotten one. */
export function ForgotPassword() {
  const code = useSentCode('forgot');
  // Stored through a reload, deleted when the dialog closes.
  useEffect(() => () => deleteSentCode('forgot'), []);
  return (
    <>
      {code.sent === undefined ? (
        <AddressStep code={code} />
      ) : (
        <NewPasswordStep sent={code.sent} code={code} />
      )}
      <DialogFooter />
    </>
  );
}

/** The address of the account whose password is forgotten. */
function AddressStep({ code }: { code: SentCodeState }) {
  const t = useAccountsTexts();
  const waiting = useWaiting();
  const { takesNumbers, label, sentences } = useAddressWords();
  const address = readAddress();
  const canRecover = takesNumbers || address.includes('@');
  const { field, submit, isSubmitting } = useEndpointForm({
    endpoint: forgotPassword,
    defaultValues: { email: canRecover ? address : '' },
    failureTitle: t('code.sendFailed'),
    sentences,
    onSuccess: (answer, { email }) => code.start(email, answer),
    onRefusal: (refusal, { email }) => code.startAfter(refusal, email) || waiting.startFor(refusal),
  });
  useStartFocus();
  return (
    <AccountForm onSubmit={submit} isSubmitting={isSubmitting} submitLabel={t('code.send')} waiting={waiting}>
      <p className={styles.lead}>{t(takesNumbers ? 'forgot.leadOrMobile' : 'forgot.lead')}</p>
      <TextField
        {...field('email', { setValueAs: tidyMobile })}
        label={label}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        data-autofocus
      />
    </AccountForm>
  );
}

/** The code and the new password. Sign In opens afterwards. */
function NewPasswordStep({ sent, code }: { sent: SentCode; code: SentCodeState }) {
  const t = useAccountsTexts();
  const { openDialog } = useDialogs();
  const waiting = useWaiting();
  const { password_min_length: least } = useSite();
  const { form, field, errorOf, submit, isSubmitting } = useEndpointForm({
    endpoint: resetPassword,
    defaultValues: { email: sent.address, otp: '', password: '' },
    failureTitle: t('forgot.failureTitle'),
    onSuccess: (_answer, { password }) => {
      keepNewPassword({ address: sent.address, password });
      // A new password has ended every session of the account, also the one of this tab.
      if (readSession()?.email.toLowerCase() === sent.address.toLowerCase()) {
        endSession('signed-out');
        storeAddress(sent.address);
      }
      openDialog('sign-in');
      showOutcome({ tone: 'success', title: t('forgot.successTitle'), text: t('forgot.successText') });
    },
    onRefusal: (refusal) => {
      if (refusal.code !== 'invalid_otp') return waiting.startFor(refusal);
      code.showInvalid(() => {
        form.setValue('otp', '');
        form.setFocus('otp');
      });
      return true;
    },
  });
  useStartFocus();
  return (
    <>
      <AccountForm
        onSubmit={submit}
        isSubmitting={isSubmitting}
        submitLabel={t('forgot.submit')}
        waiting={waiting}
      >
        <CodeDestination address={sent.address} length={sent.length} onChangeAddress={code.discard} />
        <input type="text" autoComplete="username" value={sent.address} readOnly hidden />
        <CodeBoxes
          control={form.control}
          name="otp"
          length={sent.length}
          error={errorOf('otp')}
          isFocusedFirst
        />
        <PasswordField
          {...field('password')}
          label={t('fields.newPassword')}
          description={t('fields.newPasswordHint', { count: least })}
          placeholder={t('fields.newPasswordPlaceholder')}
          autoComplete="new-password"
        />
      </AccountForm>
      <ResendCode resendAt={sent.resendAt} onResend={() => code.resend(sent)} />
    </>
  );
}
