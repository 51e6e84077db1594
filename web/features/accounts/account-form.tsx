import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Trans } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import styles from './account-form.module.css';
import { Countdown } from './countdown.tsx';
import type { Waiting } from './use-waiting.ts';

type Props = {
  onSubmit: (event: SubmitEvent) => void;
  isSubmitting: boolean;
  submitLabel: string;
  /** What the button does cannot be taken lightly. */
  isDanger?: boolean;
  /** While there is something to wait for, the button says so and sends nothing. */
  waiting?: Waiting;
  children: ReactNode;
};

/** The frame of the short forms: fields, and one button that says what it does. */
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
            <Trans
              t={t}
              i18nKey="code.waitFor"
              components={{ time: <Countdown seconds={waiting.seconds} /> }}
            />
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
