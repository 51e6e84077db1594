import { useRef, useState } from 'react';
import { refundPayment } from '#contract/payments/admin-payments.ts';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { usePaymentsTexts } from '#web/locales/en/admin/payments.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { readRupees, secondsOfRefund, writeAmount, writePlainRupees } from './amounts.rules.ts';
import styles from './decisions.module.css';
import type { OpenPayment } from './payments.queries.ts';
import { ReasonInput } from './reason-form.tsx';

type Props = { open: OpenPayment; onClose: () => void };

/** The amount that somebody wrote, when it is at most the rest. */
function readUpTo(rest: number, rupees: string): number | undefined {
  const written = readRupees(rupees);
  return written !== undefined && written <= rest ? written : undefined;
}

const reasons = ['wish', 'twice', 'mistake'] as const;

/** Asks how much is sent back and why, and says what the member loses of the plan. The rest of the payment is preset. */
export function RefundDialog({ open, onClose }: Props) {
  const t = usePaymentsTexts();
  const { payment } = open;
  const rest = payment.pay_amount_paise - payment.pay_refunded_paise;
  const [rupees, setRupees] = useState(() => writePlainRupees(rest));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  // A second try after a lost answer, or after somebody else's refund, must not send money twice.
  const [refunded_paise] = useState(payment.pay_refunded_paise);
  const { isBusy, refund } = useRefund({ pay_id: payment.pay_id, refunded_paise }, onClose);
  const paise = readUpTo(rest, rupees);
  const amountField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const submit = () => {
    setTried(true);
    if (paise === undefined) amountField.current?.focus();
    else if (reason.trim() === '') reasonField.current?.focus();
    else void refund({ paise, reason: reason.trim() });
  };
  const most = writeAmount(rest, payment.pay_currency);
  return (
    <DialogFrame title={t('refundTitle')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{t(payment.pay_gateway === null ? 'refundText' : 'refundTextGateway')}</p>
        <TextInput
          ref={amountField}
          label={t('refundAmount')}
          description={t('refundHint', { amount: most })}
          inputMode="decimal"
          value={rupees}
          error={paise === undefined ? t('refundWrong', { amount: most }) : undefined}
          onChange={({ target }) => setRupees(target.value)}
          data-autofocus
        />
        {paise !== undefined && <Loss open={open} paise={paise} />}
        <ReasonInput
          ref={reasonField}
          value={reason}
          onChange={setReason}
          reasons={reasons.map((name) => t(`refundReasons.${name}`))}
          error={isTried && reason.trim() === '' ? t('reasonMissing') : undefined}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="danger" isBusy={isBusy}>
            {paise === undefined
              ? t('refund')
              : t('refundSend', { amount: writeAmount(paise, payment.pay_currency) })}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}

const daySeconds = 86_400;

/** What the refund takes from the plan. */
function Loss({ open: { payment, bought }, paise }: { open: OpenPayment; paise: number }) {
  const t = usePaymentsTexts();
  const { writeDate } = useDates();
  if (bought === null) return null;
  const { term_seconds: term, unused_seconds: unused, s_ends_at } = bought;
  const seconds = secondsOfRefund({ paise, price: payment.pay_amount_paise, term, unused });
  const end = new Date(Date.parse(s_ends_at) - seconds * 1000).toISOString();
  const days = Math.round(seconds / daySeconds);
  const sentenceOf = () => {
    if (unused === 0) return t('refundLosesNothing');
    if (seconds === unused) return t('refundLosesAll');
    return t('refundLoses', { count: days, day: writeDate(end) });
  };
  return (
    <p className={styles.loss} aria-live="polite">
      {sentenceOf()}
    </p>
  );
}

function useRefund(seen: { pay_id: number; refunded_paise: number }, onDone: () => void) {
  const t = usePaymentsTexts();
  const [isBusy, setBusy] = useState(false);
  const call = useCall(t('refundFailed'));
  const refund = useOneAtATime(async ({ paise, reason }: { paise: number; reason: string }) => {
    setBusy(true);
    const answer = await call(refundPayment, { ...seen, amount_paise: paise, reason });
    setBusy(false);
    if (answer === undefined) return;
    if (!answer.result) {
      showOutcome({ tone: 'failure', title: t('refundFailed'), text: answer.message });
      return;
    }
    showToast(answer.message);
    onDone();
  });
  return { isBusy, refund };
}
