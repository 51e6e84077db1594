import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { confirmPayment, rejectPayment } from '#contract/payments/admin-payments.ts';
import { paymentSteps, type PaymentStep } from '#contract/payments/payment.states.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { usePaymentsTexts } from '#web/locales/en/admin/payments.ts';
import { useQueueKeys } from '#web/parts/lists/single-keys.ts';
import { writeAmount } from './amounts.rules.ts';
import styles from './decisions.module.css';
import type { OpenPayment } from './payments.queries.ts';
import { ReasonForm } from './reason-form.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type Props = { open: OpenPayment; hasKeys: boolean };

function mayTake(step: PaymentStep, { payment }: OpenPayment): boolean {
  const from: readonly string[] = paymentSteps[step].from;
  return from.includes(payment.pay_status);
}

/** Nobody can be given a plan who was erased; their money is sent back, and the payment rejected. */
function canConfirm(open: OpenPayment): boolean {
  return open.payment.u_name !== null && mayTake('confirm', open);
}

/** What can be done with a payment as it is: confirm, reject, refund. */
export function Decisions({ open, hasKeys }: Props) {
  const t = usePaymentsTexts();
  const [isRefunding, setRefunding] = useState(false);
  if (canConfirm(open) || mayTake('reject', open)) return <Confirmation open={open} hasKeys={hasKeys} />;
  // A plan without a price has no money to send back.
  if (!mayTake('refund_part', open) || open.payment.pay_amount_paise === 0) return null;
  return (
    <div>
      <Button look="outline" size="small" onClick={() => setRefunding(true)}>
        {t('refund')}
      </Button>
      {isRefunding && <RefundDialog open={open} onClose={() => setRefunding(false)} />}
    </div>
  );
}

/** Says what to compare, with the amount on the button. A second press while it is sent does nothing. */
function Confirmation({ open, hasKeys }: Props) {
  const t = usePaymentsTexts();
  const { payment } = open;
  const { isBusy, confirm, reject } = useDecisions(payment.pay_id);
  const [isRejecting, setRejecting] = useState<boolean>();
  const canReject = mayTake('reject', open);
  const rejectButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form was left again.
    if (isRejecting === false) rejectButton.current?.focus();
  }, [isRejecting]);
  const amount = writeAmount(payment.pay_amount_paise, payment.pay_currency);
  const ask = useAsking(payment, () => void confirm(undefined));
  useQueueKeys(hasKeys && !isBusy && isRejecting !== true, {
    ...(canConfirm(open) && { a: ask }),
    ...(canReject && { r: () => setRejecting(true) }),
  });
  return (
    <section className={styles.box} aria-labelledby="decide">
      <h3 id="decide">{t('confirmTitle', { amount })}</h3>
      <WhatToCompare payment={payment} />
      {isDoubled(open) && (
        <p className={styles.warning}>
          <IconAlertTriangle size="1.25rem" aria-hidden="true" />
          {t('duplicate')}
        </p>
      )}
      {isRejecting === true ? (
        <ReasonForm
          title={t('rejectTitle')}
          text={t('rejectText')}
          send={t('rejectSend')}
          reasons={rejections.map((name) => t(`reasons.${name}`))}
          isBusy={isBusy}
          onSend={(reason) => void reject(reason)}
          onCancel={() => setRejecting(false)}
        />
      ) : (
        <div className={styles.buttons}>
          {canConfirm(open) && (
            <Button isBusy={isBusy} icon={<IconCheck size="1.25rem" aria-hidden="true" />} onClick={ask}>
              {t('confirm', { amount })}
            </Button>
          )}
          {canReject && (
            <Button ref={rejectButton} look="outline" onClick={() => setRejecting(true)}>
              {t('reject')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function WhatToCompare({
  payment: { pay_bank_reference: theirs, pay_reference: ours },
}: Pick<OpenPayment, 'payment'>) {
  const t = usePaymentsTexts();
  return (
    <p>
      {theirs === null ? t('confirmTextOurs', { reference: ours }) : t('confirmText', { reference: theirs })}
    </p>
  );
}

/** Whether the member has another payment of the same amount that counts or may count. */
function isDoubled({ payment, others }: OpenPayment): boolean {
  return others.some(
    (other) =>
      other.pay_amount_paise === payment.pay_amount_paise &&
      (other.pay_status === 'waiting' || other.pay_status === 'confirmed'),
  );
}

/** Money that is confirmed gives a plan at once: it is asked once, with who pays what for which plan. */
function useAsking(payment: OpenPayment['payment'], confirm: () => void): () => void {
  const t = usePaymentsTexts();
  const { u_name: name, pay_plan_name: plan } = payment;
  const amount = writeAmount(payment.pay_amount_paise, payment.pay_currency);
  return () =>
    showOutcome({
      tone: 'question',
      title: t('confirmAskTitle', { amount }),
      text: t('confirmAskText', { name: name ?? '', plan, amount }),
      confirm: { label: t('confirmYes'), run: confirm, isFocused: true },
    });
}

const rejections = ['missing', 'amount', 'used', 'failed'] as const;

function useDecisions(pay_id: number) {
  const t = usePaymentsTexts();
  const [isBusy, setBusy] = useState(false);
  const confirmCall = useCall(t('confirmFailed'));
  const rejectCall = useCall(t('rejectFailed'));
  const settle = (answer: { result: boolean; message: string } | undefined, title: string) => {
    setBusy(false);
    if (answer === undefined) return;
    if (answer.result) showToast(answer.message);
    else showOutcome({ tone: 'failure', title, text: answer.message });
  };
  const decide = useOneAtATime(async (reason: string | undefined) => {
    setBusy(true);
    if (reason === undefined) settle(await confirmCall(confirmPayment, { pay_id }), t('confirmFailed'));
    else settle(await rejectCall(rejectPayment, { pay_id, reason }), t('rejectFailed'));
  });
  return { isBusy, confirm: decide, reject: decide };
}
