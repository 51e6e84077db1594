import { useNavigate } from '@tanstack/react-router';
import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import { LinkButton, Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import { writePaise } from '#web/parts/facts/money.rules.ts';
import { OwnPlan } from './own-plan.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PlanCards } from './plan-cards.tsx';
import type { PlansSearch, Turn } from './plans-address.rules.ts';
import { isOpen, turnedPlan } from './plan-terms.rules.ts';
import { useOwnPayments } from './plans.queries.ts';
import styles from './subscription-screen.module.css';

/** The plans, paying for one of them, and the own payments. */
export function SubscriptionScreen({ turned }: { turned: PlansSearch }) {
  const t = useSubscriptionTexts();
  const common = useCommonTexts();
  const { everything_is_free: isFree } = useSite();
  const turn = useTurning();
  return (
    <div className={styles.screen}>
      <header>
        <h1>{common('titles.subscription')}</h1>
        {!isFree && <p className={styles.lead}>{t('lead')}</p>}
      </header>
      {isFree ? (
        <EverythingIsFree />
      ) : (
        <>
          <OwnPlan />
          <OpenPayments turned={turned} onTurn={turn} />
          <PlanCards turned={turned} onTurn={turn} />
        </>
      )}
      <PaymentHistory isLeftOutWhenEmpty={isFree} />
    </div>
  );
}

/** Turning a card over is a step in the history of the browser. */
function useTurning(): Turn {
  const navigate = useNavigate();
  return (search, { replace = false } = {}) => {
    void navigate({ to: '/subscription', search, replace, resetScroll: false });
  };
}

function EverythingIsFree() {
  const t = useSubscriptionTexts();
  const { name } = useSite();
  return (
    <Card>
      <EmptyState title={t('free.title')} text={t('free.text', { site: name })}>
        <LinkButton to="/myMatch">{t('free.toMatches')}</LinkButton>
      </EmptyState>
    </Card>
  );
}

/** The payments that were started or are being checked, so that nobody pays twice. The one on a turned card is left out. */
function OpenPayments({ turned, onTurn }: { turned: PlansSearch; onTurn: Turn }) {
  const payments = useOwnPayments();
  const shown = turnedPlan(payments, turned);
  const open = payments.filter((one) => isOpen(one) && one.pay_plan_id !== shown);
  if (open.length === 0) return null;
  return (
    <ul className={styles.open}>
      {open.map((payment) => (
        <OpenPayment key={payment.pay_id} payment={payment} onTurn={onTurn} />
      ))}
    </ul>
  );
}

function OpenPayment({ payment, onTurn }: { payment: PaymentWire; onTurn: Turn }) {
  const t = useSubscriptionTexts();
  const isWaiting = payment.pay_status === 'waiting';
  const plan = payment.pay_plan_name;
  return (
    <li className={styles.openOne}>
      <p className={styles.openText}>
        {t(isWaiting ? 'open.waiting' : 'open.started', {
          amount: writePaise(payment.pay_amount_paise, payment.pay_currency),
          plan,
        })}
      </p>
      <Button
        look="outline"
        size="small"
        aria-label={t(isWaiting ? 'open.lookOf' : 'open.goOnOf', { plan })}
        onClick={() => onTurn({ plan: payment.pay_plan_id, payment: payment.pay_id })}
      >
        {t(isWaiting ? 'open.look' : 'open.goOn')}
      </Button>
    </li>
  );
}
