import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import { startPayment } from '#contract/payments/payments.ts';
import type { Refusal } from '#web/app/client/answer.ts';
import { Button } from '#web/design/button.tsx';
import { writePaise } from '#web/parts/facts/money.rules.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import styles from './plan-back.module.css';
import type { Turn } from './plans-address.rules.ts';
import { checkingQuery, purchaseOf } from './plans.queries.ts';

/** A payment on the page of the gateway: the way there, until the gateway says that it is paid. */
export function PayOnPage({ payment, onTurn }: { payment: PaymentWire; onTurn: Turn }) {
  const t = useSubscriptionTexts();
  useQuery(checkingQuery(payment));
  const call = useCall(t('preview.notStarted'));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const goOn = useOneAtATime(async () => {
    setBusy(true);
    setRefusal(undefined);
    const answer = await call(startPayment, { ...purchaseOf(payment), method: 'gateway' });
    setBusy(false);
    if (answer?.result === false) setRefusal(answer);
    if (answer?.result === true && answer.data.pay_url !== null) window.location.assign(answer.data.pay_url);
  });
  return (
    <>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('pay.amount')}</dt>
          <dd>{writePaise(payment.pay_amount_paise, payment.pay_currency)}</dd>
        </div>
      </dl>
      <p>{t('gateway.text')}</p>
      {refusal !== undefined && (
        <div role="alert" className={styles.alert}>
          <p>{refusal.message}</p>
          {refusal.code !== 'gateway_failed' && (
            <Button look="outline" onClick={() => onTurn({ plan: payment.pay_plan_id })}>
              {t('pay.look')}
            </Button>
          )}
        </div>
      )}
      <Button isWide isBusy={isBusy} onClick={() => void goOn(undefined)}>
        {t('gateway.goOn')}
      </Button>
    </>
  );
}
