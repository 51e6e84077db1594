import { useState } from 'react';
import { Trans } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { Countdown } from './countdown.tsx';
import styles from './resend-code.module.css';
import { useCountdown } from './use-countdown.ts';

type Props = {
  /** In milliseconds. */
  resendAt: number;
  onResend: () => Promise<void>;
};

/** Counts down to the moment when another code may be asked for, and then offers it in the same place. */
export function ResendCode({ resendAt, onResend }: Props) {
  const t = useAccountsTexts();
  const seconds = useCountdown(resendAt);
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    await onResend();
    setBusy(false);
  };
  return (
    <div className={styles.resend}>
      {seconds > 0 ? (
        <p>
          <Trans t={t} i18nKey="code.resendIn" components={{ time: <Countdown seconds={seconds} /> }} />
        </p>
      ) : (
        <Button look="quiet" isBusy={isBusy} onClick={() => void resend()}>
          {t('code.resend')}
        </Button>
      )}
    </div>
  );
}
