import { useState, type SubmitEvent } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { deleteAccount, sendDeletionCode } from '#contract/privacy/account-deletion.ts';
import { useSession } from '#web/app/client/session.ts';
import { Button } from '#web/design/button.tsx';
import { PasswordInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import styles from './account-form.module.css';
import { AccountForm, useStartFocus, useWaiting } from './account-form.tsx';
import { CodeBoxes, CodeDestination, ResendCode } from './code-parts.tsx';
import { type CodeLength, resendSeconds } from './codes.rules.ts';
import { OwnUsername } from './own-contacts/current-password.tsx';
import { lengthOf } from './sent-codes.ts';

/** Asks for the password, or for a code sent by mail, before the account is deleted. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsTexts();
  const [sent, setSent] = useState<Sent>();
  return (
    <DialogFrame title={t('leaving.dialogTitle')} onClose={onClose}>
      {sent === undefined ? (
        <DeleteByPassword onDone={onClose} onCode={setSent} />
      ) : (
        <DeleteByCode sent={sent} onDone={onClose} onPassword={() => setSent(undefined)} />
      )}
    </DialogFrame>
  );
}

/** A code that was sent: when another can be requested (milliseconds), and its digits. */
type Sent = { resendAt: number; length: CodeLength };

type PasswordProps = { onDone: () => void; onCode: (sent: Sent) => void };

/** Deletes the account by its password, or sends a code to a person who does not know it. */
function DeleteByPassword({ onDone, onCode }: PasswordProps) {
  const t = useSettingsTexts();
  const { form, field, submit, isSubmitting, waiting } = useDeletingAccount('password', onDone);
  const { isSending, send } = useSendingDeletionCode(onCode, resendSeconds.first);
  const check = (event: SubmitEvent) => {
    // The contract asks for one of the two, and cannot say which.
    if (form.getValues('password')) return submit(event);
    form.setError('password', { message: 'validation.password_required' }, { shouldFocus: true });
  };
  return (
    <>
      <AccountForm
        onSubmit={check}
        isSubmitting={isSubmitting}
        submitLabel={t('leaving.delete')}
        waiting={waiting}
        isDanger
      >
        <p className={styles.lead}>{t('leaving.lead')}</p>
        <OwnUsername />
        <PasswordInput
          {...field('password')}
          label={t('leaving.password')}
          autoComplete="current-password"
          data-autofocus
        />
      </AccountForm>
      <p className={styles.footer}>
        <Button look="quiet" isBusy={isSending} onClick={() => void send()}>
          {t('leaving.byCode')}
        </Button>
      </p>
    </>
  );
}

type CodeProps = { sent: Sent; onDone: () => void; onPassword: () => void };

/** Deletes the account by the code that was sent by mail. */
function DeleteByCode({ sent: firstSent, onDone, onPassword }: CodeProps) {
  const t = useSettingsTexts();
  const email = useSession()?.email ?? '';
  const [sent, setSent] = useState(firstSent);
  const { form, errorOf, submit, isSubmitting, waiting } = useDeletingAccount('otp', onDone);
  const { send } = useSendingDeletionCode(setSent, resendSeconds.afterSend);
  useStartFocus();
  return (
    <>
      <AccountForm
        onSubmit={submit}
        isSubmitting={isSubmitting}
        submitLabel={t('leaving.delete')}
        waiting={waiting}
        isDanger
      >
        <CodeDestination isKnown address={email} length={sent.length} />
        <CodeBoxes
          control={form.control}
          name="otp"
          length={sent.length}
          error={errorOf('otp')}
          isFocusedFirst
        />
      </AccountForm>
      <ResendCode resendAt={sent.resendAt} onResend={send} />
      <p className={styles.footer}>
        <Button look="quiet" onClick={onPassword}>
          {t('leaving.byPassword')}
        </Button>
      </p>
    </>
  );
}

type Proof = FieldPath<EndpointInput<typeof deleteAccount>>;

/** The form that deletes the account, by a password or by a code. */
function useDeletingAccount(proof: Proof, onDone: () => void) {
  const t = useSettingsTexts();
  const waiting = useWaiting();
  const form = useEndpointForm({
    endpoint: deleteAccount,
    defaultValues: { [proof]: '' },
    failureTitle: t('leaving.failureTitle'),
    errorTitle: t('leaving.failureTitle'),
    onSuccess: ({ message }) => {
      onDone();
      showOutcome({ tone: 'success', title: t('leaving.begunTitle'), text: message });
    },
    onRefusal: (refusal) => {
      if (proof === 'otp') form.form.setValue('otp', '');
      return waiting.startFor(refusal);
    },
  });
  return { ...form, waiting };
}

/** Sends the code that proves who deletes the account. One that was sent recently is still valid. */
function useSendingDeletionCode(onSent: (sent: Sent) => void, waitSeconds: number) {
  const t = useSettingsTexts();
  const call = useCall(t('leaving.codeFailedTitle'));
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const answer = await call(sendDeletionCode, {});
    setSending(false);
    if (answer === undefined) return;
    if (answer.result || answer.code === 'code_sent_recently') {
      const seconds = answer.result ? waitSeconds : (answer.retry_after ?? waitSeconds);
      showToast(answer.message);
      return onSent({ resendAt: Date.now() + seconds * 1000, length: lengthOf(answer) });
    }
    showOutcome({ tone: 'failure', title: t('leaving.codeFailedTitle'), text: answer.message });
  };
  return { isSending, send };
}
