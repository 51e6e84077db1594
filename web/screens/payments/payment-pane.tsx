import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useSite } from '#web/app/document/site.ts';
import { usePaymentsTexts } from '#web/locales/en/admin/payments.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { BackLink } from '#web/parts/lists/beside/back-link.tsx';
import { EntryPane } from '#web/parts/lists/beside/entry-pane.tsx';
import { writeAmount } from './amounts.rules.ts';
import { Decisions } from './decisions.tsx';
import { OtherPayments, PaymentFacts } from './payment-facts.tsx';
import styles from './payment-pane.module.css';
import { MemberName, sinceOf, StatusMark } from './payment-rows.tsx';
import { paymentQuery, type OpenPayment } from './payments.queries.ts';

type Props = {
  id: number;
  hasKeys: boolean;
  /** On phones the payment replaces the list, with a link back. */
  isAlone?: boolean;
};

/** One payment: what was paid by which reference, what can be decided, and what helps to decide. */
export function PaymentPane({ id, hasKeys, isAlone = false }: Props) {
  const t = usePaymentsTexts();
  const back = (
    <BackLink from="/admin-payments" search={({ payment: _payment, ...list }) => list} resetScroll={false}>
      {t('back')}
    </BackLink>
  );
  return (
    <EntryPane
      back={back}
      query={useQuery(paymentQuery(id))}
      missing={{ code: 'payment_not_found', title: t('missingTitle'), text: t('missingText') }}
      skeleton={<PaneSkeleton />}
      renderEntry={(open) => <Opened open={open} hasKeys={hasKeys} isAlone={isAlone} />}
    />
  );
}

type OpenedProps = { open: OpenPayment; hasKeys: boolean; isAlone: boolean };

function Opened({ open, hasKeys, isAlone }: OpenedProps) {
  const { payment } = open;
  const site = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus continues from the payment that was opened, by a press or by a key.
  useEffect(() => {
    heading.current?.focus({ preventScroll: !isAlone });
  }, [isAlone]);
  const status = useRef(payment.pay_status);
  useEffect(() => {
    if (status.current === payment.pay_status) return;
    status.current = payment.pay_status;
    // The decision took away the button that had the focus.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [payment.pay_status]);
  const Amount = isAlone ? 'h1' : 'h2';
  const member = `${site.member_id_prefix}${payment.user_id}`;
  return (
    <>
      <header className={styles.header}>
        <div className={styles.top}>
          <Amount ref={heading} tabIndex={-1} className={styles.amount}>
            {writeAmount(payment.pay_amount_paise, payment.pay_currency)}
          </Amount>
          <StatusMark status={payment.pay_status} />
          <span className={styles.soft}>
            <Ago instant={sinceOf(payment)} />
          </span>
        </div>
        <p className={styles.member}>
          {payment.u_name === null ? (
            <MemberName payment={payment} />
          ) : (
            <Link
              to="/user-profileView"
              search={{ userId: payment.user_id }}
              className={styles.name}
              activeProps={{}}
            >
              <MemberName payment={payment} />
            </Link>
          )}
          <span className={styles.soft}>{member}</span>
        </p>
      </header>
      <Decisions key={payment.pay_status} open={open} hasKeys={hasKeys} />
      <PaymentFacts open={open} />
      <OtherPayments open={open} />
    </>
  );
}

function PaneSkeleton() {
  return (
    <div className={styles.header} aria-busy="true">
      <Skeleton height="var(--heading-2)" width="40%" />
      <Skeleton width="50%" />
      <Skeleton height="7rem" />
      <Skeleton height="9rem" />
    </div>
  );
}
