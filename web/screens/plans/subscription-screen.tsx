import { useNavigate } from '@tanstack/react-router';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import { OpenPayments } from './open-payments.tsx';
import { OwnPlan } from './own-plan.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PlanCards } from './plan-cards.tsx';
import type { PlansSearch, Turn } from './plans-address.rules.ts';
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
