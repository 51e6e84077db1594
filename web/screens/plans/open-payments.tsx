import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import { Button } from '#web/design/button.tsx';
import { writePaise } from '#web/parts/facts/money.rules.ts';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import { isOpen, turnedPlan } from './plan-terms.rules.ts';
import type { PlansSearch, Turn } from './plans-address.rules.ts';
import { useOwnPayments } from './plans.queries.ts';
import styles from './subscription-screen.module.css';

/** The payments that were started or are being checked, so that nobody pays twice. The one on a turned card is left out. */
export function OpenPayments({ turned, onTurn }: { turned: PlansSearch; onTurn: Turn }) {
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
