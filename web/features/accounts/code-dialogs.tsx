import { useEffect } from 'react';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import styles from './account-form.module.css';
import { AccountForm, useStartFocus, useWaiting } from './account-form.tsx';
import { CodeBoxes, CodeDestination, ResendCode } from './code-parts.tsx';
import { DialogFooter, useDialogs } from './dialog-switch.tsx';
import { KeepSignedIn, readKeepSignedIn, storeKeepSignedIn } from './keep-signed-in.tsx';
import { tidyMobile } from './mobile.rules.ts';
import { deleteSentCode, readAddress, type SentCode } from './sent-codes.ts';
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
        <CodeStep
          sent={code.sent}
          code={code}
          isLogin
          submitLabel={t('code.verify')}
          onVerified={async (data, remember) => {
            if (data !== null) await enterByCode(data, remember);
          }}
        />
      )}
      <DialogFooter />
    </>
  );
}

/**
 * Verifying the e-mail. After a registration it also signs in. When the person has signed in with the password before that, Sign In
 * opens afterwards: the password shows that the registration is their own, in whichever browser it was made.
 */
export function VerifyEmail() {
  const t = useAccountsTexts();
  const code = useSentCode('verify');
  const { openDialog } = useDialogs();
  const { enterByCode } = useEntering();
  const goOn = async (data: EndpointData<typeof verifyOtp>, remember: boolean) => {
    code.discard();
    if (data === null) openDialog('sign-in');
    else await enterByCode(data, remember);
  };
  return (
    <>
      {code.sent === undefined ? (
        <AddressStep lead={t('verify.lead')} code={code} />
      ) : (
        <CodeStep
          sent={code.sent}
          code={code}
          isLogin={code.sent.verifiesOnly !== true}
          submitLabel={t('verify.submit')}
          onVerified={goOn}
        />
      )}
      <DialogFooter />
    </>
  );
}

/** The address to which a code for signing in or verifying is sent. */
function AddressStep({ lead, code }: { lead: string; code: SentCodeState }) {
  const t = useAccountsTexts();
  const waiting = useWaiting();
  const { field, submit, isSubmitting } = useEndpointForm({
    endpoint: sendOtp,
    defaultValues: { emailOrMobile: readAddress() },
    failureTitle: t('code.sendFailed'),
    onSuccess: (answer, { emailOrMobile }) => code.start(emailOrMobile, answer),
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

type CodeProps = {
  sent: SentCode;
  code: SentCodeState;
  /** Whether the code also signs in; else it only verifies the address. */
  isLogin: boolean;
  submitLabel: string;
  onVerified: (data: EndpointData<typeof verifyOtp>, remember: boolean) => void | Promise<void>;
};

/** The code that was sent to an address. */
function CodeStep({ sent, code, isLogin, submitLabel, onVerified }: CodeProps) {
  const t = useAccountsTexts();
  const waiting = useWaiting();
  const { form, field, errorOf, submit, isSubmitting } = useEndpointForm({
    endpoint: verifyOtp,
    defaultValues: {
      email: sent.address,
      token: '',
      is_login: isLogin,
      remember: isLogin && readKeepSignedIn(),
    },
    failureTitle: t('code.verifyFailed'),
    onSuccess: async ({ data }, { remember = false }) => {
      if (isLogin) storeKeepSignedIn(remember);
      await onVerified(data, remember);
      showOutcome({
        tone: 'success',
        title: t('code.verifiedTitle'),
        text: t('code.verifiedText'),
        closesItself: true,
      });
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
  return (
    <>
      <AccountForm onSubmit={submit} isSubmitting={isSubmitting} submitLabel={submitLabel} waiting={waiting}>
        <CodeDestination address={sent.address} length={sent.length} onChangeAddress={code.discard} />
        <CodeBoxes
          control={form.control}
          name="token"
          length={sent.length}
          error={errorOf('token')}
          isFocusedFirst
        />
        {isLogin && <KeepSignedIn {...field('remember')} />}
      </AccountForm>
      <ResendCode resendAt={sent.resendAt} onResend={() => code.resend(sent)} />
    </>
  );
}
