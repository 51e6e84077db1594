import { useEffect, useId, useState, type ReactNode, type SubmitEvent } from 'react';
import type { Refusal } from '#web/app/client/answer.ts';
import { Button } from '#web/design/button.tsx';
import { RichText } from '#web/locales/rich-text.tsx';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import styles from './account-form.module.css';
import { Countdown, useCountdown } from './countdown.tsx';

type Props = {
  onSubmit: (event: SubmitEvent) => void;
  isSubmitting: boolean;
  submitLabel: string;
  /** The button removes something for good. */
  isDanger?: boolean;
  /** While there are seconds left, the form shows why and how long to wait, and sends nothing. */
  waiting?: Waiting;
  children: ReactNode;
};

/** The frame of the short forms: fields, and one button. */
export function AccountForm(props: Props) {
  const { onSubmit, isSubmitting, submitLabel, isDanger = false, waiting, children } = props;
  const t = useAccountsTexts();
  const noticeId = useId();
  const mustWait = waiting !== undefined && waiting.seconds > 0;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!mustWait) onSubmit(event);
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {children}
      {mustWait && (
        <div id={noticeId} className={styles.notice}>
          <p role="alert">{waiting.reason}</p>
          <p>
            <RichText t={t} name="code.waitFor" parts={{ time: <Countdown seconds={waiting.seconds} /> }} />
          </p>
        </div>
      )}
      <Button
        type="submit"
        look={isDanger ? 'danger' : 'filled'}
        isWide
        isBusy={isSubmitting}
        aria-disabled={mustWait}
        aria-describedby={mustWait ? noticeId : undefined}
      >
        {submitLabel}
      </Button>
    </form>
  );
}

/** A wait that the server has asked for: why, and how many seconds are left. */
type Waiting = { seconds: number; reason: string };

/** Prevents a form from being sent again before the time that the server has set. */
export function useWaiting(): Waiting & { startFor: (refusal: Refusal) => boolean } {
  const [wait, setWait] = useState({ until: 0, reason: '' });
  const seconds = useCountdown(wait.until);
  return {
    seconds,
    reason: wait.reason,
    /** Returns whether the refusal says when to try again. */
    startFor: ({ retry_after, message }) => {
      if (retry_after === undefined) return false;
      setWait({ until: Date.now() + retry_after * 1000, reason: message });
      return true;
    },
  };
}

/** Moves the focus to the beginning of a dialog's content when the content has changed within the frame. */
export function useStartFocus(): void {
  useEffect(focusStart, []);
}

/** Focuses the beginning of the uppermost dialog, or of the page when none is open. */
function focusStart(): void {
  const uppermost = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const place = uppermost ?? document.querySelector('#content');
  place?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}
