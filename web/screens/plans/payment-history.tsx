import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PaymentStatus } from '#contract/payments/payment.states.ts';
import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { writePaise } from '#web/parts/facts/money.rules.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import { DateOf } from '#web/parts/dates/date-of.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import styles from './payment-history.module.css';
import { paymentsQuery } from './plans.queries.ts';
import { ReceiptButton } from './receipt-button.tsx';

/** The own payments, newest first, with their receipts. */
export function PaymentHistory({ isLeftOutWhenEmpty }: { isLeftOutWhenEmpty: boolean }) {
  const t = useSubscriptionTexts();
  const query = useQuery(paymentsQuery());
  const payments = query.data?.data;
  if (isLeftOutWhenEmpty && (payments === undefined || payments.length === 0)) return null;
  return (
    <section className={styles.section} aria-labelledby="payments">
      <h2 id="payments">{t('history.title')}</h2>
      <Payments query={query} />
    </section>
  );
}

function Payments({ query }: { query: UseQueryResult<{ data: PaymentWire[] }> }) {
  const t = useSubscriptionTexts();
  const payments = query.data?.data;
  if (payments === undefined && hasFailed(query))
    return <LoadFailure query={query} title={t('history.failed')} />;
  if (payments === undefined) {
    return (
      <Card aria-busy="true">
        <div className={styles.loading}>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
        </div>
      </Card>
    );
  }
  if (payments.length === 0) return <p className={styles.empty}>{t('history.empty')}</p>;
  return (
    <ul className={styles.list}>
      {payments.map((payment) => (
        <Payment key={payment.pay_id} payment={payment} />
      ))}
    </ul>
  );
}

function Payment({ payment }: { payment: PaymentWire }) {
  const t = useSubscriptionTexts();
  const { pay_status: status, pay_amount_paise: amount, pay_refunded_paise: sentBack } = payment;
  return (
    <li className={styles.payment}>
      <div className={styles.head}>
        <p className={styles.name}>
          {t('back.ofPlan', {
            plan: payment.pay_plan_name,
            months: t('cards.months', { count: payment.pay_duration }),
          })}
        </p>
        <span className={styles.status} data-status={status}>
          {t(`history.status.${status}`)}
        </span>
      </div>
      <p className={styles.amount}>
        {amount === 0 ? t('cards.noCharge') : writePaise(amount, payment.pay_currency)}
      </p>
      <p className={styles.soft}>
        <Dates payment={payment} />
      </p>
      <References payment={payment} />
      {payment.pay_reason !== null && (
        <p className={styles.words}>{t('history.reason', { reason: payment.pay_reason })}</p>
      )}
      {status === 'confirmed' && sentBack > 0 && (
        <p>{t('history.sentBack', { amount: writePaise(sentBack, payment.pay_currency) })}</p>
      )}
      <Files payment={payment} />
    </li>
  );
}

function Dates({ payment }: { payment: PaymentWire }): ReactNode {
  const t = useSubscriptionTexts();
  const { pay_status: status, pay_started_at: startedAt, pay_decided_at: decidedAt } = payment;
  const name = decidedAt === null ? 'started' : dateNames[status];
  return (
    <RichText
      t={t}
      name={`history.${name}`}
      parts={{ time: <DateOf instant={name === 'started' ? startedAt : (decidedAt ?? startedAt)} /> }}
    />
  );
}

const dateNames = {
  started: 'started',
  waiting: 'started',
  expired: 'started',
  confirmed: 'confirmed',
  rejected: 'rejected',
  refunded: 'refunded',
} as const satisfies Record<PaymentStatus, string>;

/** What to name when writing about a payment. */
function References({ payment }: { payment: PaymentWire }) {
  const t = useSubscriptionTexts();
  const { pay_method: method, pay_reference: ours, pay_bank_reference: bank } = payment;
  if (method === 'free') return null;
  return (
    <p className={styles.soft}>
      {t('history.reference', { reference: ours })}
      {bank !== null && ` · ${t('history.bank', { reference: bank })}`}
    </p>
  );
}

function Files({ payment }: { payment: PaymentWire }) {
  const t = useSubscriptionTexts();
  const { pay_receipt: receipt, pay_credit_notes: notes } = payment;
  if (receipt === null && notes.length === 0) return null;
  return (
    <div className={styles.files}>
      {receipt !== null && (
        <ReceiptButton payment={payment}>{t('history.receipt', { number: receipt })}</ReceiptButton>
      )}
      {notes.map((note) => (
        <ReceiptButton key={note.rc_id} payment={payment} creditNote={note}>
          {t('history.creditNote', { number: note.rc_number })}
        </ReceiptButton>
      ))}
    </div>
  );
}
