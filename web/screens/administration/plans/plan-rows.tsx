import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AdminPlanWire } from '#contract/plans/plan.wire.ts';
import { useSite } from '#web/app/document/site.ts';
import { writeNumber } from '#web/parts/facts/fact-formats.rules.ts';
import { paiseOf, writePaise } from '#web/parts/facts/money.rules.ts';
import { usePlansTexts } from '#web/locales/en/admin/plans.ts';
import type { Column } from '#web/parts/lists/data-table.tsx';
import styles from './plan-rows.module.css';

type Props = { plan: AdminPlanWire };
type Row = {
  renderPlace: (plan: AdminPlanWire) => ReactNode;
  renderActions: (plan: AdminPlanWire) => ReactNode;
};

export function usePlanColumns(row: Row): readonly Column<AdminPlanWire, 'position'>[] {
  const t = usePlansTexts();
  return [
    { id: 'place', header: t('place'), width: 13, onCard: 'foot', renderCell: row.renderPlace },
    {
      id: 'plan',
      header: t('plan'),
      width: 21,
      isRowHeading: true,
      onCard: 'head',
      renderCell: (plan) => <PlanName plan={plan} />,
    },
    { id: 'price', header: t('price'), width: 10, renderCell: (plan) => <PlanPrice plan={plan} /> },
    {
      id: 'term',
      header: t('term'),
      width: 9,
      renderCell: ({ p_duration: count }) => t('months', { count }),
    },
    {
      id: 'limit',
      header: t('limit'),
      width: 10,
      renderCell: ({ p_contact_limit: count }) => t('views', { count }),
    },
    { id: 'members', header: t('members'), width: 12, renderCell: (plan) => <PlanMembers plan={plan} /> },
    {
      id: 'status',
      header: t('status'),
      width: 8,
      onCard: 'end',
      renderCell: (plan) => <PlanStatus plan={plan} />,
    },
    { id: 'actions', header: t('actions'), width: 17, onCard: 'foot', renderCell: row.renderActions },
  ];
}

function PlanName({ plan }: Props) {
  return (
    <span className={styles.name} data-retired={plan.p_is_retired || undefined}>
      <bdi>{plan.p_name}</bdi>
      <Features plan={plan} />
    </span>
  );
}

function Features({ plan: { p_features: features } }: Props) {
  const t = usePlansTexts();
  if (features.length === 0) return <span className={styles.soft}>{t('noFeatures')}</span>;
  return (
    <ul className={styles.features}>
      {[...new Set(features)].map((feature) => (
        <li key={feature} className={styles.feature}>
          <IconCheck size="1rem" className={styles.sign} aria-hidden="true" />
          <bdi>{feature}</bdi>
        </li>
      ))}
    </ul>
  );
}

function PlanPrice({ plan: { p_price: price } }: Props) {
  const t = usePlansTexts();
  const { currency } = useSite();
  return (
    <span className={styles.number}>{price === 0 ? t('free') : writePaise(paiseOf(price), currency)}</span>
  );
}

function PlanMembers({ plan: { p_members: count, p_is_used: isUsed } }: Props) {
  const t = usePlansTexts();
  if (!isUsed) return <span className={styles.soft}>{t('neverHad')}</span>;
  if (count === 0) return <span className={styles.soft}>{t('nobodyNow')}</span>;
  return t('membersNow', { count, number: writeNumber(count) });
}

function PlanStatus({ plan: { p_is_retired: isRetired } }: Props) {
  const t = usePlansTexts();
  return (
    <span className={styles.status} data-active={!isRetired}>
      {t(isRetired ? 'retired' : 'offered')}
    </span>
  );
}
