import { Card } from '#web/design/card.tsx';
import { BarTable } from '#web/design/charts/bar-table.tsx';
import styles from './day-chart.module.css';
import type { StatisticsNumbers } from './dashboard.queries.ts';
import { percentOf } from './growth.rules.ts';
import { useDashboardTexts } from '#web/locales/en/admin/admin-dashboard.ts';

const numbers = new Intl.NumberFormat('en-IN');

/** Writes a number of members with its share: `12 (40 %)`. */
function useShare() {
  const t = useDashboardTexts();
  return (part: number, whole: number) =>
    t('funnel.share', { members: numbers.format(part), percent: percentOf(part, whole) });
}

/** How far those who registered in the period have come. */
export function Funnel({ steps }: { steps: StatisticsNumbers['funnel'] }) {
  const t = useDashboardTexts();
  const writeShare = useShare();
  const registered = steps[0]?.members ?? 0;
  return (
    <Card className={styles.card ?? ''}>
      <h3>{t('funnel.title')}</h3>
      <p className={styles.text}>{t('funnel.text')}</p>
      <BarTable
        caption={t('funnel.title')}
        headers={{ label: t('funnel.step'), value: t('funnel.members') }}
        whole={registered}
        bars={steps.map(({ step, members }) => ({
          key: step,
          label: t(`funnel.${step}`),
          value: members,
          text: writeShare(members, registered),
        }))}
      />
    </Card>
  );
}

type Counted = { members: number };

const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, { members }) => sum + members, 0);

/** The members of each gender. */
export function GenderBalance({ genders }: Pick<StatisticsNumbers, 'genders'>) {
  const t = useDashboardTexts();
  const writeShare = useShare();
  const whole = sumOf(genders);
  return (
    <Card className={styles.card ?? ''}>
      <h3>{t('balance.genders')}</h3>
      <p className={styles.text}>{t('balance.text')}</p>
      <BarTable
        caption={t('balance.genders')}
        headers={{ label: t('balance.gender'), value: t('funnel.members') }}
        whole={whole}
        bars={genders.map(({ gender, members }) => ({
          key: gender,
          label: gender,
          value: members,
          text: writeShare(members, whole),
        }))}
      />
    </Card>
  );
}

/** The members of the largest communities, and of all others. */
export function CommunityBalance({ communities }: Pick<StatisticsNumbers, 'communities'>) {
  const t = useDashboardTexts();
  const writeShare = useShare();
  const { top, others } = communities;
  const whole = sumOf(top) + others;
  const named = top.map(({ community, religion, members }) => ({
    label: religion === null ? community : t('balance.ofReligion', { community, religion }),
    members,
  }));
  return (
    <Card className={styles.card ?? ''}>
      <h3>{t('balance.communities')}</h3>
      <p className={styles.text}>{t('balance.text')}</p>
      <BarTable
        caption={t('balance.communities')}
        headers={{ label: t('balance.community'), value: t('funnel.members') }}
        whole={whole}
        bars={[...named, { label: t('balance.others'), members: others }].map(({ label, members }) => ({
          key: label,
          label,
          value: members,
          text: writeShare(members, whole),
        }))}
      />
    </Card>
  );
}

/** How evenly the lists of the day show the members. */
export function Exposure({ exposure }: { exposure: StatisticsNumbers['exposure'] }) {
  const t = useDashboardTexts();
  const { days, members, shows, tenths, never_shown } = exposure;
  const nameOf = (index: number) => {
    if (index === 0) return t('exposure.most');
    return index === tenths.length - 1 ? t('exposure.least') : t('exposure.place', { place: index + 1 });
  };
  return (
    <Card className={styles.card ?? ''}>
      <h3>{t('exposure.title')}</h3>
      {shows === 0 ? (
        <p className={styles.text}>{t('exposure.none')}</p>
      ) : (
        <>
          <p className={styles.text}>{t('exposure.text', { days, members: numbers.format(members) })}</p>
          <p>
            {t('exposure.summary', {
              percent: percentOf(tenths[0] ?? 0, shows),
              never: numbers.format(never_shown),
            })}
          </p>
          <BarTable
            caption={t('exposure.title')}
            headers={{ label: t('exposure.tenth'), value: t('exposure.shows') }}
            bars={tenths.map((value, index) => ({
              key: nameOf(index),
              label: nameOf(index),
              value,
              text: `${percentOf(value, shows)}%`,
            }))}
          />
        </>
      )}
    </Card>
  );
}
