import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showMyPlan } from '#contract/plans/plans.ts';
import { useOwnPlan } from '#web/parts/connecting/own-plan.ts';
import { Skeleton } from '#web/design/skeleton.tsx';
import { RichText } from '#web/locales/rich-text.tsx';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import { DateOf } from '#web/parts/dates/date-of.tsx';
import styles from './subscription-screen.module.css';

/** The own plan, and what is left of it today. Left out when it cannot be loaded: the plans below are what matters here. */
export function OwnPlan() {
  const { data, isPending, isError } = useOwnPlan();
  const mine = data?.data;
  if (mine === undefined) {
    return isPending && !isError ? (
      <div className={styles.own} aria-busy="true">
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </div>
    ) : null;
  }
  return (
    <div className={styles.own} data-has-plan={mine.s_plan_name !== null}>
      <Periods mine={mine} />
      <Today mine={mine} />
    </div>
  );
}

type Props = { mine: EndpointData<typeof showMyPlan> };

/** The present plan, and those that follow it. */
function Periods({ mine }: Props) {
  const t = useSubscriptionTexts();
  const { s_plan_name: plan, s_expires_at: end, s_next: next } = mine;
  if (plan === null || end === null) return <p>{t('own.none')}</p>;
  return (
    <>
      <p>
        <RichText
          t={t}
          name="own.plan"
          values={{ plan }}
          parts={{ strong: <strong />, time: <DateOf instant={end} /> }}
        />
      </p>
      {next.map((one) => (
        <p key={one.s_starts_at}>
          <RichText
            t={t}
            name="own.next"
            values={{ plan: one.s_plan_name }}
            parts={{
              strong: <strong />,
              from: <DateOf instant={one.s_starts_at} />,
              time: <DateOf instant={one.s_ends_at} />,
            }}
          />
        </p>
      ))}
    </>
  );
}

function Today({ mine }: Props) {
  const t = useSubscriptionTexts();
  const { contact_left: views, interest_left: interests, message_left: messages } = mine;
  return (
    <p className={styles.soft}>
      {t('own.today')}{' '}
      {t('own.all', {
        views:
          views === null
            ? t('own.viewsOpen')
            : t('own.views', { left: views, count: mine.contact_limit ?? views }),
        interests:
          interests === null
            ? t('own.interestsOpen')
            : t('own.interests', { left: interests, count: mine.interest_limit ?? interests }),
        messages:
          messages === null
            ? t('own.messagesOpen')
            : t('own.messages', { left: messages, count: mine.message_limit ?? messages }),
      })}
    </p>
  );
}
