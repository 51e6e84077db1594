import { useEffect, useState } from 'react';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { keyOfFailure } from '#web/app/client/answer.ts';
import { TextField } from '#web/design/field.tsx';
import { showFailureToast } from '#web/design/messages/toasts.tsx';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import styles from './account-form.module.css';
import { AccountForm, useStartFocus, useWaiting } from './account-form.tsx';
import { CodeBoxes, CodeDestination, ResendCode } from './code-parts.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { useDialogs } from './dialog-switch.tsx';
import { KeepSignedIn, readKeepSignedIn, storeKeepSignedIn } from './keep-signed-in.tsx';
import { tidyMobile } from '#contract/accounts/registration-form.ts';
import { deleteSentCode, readAddress, type SentCode } from './sent-codes.ts';
import { useAddressWords } from './verification/use-address-words.ts';
import { useEntering } from './use-entering.ts';
import { useSentCode, type SentCodeState } from './use-sent-code.ts';

/** Signing in with a one-time code instead of a password. */
export function CodeSignIn() {
  const t = useAccountsTexts();
  const code = useSentCode('otp');
  const { enterByCode } = useEntering();
  // Stored through a reload, deleted when the dialog closes.
  useEffect(() => () => deleteSentCode('otp'), []);
  return (
    <>
      {code.sent === undefined ? (
        <AddressStep lead={t('otp.lead')} code={code} />
      ) : (
        <CodeStep sent={code.sent} code={code} submitLabel={t('code.verify')} onVerified={enterByCode} />
      )}
      <DialogFooter />
    </>
  );
}

/** Verifying the e-mail of a registration, which also signs in. The next screen shows that, so nothing else says it. */
export function VerifyEmail() {
  const t = useAccountsTexts();
  const code = useSentCode('verify');
  const { enterNew } = useEntering();
  const { openDialog } = useDialogs();
  const isRegistration = code.sent?.isRegistration === true;
  /** Only a registration can be of another address: the form has all that was typed but the password. */
  const changeAddress = () => {
    if (!isRegistration) return code.discard();
    deleteSentCode('verify');
    openDialog('register');
  };
  /** Forgets the code where it is stored. The dialog keeps it until the next page is there. */
  const goOn = async (data: SessionData, remember: boolean) => {
    deleteSentCode('verify');
    await enterNew(data, remember);
  };
  return (
    <>
      {code.sent === undefined ? (
        <AddressStep lead={t('verify.lead')} code={code} />
      ) : (
        <>
          {isRegistration && (
            <p role="status" className={styles.success}>
              {t('verify.registered')} {t('verify.oneStep')}
            </p>
          )}
          <CodeStep
            sent={code.sent}
            code={{ ...code, discard: changeAddress }}
            submitLabel={t('verify.submit')}
            onVerified={goOn}
          />
        </>
      )}
      <DialogFooter />
    </>
  );
}

/** The address to which a code for signing in or verifying is sent. */
function AddressStep({ lead, code }: { lead: string; code: SentCodeState }) {
  const t = useAccountsTexts();
  const waiting = useWaiting();
  const { label, sentences } = useAddressWords();
  const { field, submit, isSubmitting } = useEndpointForm({
    endpoint: sendOtp,
    defaultValues: { emailOrMobile: readAddress() },
    failureTitle: t('code.sendFailed'),
    sentences,
    onSuccess: (answer, { emailOrMobile }) => code.start(emailOrMobile, answer),
    onRefusal: (refusal, { emailOrMobile }) =>
      code.startAfter(refusal, emailOrMobile) || waiting.startFor(refusal),
  });
  useStartFocus();
  return (
    <AccountForm onSubmit={submit} isSubmitting={isSubmitting} submitLabel={t('code.send')} waiting={waiting}>
      <p className={styles.lead}>{lead}</p>
      <TextField
        {...field('emailOrMobile', { setValueAs: tidyMobile })}
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

type CodeProps = {
  sent: SentCode;
  code: SentCodeState;
  submitLabel: string;
  onVerified: (data: SessionData, remember: boolean) => Promise<void>;
};

/** The code that was sent to an address, which signs in. */
function CodeStep({ sent, code, submitLabel, onVerified }: CodeProps) {
  const t = useAccountsTexts();
  const common = useCommonTexts();
  const waiting = useWaiting();
  const [isVerified, setVerified] = useState(false);
  const { form, field, errorOf, submit, isSubmitting } = useEndpointForm({
    endpoint: verifyOtp,
    defaultValues: {
      email: sent.address,
      token: '',
      is_login: true,
      remember: readKeepSignedIn(),
    },
    failureTitle: t('code.verifyFailed'),
    onSuccess: async ({ data }, { remember = false }) => {
      storeKeepSignedIn(remember);
      if (data === null) return;
      setVerified(true);
      try {
        await onVerified(data, remember);
      } catch (failure) {
        setVerified(false);
        showFailureToast(common(keyOfFailure(failure)));
      }
    },
    onRefusal: (refusal) => {
      if (refusal.code !== 'invalid_otp') return waiting.startFor(refusal);
      code.showInvalid(() => {
        form.setValue('token', '');
        form.setFocus('token');
      });
      return true;
    },
  });
  useStartFocus();
  // A slow line takes seconds to bring the next page.
  if (isVerified)
    return (
      <p role="status" className={styles.success}>
        {t('code.accepted')}
      </p>
    );
  return (
    <>
      <AccountForm onSubmit={submit} isSubmitting={isSubmitting} submitLabel={submitLabel} waiting={waiting}>
        <CodeDestination
          address={sent.address}
          length={sent.length}
          isKnown={sent.isRegistration === true}
          onChangeAddress={code.discard}
        />
        <CodeBoxes
          control={form.control}
          name="token"
          length={sent.length}
          error={errorOf('token')}
          isFocusedFirst
        />
        <KeepSignedIn {...field('remember')} />
      </AccountForm>
      <ResendCode resendAt={sent.resendAt} onResend={() => code.resend(sent)} />
    </>
  );
}
