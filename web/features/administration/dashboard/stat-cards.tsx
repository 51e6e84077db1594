import { Link } from '@tanstack/react-router';
import {
  IconArrowDownRight,
  IconArrowUpRight,
  IconBook2,
  IconEqual,
  IconFlag,
  IconMessageQuestion,
  IconUserOff,
  IconUserPlus,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useIsPermitted } from '#web/api/administrator.ts';
import styles from './stat-cards.module.css';
import type { DashboardNumbers } from './dashboard.queries.ts';
import { growthSentence, type Growth } from './growth.rules.ts';
import { useDashboardTexts } from './use-dashboard-texts.ts';

const numbers = new Intl.NumberFormat('en-IN');

/** The documented cards; a placeholder of each while the numbers load. */
export function StatCards({ numbers: data }: { numbers: DashboardNumbers | undefined }) {
  const t = useDashboardTexts();
  const mayAnswer = useIsPermitted('enquiries.answer');
  const mayDecide = useIsPermitted('stories.decide');
  const mayReport = useIsPermitted('reports.read');
  const reports = data?.queues.find(({ queue }) => queue === 'reports')?.waiting;
  return (
    <section aria-label={t('counts')} className={styles.stats}>
      <StatCard
        to="/userManagement"
        icon={IconUsers}
        label={t('users')}
        text={t('usersText')}
        total={data?.userCount.total}
        growth={data?.userCount}
      />
      <StatCard
        to="/userManagement"
        icon={IconUserPlus}
        label={t('registrations')}
        text={t('registrationsText')}
        total={data?.userCount.last7Days}
      />
      <StatCard
        to={mayAnswer ? '/enquiries' : null}
        icon={IconMessageQuestion}
        label={t('enquiries')}
        text={t('enquiriesText')}
        total={data?.enquiryCount.total}
        growth={data?.enquiryCount}
      />
      <StatCard
        to={mayDecide ? '/admin-succestories' : null}
        icon={IconBook2}
        label={t('stories')}
        text={t('storiesText')}
        total={data?.storyCount.total}
        growth={data?.storyCount}
      />
      <StatCard
        to="/userManagement"
        icon={IconUserOff}
        label={t('inactive')}
        text={t('inactiveText')}
        total={data?.inactiveUserCount.total}
      />
      {mayReport && (
        <StatCard
          to="/admin-reports"
          icon={IconFlag}
          label={t('reports')}
          text={t('reportsText')}
          total={reports}
        />
      )}
    </section>
  );
}

type StatProps = {
  /** The list of what is counted; null when the role may not open it. */
  to: '/userManagement' | '/enquiries' | '/admin-succestories' | '/admin-reports' | null;
  icon: Icon;
  label: string;
  text: string;
  total: number | undefined;
  growth?: Growth | undefined;
};

/** One number with its growth, as a link to the list of what it counts. */
function StatCard({ to, icon: Icon, label, text, total, growth }: StatProps) {
  const content = (
    <>
      <Icon size="1.5rem" stroke={1.5} className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      <span className={styles.number}>
        {total === undefined ? <Skeleton width="3rem" /> : numbers.format(total)}
      </span>
      <span className={styles.text}>{text}</span>
      {growth !== undefined && <GrowthLine growth={growth} />}
    </>
  );
  if (to === null) return <div className={styles.stat}>{content}</div>;
  return (
    <Link to={to} className={styles.stat}>
      {content}
    </Link>
  );
}

const icons = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconEqual };

function GrowthLine({ growth }: { growth: Growth }): ReactNode {
  const t = useDashboardTexts();
  const { direction, key, percent } = growthSentence(growth);
  const Icon = icons[direction];
  return (
    <span className={styles.growth}>
      <Icon size="1rem" aria-hidden="true" />
      <span>
        {t(`growth.${key}`, {
          percent: numbers.format(percent),
          last: numbers.format(growth.last7Days),
        })}
      </span>
    </span>
  );
}
