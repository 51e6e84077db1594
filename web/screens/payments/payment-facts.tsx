import { Link } from '@tanstack/react-router';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { downloadReceipt } from '#contract/payments/payments.ts';
import type { AdminPaymentWire } from '#contract/payments/payment.wire.ts';
import { saveDownload } from '#web/app/client/save-download.ts';
import { Button } from '#web/design/button.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { usePaymentsTexts } from '#web/locales/en/admin/payments.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { writeAmount } from './amounts.rules.ts';
import styles from './payment-facts.module.css';
import { StatusMark } from './payment-rows.tsx';
import type { OpenPayment } from './payments.queries.ts';

/** What is known of a payment, and its documents. */
export function PaymentFacts({ open: { payment, bought } }: { open: OpenPayment }) {
  const t = usePaymentsTexts();
  const { writeDateTime, writeDate } = useDates();
  const { pay_bank_reference, pay_decided_at, pay_referenced_at, pay_reason, pay_decided_by } = payment;
  const by = pay_decided_by === null ? '' : ` ${t('decidedBy', { name: pay_decided_by })}`;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('bankReference')}>
          {pay_bank_reference === null ? (
            <span className={styles.soft}>{t('noBankReference')}</span>
          ) : (
            <Reference text={pay_bank_reference} />
          )}
        </Fact>
        <Fact name={t('ourReference')}>
          <Reference text={payment.pay_reference} />
        </Fact>
        <Fact name={t('plan')}>
          {payment.pay_plan_name}, {t('months', { count: payment.pay_duration })}
          {bought !== null && (
            <span className={styles.soft}>{t('endsAt', { day: writeDate(bought.s_ends_at) })}</span>
          )}
        </Fact>
        <Fact name={t('method')}>{t(`methods.${payment.pay_method}`)}</Fact>
        {payment.pay_gateway_note !== null && (
          <Fact name={t('gatewayNote')}>
            <strong className={styles.same}>{t(`gatewayNotes.${payment.pay_gateway_note}`)}</strong>
          </Fact>
        )}
        <Fact name={t('startedAt')}>{writeDateTime(payment.pay_started_at)}</Fact>
        {pay_referenced_at !== null && (
          <Fact name={t('referencedAt')}>{writeDateTime(pay_referenced_at)}</Fact>
        )}
        {pay_decided_at !== null && (
          <Fact name={t('decidedAt')}>
            {writeDateTime(pay_decided_at)}
            {by}
          </Fact>
        )}
        {payment.pay_refunded_paise > 0 && (
          <Fact name={t('refunded')}>{writeAmount(payment.pay_refunded_paise, payment.pay_currency)}</Fact>
        )}
        {pay_reason !== null && <Fact name={t('reason')}>{pay_reason}</Fact>}
      </dl>
      <Documents payment={payment} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** A reference, to be copied into the search of the bank. */
function Reference({ text }: { text: string }) {
  const t = usePaymentsTexts();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showToast(t('copied'));
  };
  return (
    <span className={styles.reference}>
      {text}
      <IconButton aria-label={t('copy', { reference: text })} onClick={() => void copy()}>
        <IconCopy size="1.125rem" aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** The receipt and the credit notes, as PDF. */
function Documents({ payment }: { payment: AdminPaymentWire }) {
  const t = usePaymentsTexts();
  if (payment.pay_receipt === null) return null;
  return (
    <div className={styles.documents}>
      <DocumentButton
        label={t('receipt', { number: payment.pay_receipt })}
        query={{ pay_id: String(payment.pay_id) }}
        number={payment.pay_receipt}
      />
      {payment.pay_credit_notes.map((note) => (
        <DocumentButton
          key={note.rc_id}
          label={t('creditNote', {
            number: note.rc_number,
            amount: writeAmount(note.rc_amount_paise, payment.pay_currency),
          })}
          query={{ pay_id: String(payment.pay_id), rc_id: String(note.rc_id) }}
          number={note.rc_number}
        />
      ))}
    </div>
  );
}

type DocumentProps = { label: string; query: Record<string, string>; number: string };

function DocumentButton({ label, query, number }: DocumentProps) {
  const t = usePaymentsTexts();
  const common = useCommonTexts();
  const save = async () => {
    const fileName = `${number.replaceAll('/', '-')}.pdf`;
    const refusal = await saveDownload({ endpoint: downloadReceipt, query, fileName });
    if (refusal === undefined || refusal.isCancelled) return;
    const text = refusal.message ?? common('states.unreachable');
    showOutcome({ tone: 'failure', title: t('receiptFailed'), text });
  };
  return (
    <Button
      look="outline"
      size="small"
      icon={<IconDownload size="1.125rem" aria-hidden="true" />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}

/** The other payments of the member. One of the same amount may be the same money. */
export function OtherPayments({ open: { payment, others } }: { open: OpenPayment }) {
  const t = usePaymentsTexts();
  const { writeDate } = useDates();
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="other-payments">
      <h3 id="other-payments">{t('otherTitle')}</h3>
      <ul className={styles.otherList}>
        {others.map((other) => (
          <li key={other.pay_id} className={styles.other}>
            <Link
              from="/admin-payments"
              search={(search) => ({ ...search, payment: other.pay_id })}
              resetScroll={false}
              className={styles.otherLink}
              activeProps={{}}
            >
              {writeAmount(other.pay_amount_paise, other.pay_currency)}
            </Link>
            <span>{other.pay_plan_name}</span>
            <StatusMark status={other.pay_status} />
            <span className={styles.soft}>{writeDate(other.pay_started_at)}</span>
            {other.pay_amount_paise === payment.pay_amount_paise && (
              <span className={styles.same}>{t('sameAmount')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
