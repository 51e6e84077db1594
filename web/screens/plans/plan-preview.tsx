import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconCalendar, IconEye, IconGift, IconRefreshOff, type Icon } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { PlanEffectWire } from '#contract/payments/payment.wire.ts';
import { type previewPlan, startPayment } from '#contract/payments/payments.ts';
import type { PlanWire } from '#contract/plans/plan.wire.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { Button } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useSite } from '#web/app/document/site.ts';
import { writePaise } from '#web/parts/facts/money.rules.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import { DateOf } from '#web/parts/dates/date-of.tsx';
import { hasFailed, sentenceOfFailure } from '#web/app/client/failures.ts';
import { queryClient } from '#web/app/client/queries.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { PaymentsOff } from './payments-off.tsx';
import { termOf } from './plan-terms.rules.ts';
import type { Turn } from './plans-address.rules.ts';
import {
  isPaymentsOff,
  previewQuery,
  plansQuery,
  type StartedPayment,
  storeStarted,
} from './plans.queries.ts';
import styles from './plan-back.module.css';

type Preview = EndpointData<typeof previewPlan>;
type Props = { plan: PlanWire; onTurn: Turn };

/** The total, what the plan changes for this member, and the ways to pay. */
export function PlanPreview({ plan, onTurn }: Props) {
  const query = useQuery(previewQuery(plan.p_id));
  const { data, error } = query;
  // A plan that is not offered any more has no price, whatever was loaded before.
  const isRefused = error instanceof ApiRefused;
  if (data?.data.methods.length === 0) return <PaymentsOff />;
  if (data !== undefined && !isRefused) return <Loaded preview={data.data} plan={plan} onTurn={onTurn} />;
  if (isPaymentsOff(error)) return <PaymentsOff />;
  if (hasFailed(query)) return <Failed error={error} onRetry={() => void query.refetch()} />;
  return (
    <div className={styles.step} aria-busy="true">
      <Skeleton height="var(--space-20)" />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton height="var(--target)" />
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useSubscriptionTexts();
  const common = useCommonTexts();
  const unreachable = common('states.unreachable');
  return (
    <div className={styles.alert} role="alert">
      <p>{sentenceOfFailure(error, unreachable) ?? t('preview.failed')}</p>
      <Button look="outline" onClick={onRetry}>
        {common('actions.tryAgain')}
      </Button>
    </div>
  );
}

function Loaded({ preview, plan, onTurn }: Props & { preview: Preview }) {
  const t = useSubscriptionTexts();
  const { price, effect, methods } = preview;
  const { start, starting, refusal } = useStarting({ plan, amount: price.total_paise, onTurn });
  const isFree = methods.includes('free') || price.total_paise === 0;
  return (
    <>
      {!isFree && <Total price={price} />}
      <Changes effect={effect} isFree={isFree} />
      {!isFree && (
        <Link to="/refunds" target="_blank" className={styles.link}>
          {t('preview.terms')}
        </Link>
      )}
      {refusal !== undefined && (
        <p role="alert" className={styles.alert}>
          {refusal}
        </p>
      )}
      <Ways isFree={isFree} methods={methods} starting={starting} onStart={start} />
    </>
  );
}

type WaysProps = Pick<Preview, 'methods'> & {
  isFree: boolean;
  starting: Method | undefined;
  onStart: (method: Method) => void;
};

/** A button for each way of paying, or the one that takes a plan without a price. */
function Ways({ isFree, methods, starting, onStart }: WaysProps) {
  const t = useSubscriptionTexts();
  const offered = isFree ? (['upi'] as const) : ways.filter((way) => methods.includes(way));
  return (
    <div className={styles.buttons}>
      {offered.map((way, index) => (
        <Button
          key={way}
          isWide
          look={index === 0 ? 'filled' : 'outline'}
          isBusy={starting === way}
          onClick={() => onStart(way)}
        >
          {t(isFree ? 'preview.take' : wayTexts[way])}
        </Button>
      ))}
    </div>
  );
}

const ways = ['upi', 'gateway'] as const;
const wayTexts = { upi: 'preview.byUpi', gateway: 'preview.byGateway' } as const;

function Total({ price }: Pick<Preview, 'price'>) {
  const t = useSubscriptionTexts();
  const { currency } = useSite();
  const { total_paise: total, tax_paise: tax, tax_rate: rate } = price;
  return (
    <div className={styles.total}>
      <p className={styles.soft}>{t('preview.total')}</p>
      <p className={styles.amount}>{writePaise(total, currency)}</p>
      <p className={styles.soft}>
        {tax === 0 ? t('preview.noOther') : t('preview.tax', { tax: writePaise(tax, currency), rate })}
      </p>
    </div>
  );
}

function Changes({ effect, isFree }: { effect: PlanEffectWire; isFree: boolean }) {
  const t = useSubscriptionTexts();
  const sentences = isFree ? freeSentences : paidSentences;
  return (
    <ul className={styles.changes}>
      <Change icon={IconCalendar}>
        <RichText
          t={t}
          name={`preview.${sentences[effect.kind]}`}
          parts={{
            from: <DateOf instant={effect.s_starts_at} />,
            time: <DateOf instant={effect.s_ends_at} />,
          }}
        />
      </Change>
      {effect.credits.map((credit) => (
        <Change key={credit.s_plan_name} icon={IconGift}>
          <Credit credit={credit} />
        </Change>
      ))}
      <Change icon={IconEye}>
        <Views effect={effect} />
      </Change>
      <Change icon={IconRefreshOff}>{t('preview.ends')}</Change>
    </ul>
  );
}

const paidSentences = { start: 'start', extend: 'extend', replace: 'replace' } as const;
const freeSentences = { start: 'startFree', extend: 'extend', replace: 'replaceFree' } as const;

function Credit({ credit }: { credit: PlanEffectWire['credits'][number] }) {
  const t = useSubscriptionTexts();
  const write = (seconds: number) => {
    const { unit, count } = termOf(seconds);
    return t(`preview.${unit}`, { count });
  };
  return t('preview.credit', {
    plan: credit.s_plan_name,
    unused: write(credit.unused_seconds),
    credit: write(credit.credit_seconds),
  });
}

function Views({ effect }: { effect: PlanEffectWire }) {
  const t = useSubscriptionTexts();
  const { contact_limit_now: before, contact_limit: after } = effect;
  if (before === null || after === null) return t('preview.viewsOpen');
  return before === after ? t('preview.viewsSame', { after }) : t('preview.views', { before, after });
}

function Change({ icon: Sign, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li className={styles.change}>
      <Sign size="1.25rem" className={styles.sign} aria-hidden="true" />
      <span className={styles.words}>{children}</span>
    </li>
  );
}

/** A plan without a price is taken by either. */
type Method = 'upi' | 'gateway';
type Options = { plan: PlanWire; /** The price that is on screen, in paise. */ amount: number; onTurn: Turn };

/** Starts paying for a plan. A refusal is shown in the card, beside what has been loaded again because of it. */
function useStarting({ plan, amount, onTurn }: Options) {
  const t = useSubscriptionTexts();
  const call = useCall(t('preview.notStarted'));
  const [starting, setStarting] = useState<Method>();
  const [refusal, setRefusal] = useState<string>();

  const follow = (started: StartedPayment) => {
    if (started.pay_status === 'confirmed') {
      onTurn({}, { replace: true });
      const text = t('preview.activeText', { plan: plan.p_name });
      return showOutcome({ tone: 'success', title: t('preview.activeTitle'), text });
    }
    storeStarted(started);
    onTurn({ plan: plan.p_id, payment: started.pay_id }, { replace: true });
    if (started.pay_url !== null) window.location.assign(started.pay_url);
  };

  const send = useOneAtATime(async (method: Method) => {
    setStarting(method);
    setRefusal(undefined);
    const seen = { amount_paise: amount, duration: plan.p_duration, contact_limit: plan.p_contact_limit };
    const input = { plan_id: plan.p_id, method, ...seen };
    const answer = await call(startPayment, input);
    if (answer?.result === true) follow(answer.data);
    else if (answer !== undefined) {
      setRefusal(answer.message);
      // The price or the plan may have changed; the call itself has marked the rest as stale.
      void reloadAnswers(queryClient, { queryKey: plansQuery().queryKey });
    }
    setStarting(undefined);
  });
  return { start: (method: Method) => void send(method), starting, refusal };
}
