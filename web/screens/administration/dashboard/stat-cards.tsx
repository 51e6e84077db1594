import type { Permission } from '#contract/administration/permissions.ts';
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
import { useIsPermitted } from '#web/app/client/administrator.ts';
import styles from './stat-cards.module.css';
import type { DashboardNumbers } from './dashboard.queries.ts';
import { growthSentence, type Growth } from './growth.rules.ts';
import { useDashboardTexts } from '#web/locales/en/admin/admin-dashboard.ts';

const numbers = new Intl.NumberFormat('en-IN');

/** A list with the filter that leaves what is counted. */
type Target =
  | { to: '/userManagement'; search?: { registered_days: number } | { status: 'inactive' } }
  | { to: '/enquiries'; search: { status: 'all' } }
  | { to: '/admin-succestories' }
  | { to: '/admin-reports'; search: { state: 'open' } };

type Stat = {
  /** Its label in the catalogue; the line under the number is `<name>Text`. */
  name: 'users' | 'registrations' | 'enquiries' | 'stories' | 'inactive' | 'reports';
  icon: Icon;
  /** The list of what is counted, and who may open it. */
  target: Target;
  permission: Permission;
  countOf: (numbers: DashboardNumbers) => number | undefined;
  growthOf?: (numbers: DashboardNumbers) => Growth;
  /** Whether the number is of the last seven days itself, and not of all days. */
  isOfWeek?: boolean;
};

/** The documented cards, in their order. */
const stats: readonly Stat[] = [
  {
    name: 'users',
    icon: IconUsers,
    target: { to: '/userManagement' },
    permission: 'members.read',
    countOf: ({ userCount }) => userCount.total,
    growthOf: ({ userCount }) => userCount,
  },
  {
    name: 'registrations',
    icon: IconUserPlus,
    target: { to: '/userManagement', search: { registered_days: 7 } },
    permission: 'members.read',
    countOf: ({ userCount }) => userCount.last7Days,
  },
  {
    name: 'enquiries',
    icon: IconMessageQuestion,
    target: { to: '/enquiries', search: { status: 'all' } },
    permission: 'enquiries.answer',
    countOf: ({ enquiryCount }) => enquiryCount.total,
    growthOf: ({ enquiryCount }) => enquiryCount,
    isOfWeek: true,
  },
  {
    name: 'stories',
    icon: IconBook2,
    target: { to: '/admin-succestories' },
    permission: 'stories.decide',
    countOf: ({ storyCount }) => storyCount.total,
    growthOf: ({ storyCount }) => storyCount,
  },
  {
    name: 'inactive',
    icon: IconUserOff,
    target: { to: '/userManagement', search: { status: 'inactive' } },
    permission: 'members.read',
    countOf: ({ inactiveUserCount }) => inactiveUserCount.total,
  },
  {
    name: 'reports',
    icon: IconFlag,
    target: { to: '/admin-reports', search: { state: 'open' } },
    permission: 'reports.read',
    countOf: ({ queues }) => queues.find(({ queue }) => queue === 'reports')?.waiting,
  },
];

/** The cards; a placeholder of each while the numbers load. The reports are left out for roles without their queue. */
export function StatCards({ numbers: data }: { numbers: DashboardNumbers | undefined }) {
  const t = useDashboardTexts();
  const hasReports = useIsPermitted('reports.read');
  const shown = stats.filter(({ name }) => name !== 'reports' || hasReports);
  return (
    <section aria-label={t('counts')} className={styles.stats}>
      {shown.map((stat) => (
        <StatCard key={stat.name} stat={stat} numbers={data} />
      ))}
    </section>
  );
}

type CardProps = { stat: Stat; numbers: DashboardNumbers | undefined };

/** One number with its growth, as a link to the list of what it counts for those who may open it. */
function StatCard({ stat, numbers: data }: CardProps) {
  const t = useDashboardTexts();
  const isPermitted = useIsPermitted(stat.permission);
  const total = data && stat.countOf(data);
  const growth = data && stat.growthOf?.(data);
  const content = (
    <>
      <stat.icon size="1.5rem" stroke={1.5} className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>{t(stat.name)}</span>
      <span className={styles.number}>
        {total === undefined ? <Skeleton width="3rem" /> : numbers.format(total)}
      </span>
      <span className={styles.text}>{t(`${stat.name}Text`)}</span>
      {growth !== undefined && <GrowthLine growth={growth} isOfWeek={stat.isOfWeek === true} />}
    </>
  );
  if (!isPermitted) return <div className={styles.stat}>{content}</div>;
  return (
    <Link {...stat.target} className={styles.stat}>
      {content}
    </Link>
  );
}

const icons = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconEqual };

function GrowthLine({ growth, isOfWeek }: { growth: Growth; isOfWeek: boolean }): ReactNode {
  const t = useDashboardTexts();
  const { direction, key, percent } = growthSentence(growth);
  const Icon = icons[direction];
  return (
    <span className={styles.growth}>
      <Icon size="1rem" aria-hidden="true" />
      <span>
        {t(`${isOfWeek ? 'growth' : 'growthOfAll'}.${key}`, {
          percent: numbers.format(percent),
          last: numbers.format(growth.last7Days),
        })}
      </span>
    </span>
  );
}
