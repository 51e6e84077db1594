import { Link } from '@tanstack/react-router';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { PaymentStatus } from '#contract/payments/payment.states.ts';
import type { AdminPaymentWire } from '#contract/payments/payment.wire.ts';
import { useSite } from '#web/app/document/site.ts';
import { usePaymentsTexts } from '#web/locales/en/admin/payments.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { EntryLink, EntryLinks } from '#web/parts/lists/beside/entry-links.tsx';
import type { Column } from '#web/parts/lists/data-table.tsx';
import { writeAmount } from './amounts.rules.ts';
import styles from './payment-rows.module.css';
import type { PaymentSort } from './payments-address.rules.ts';

type RowProps = { payment: AdminPaymentWire };

/** The columns of the table, as one compares them with a bank's account: amount and reference side by side. */
export function usePaymentColumns(): readonly Column<AdminPaymentWire, PaymentSort>[] {
  const t = usePaymentsTexts();
  return [
    {
      id: 'since',
      header: t('since'),
      width: 14,
      sort: 'age',
      renderCell: (payment) => <Ago instant={sinceOf(payment)} />,
    },
    {
      id: 'member',
      header: t('member'),
      width: 22,
      isRowHeading: true,
      onCard: 'head',
      renderCell: (payment) => <OpenLink payment={payment} />,
    },
    {
      id: 'amount',
      header: t('amount'),
      width: 12,
      sort: 'amount',
      onCard: 'end',
      renderCell: (payment) => (
        <strong className={styles.amount}>
          {writeAmount(payment.pay_amount_paise, payment.pay_currency)}
        </strong>
      ),
    },
    {
      id: 'references',
      header: t('references'),
      width: 22,
      onCard: 'line',
      renderCell: (payment) => <References payment={payment} />,
    },
    { id: 'plan', header: t('plan'), width: 14, renderCell: ({ pay_plan_name }) => pay_plan_name },
    {
      id: 'status',
      header: t('status'),
      width: 16,
      onCard: 'foot',
      renderCell: (payment) => (
        <span className={styles.lines}>
          <StatusMark status={payment.pay_status} />
          <Others payment={payment} />
        </span>
      ),
    },
  ];
}

/** Since when a payment is as it is: a waiting one waits since its reference. */
export function sinceOf({ pay_decided_at, pay_referenced_at, pay_started_at }: AdminPaymentWire): string {
  return pay_decided_at ?? pay_referenced_at ?? pay_started_at;
}

export function MemberName({ payment: { u_name } }: { payment: Pick<AdminPaymentWire, 'u_name'> }) {
  const t = usePaymentsTexts();
  return u_name === null ? <em>{t('erased')}</em> : <bdi>{u_name}</bdi>;
}

/** Opens the payment; a link, so that the back button returns to the list. */
function OpenLink({ payment }: RowProps) {
  const site = useSite();
  return (
    <span className={styles.lines}>
      <Link
        from="/admin-payments"
        search={(search) => ({ ...search, payment: payment.pay_id })}
        resetScroll={false}
        className={styles.name}
        activeProps={{}}
      >
        <MemberName payment={payment} />
      </Link>
      <span className={styles.soft}>{`${site.member_id_prefix}${payment.user_id}`}</span>
    </span>
  );
}

/** The bank's reference, with ours below. */
function References({ payment }: RowProps) {
  return (
    <span className={styles.lines}>
      {payment.pay_bank_reference !== null && (
        <span className={styles.reference}>{payment.pay_bank_reference}</span>
      )}
      <span className={`${styles.reference} ${styles.soft}`}>{payment.pay_reference}</span>
    </span>
  );
}

/** The status as a word in a colour of its own. */
export function StatusMark({ status }: { status: PaymentStatus }) {
  const t = usePaymentsTexts();
  return (
    <span className={styles.status} data-status={status}>
      {t(`statuses.${status}`)}
    </span>
  );
}

/** Other payments of the member that may be the same money. */
function Others({ payment: { pay_others } }: RowProps) {
  const t = usePaymentsTexts();
  if (pay_others === 0) return null;
  return (
    <span className={styles.others}>
      <IconAlertTriangle size="1rem" aria-hidden="true" />
      {t('others', { count: pay_others })}
    </span>
  );
}

/** The list beside the open payment. */
export function PaymentLinks({
  payments,
  open,
}: {
  payments: readonly AdminPaymentWire[] | undefined;
  open: number;
}) {
  const t = usePaymentsTexts();
  return (
    <EntryLinks
      label={t('caption')}
      entries={payments}
      keyOf={({ pay_id }) => pay_id}
      renderLink={(payment) => <PaymentLink payment={payment} isOpen={payment.pay_id === open} />}
      lines={['60%', '80%']}
    />
  );
}

function PaymentLink({ payment, isOpen }: RowProps & { isOpen: boolean }) {
  return (
    <EntryLink
      from="/admin-payments"
      search={(search) => ({ ...search, payment: payment.pay_id })}
      resetScroll={false}
      isOpen={isOpen}
    >
      <span className={styles.head}>
        <span className={styles.name}>
          <MemberName payment={payment} />
        </span>
        <strong className={styles.amount}>
          {writeAmount(payment.pay_amount_paise, payment.pay_currency)}
        </strong>
      </span>
      <span className={styles.facts}>
        <span className={styles.reference}>{payment.pay_bank_reference ?? payment.pay_reference}</span>
        <StatusMark status={payment.pay_status} />
        <Ago instant={sinceOf(payment)} />
        <Others payment={payment} />
      </span>
    </EntryLink>
  );
}
