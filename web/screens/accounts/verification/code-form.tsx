import { Link, useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState, type SubmitEvent } from 'react';
import { keyOfFailure } from '#web/app/client/answer.ts';
import { Button } from '#web/design/button.tsx';
import { TextField } from '#web/design/field.tsx';
import { forgetFailures, showFailureToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import type { CodeLength } from '../codes.rules.ts';
import { Countdown, useCountdown } from '../countdown.tsx';
import { readSentCode } from '../sent-codes.ts';
import { useEntering } from '../use-entering.ts';
import styles from '../registration/registration.module.css';

/** Only with scripts does a code sign in. */
const KeepChoice = lazy(async () => ({ default: (await import('../keep-signed-in.tsx')).KeepChoice }));

type Props = {
  /** Empty for a person who has come here without registering just now. */
  email: string;
  /** The digits of the code, when that is known. */
  length?: CodeLength | undefined;
  error?: string | undefined;
  isWrongCode?: boolean | undefined;
  /** Shows the address in the registration once more; without scripts that begins anew. */
  onChangeAddress?: () => void;
};

/**
 * The code of a registration on a page of its own. With scripts it signs in, as in the dialog; without them the browser sends it, and
 * the e-mail is proved.
 */
export function CodeForm({ email, length, error: found, isWrongCode = false, onChangeAddress }: Props) {
  const t = useRegistrationTexts();
  const isHydrated = useHydrated();
  const { error, isSending, submit, forgetError } = useEnteringCode(
    found === undefined ? undefined : { error: found, isWrongCode },
  );
  return (
    <form
      className={styles.form}
      method="post"
      action="/verify-email"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Address email={email} length={length} />
      <TextField
        name="token"
        label={length === undefined ? t('code.label') : t('code.labelDigits', { length })}
        error={error?.isWrongCode === true ? t('code.invalid') : error?.error}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={6}
        autoComplete="one-time-code"
        onInput={forgetError}
      />
      <Suspense>{isHydrated && <KeepChoice />}</Suspense>
      <Button type="submit" isWide isBusy={isSending}>
        {t('code.submit')}
      </Button>
      <p className={styles.ways}>
        {isHydrated && <AnotherCode />}
        {email !== '' && (
          <Link to="/registration" onClick={onChangeAddress} className={styles.way}>
            {t('code.changeAddress')}
          </Link>
        )}
      </p>
    </form>
  );
}

/** Where the code went, or the field for it. */
function Address({ email, length }: Pick<Props, 'email' | 'length'>) {
  const t = useRegistrationTexts();
  if (email === '')
    return (
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('code.email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    );
  return (
    <>
      <p>
        <RichText
          t={t}
          name={length === undefined ? 'code.sentTo' : 'code.sentDigits'}
          values={{ address: email, length: length ?? '' }}
          parts={{ address: <strong className={styles.address} /> }}
        />
      </p>
      <p className={styles.soft}>{t('code.spam')}</p>
      <input type="hidden" name="email" defaultValue={email} />
    </>
  );
}

/** The way to another code, once the time for it has come, as in the dialog that it opens. */
function AnotherCode() {
  const t = useRegistrationTexts();
  const [resendAt] = useState(() => readSentCode('verify')?.resendAt ?? 0);
  const seconds = useCountdown(resendAt);
  if (seconds > 0) {
    return (
      <span className={styles.soft}>
        <RichText t={t} name="code.resendIn" parts={{ time: <Countdown seconds={seconds} /> }} />
      </span>
    );
  }
  return (
    <Link to="/" search={{ dialog: 'verify' }} className={styles.way}>
      {t('code.resend')}
    </Link>
  );
}

type Wrong = { error: string; isWrongCode: boolean };

/** Signs in with the code in the form. What is wrong is said beside the field. */
function useEnteringCode(found: Wrong | undefined) {
  const common = useCommonTexts();
  const call = useCall();
  const { enterNew } = useEntering();
  const [error, setError] = useState(found);
  const [isSending, setSending] = useState(false);
  const isRunning = useRef(false);

  const enter = async (form: HTMLFormElement) => {
    const { enterCode } = await import('./enter-code.ts');
    const entered = await enterCode(form, call);
    if (entered === undefined) return;
    if ('error' in entered) {
      setError(entered);
      form.querySelector<HTMLInputElement>('[name="token"]')?.select();
    } else await enterNew(entered.session, entered.remember);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    forgetFailures();
    setSending(true);
    try {
      await enter(event.currentTarget);
    } catch (failure) {
      showFailureToast(common(keyOfFailure(failure)));
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  };
  /** What is wrong with a code is not wrong with the next one. */
  const forgetError = () => setError(undefined);
  return { error, isSending, submit, forgetError };
}
