import { useQuery } from '@tanstack/react-query';
import { showMyPlan } from '#contract/plans/show-my-plan.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { LinkButton } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import styles from './plan-area.module.css';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The own plan and until when it lasts; without one, and when that cannot be told, the way to the plans. */
export function PlanArea() {
  const t = useProfileTexts();
  const { data, isPending } = useQuery(endpointQuery(showMyPlan, {}));
  if (isPending) {
    return (
      <div className={styles.area}>
        <Skeleton width="8rem" height="var(--target)" />
      </div>
    );
  }
  const { s_plan_name: name = null, s_expires_at: end = null } = data?.data ?? {};
  return (
    <div className={styles.area}>
      {name === null ? (
        <LinkButton to="/subscription" look="outline" size="small">
          {t('header.subscription')}
        </LinkButton>
      ) : (
        <>
          <p className={styles.plan}>
            <span className="visually-hidden">{t('header.plan')}</span> {name}
          </p>
          {end !== null && (
            <p className={styles.end}>{t('header.planEnd', { date: dateFormat.format(new Date(end)) })}</p>
          )}
        </>
      )}
    </div>
  );
}
