import { IconArrowLeft } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import type { PlanWire } from '#contract/plans/plan.wire.ts';
import { startPayment } from '#contract/payments/payments.ts';
import { Button } from '#web/design/button.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import type { Refusal } from '#web/app/client/answer.ts';
import { writePaise } from '#web/parts/facts/money.rules.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { PayByUpi } from './pay-by-upi.tsx';
import {
  ConfirmedPayment,
  LatePayment,
  RefundedPayment,
  RejectedPayment,
  WaitingPayment,
} from './payment-outcomes.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { type Step, stepOf } from './plan-terms.rules.ts';
import type { Turn } from './plans-address.rules.ts';
import { checkingQuery, purchaseOf } from './plans.queries.ts';
import styles from './plan-back.module.css';
import cardStyles from './plan-cards.module.css';

type Props = { plan: PlanWire; payment: PaymentWire | undefined; onTurn: Turn };

/** The back of a plan's card: what it changes and costs, then paying for it, then what became of the payment. */
export function PlanBack({ plan, payment, onTurn }: Props) {
  const t = useSubscriptionTexts();
  const common = useCommonTexts();
  const id = useId();
  const step = stepOf(payment);
  const isFree = plan.p_price === 0 && payment === undefined;
  const months = t('cards.months', { count: payment?.pay_duration ?? plan.p_duration });
  return (
    <article className={cardStyles.side} data-turns="true" aria-labelledby={id}>
      <div className={styles.head}>
        <Button
          look="quiet"
          size="small"
          icon={<IconArrowLeft size="1.125rem" className={styles.arrow} aria-hidden="true" />}
          onClick={() => onTurn({})}
        >
          {common('actions.back')}
        </Button>
        <div>
          <Title key={step} id={id}>
            {t(`back.${titleOf(step, { isFree })}`)}
          </Title>
          <p className={styles.plan}>
            {t('back.ofPlan', { plan: payment?.pay_plan_name ?? plan.p_name, months })}
          </p>
        </div>
      </div>
      <div className={styles.step} aria-live="polite">
        {payment === undefined || step === 'preview' ? (
          <PlanPreview plan={plan} onTurn={onTurn} />
        ) : (
          <PaymentStep step={step} payment={payment} onTurn={onTurn} />
        )}
      </div>
    </article>
  );
}

function titleOf(step: Step, { isFree }: { isFree: boolean }): 'scan' | 'take' | 'payment' {
  if (step === 'preview') return isFree ? 'take' : 'scan';
  return step === 'upi' ? 'scan' : 'payment';
}

type StepProps = { payment: PaymentWire; onTurn: Turn; onAgain: () => void };

/** What is shown of a payment. */
const steps: Readonly<Record<Exclude<Step, 'preview'>, ComponentType<StepProps>>> = {
  upi: PayByUpi,
  gateway: PayOnPage,
  late: LatePayment,
  waiting: WaitingPayment,
  confirmed: ConfirmedPayment,
  rejected: RejectedPayment,
  refunded: RefundedPayment,
};

function PaymentStep({ step, payment, onTurn }: Omit<StepProps, 'onAgain'> & { step: keyof typeof steps }) {
  const Shown = steps[step];
  return <Shown payment={payment} onTurn={onTurn} onAgain={() => onTurn({ plan: payment.pay_plan_id })} />;
}

/** The lowest place of a title from which its card is read without scrolling, as a share of the window. */
const lowestTitle = 0.6;

/**
 * Has the focus when the card is turned, and after a step that took the focused button away. Where most of the card is out of view, as
 * on a phone after the way back from a payment, it is moved to the top.
 */
function Title({ id, children }: { id: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = title;
    const { activeElement } = document;
    const card = current?.closest('article');
    if (current === null || card === null || card === undefined) return;
    const isLost = activeElement === null || activeElement === document.body;
    if (!isLost && !card.contains(activeElement)) return;
    current.focus({ preventScroll: true });
    const isLow = current.getBoundingClientRect().top > window.innerHeight * lowestTitle;
    if (isLow || card.getBoundingClientRect().top < 0) card.scrollIntoView();
  }, []);
  return (
    <h3 id={id} ref={title} tabIndex={-1} className={cardStyles.name}>
      {children}
    </h3>
  );
}

/** A payment on the page of the gateway: the way there, until the gateway says that it is paid. */
function PayOnPage({ payment, onTurn }: { payment: PaymentWire; onTurn: Turn }) {
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
