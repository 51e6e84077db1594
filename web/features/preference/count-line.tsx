import { IconUsers } from '@tabler/icons-react';
import { criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import styles from './count-line.module.css';
import { Loosening } from './loosening.tsx';
import type { Counts } from './preference.queries.ts';
import { listMarked, type PreferenceValues } from './preference-values.rules.ts';
import { useCountWords } from './use-count-words.ts';
import { useLiveCount } from './use-live-count.ts';

type Props = {
  values: PreferenceValues;
  isCountable: boolean;
  /** Stays in sight at the lower edge while the criteria above it change. */
  isSticky?: boolean;
  /** The criteria that can be left out here when nobody fits. */
  here?: readonly CriterionName[];
  onLeaveOut?: (name: CriterionName) => void;
};

const nowhere: readonly CriterionName[] = [];

/** How many members fit, counted anew after each change, and what can be done when nobody does. */
export function CountLine({ values, isCountable, isSticky, here = nowhere, onLeaveOut = () => {} }: Props) {
  const t = usePreferenceTexts();
  const { sayCounts } = useCountWords();
  const stated = {
    criteria: criterionNames.filter((name) => values[name] !== '').length,
    marks: listMarked(values).length,
  };
  const say = (counts: Counts) => sayCounts(counts, stated).join(' · ');
  const { counts, state } = useLiveCount(values, { isCountable, sayCounts: say });
  const isEmpty = counts?.fitting.count === 0;
  return (
    <>
      <div className={styles.place} data-sticky={isSticky} aria-busy={state === 'counting'}>
        <p
          className={styles.line}
          data-empty={isEmpty || undefined}
          data-stale={state === 'counting' || undefined}
        >
          <IconUsers size="1.25rem" className={styles.icon} aria-hidden="true" />
          <span>{counts === undefined ? t(`count.${state}`) : say(counts)}</span>
        </p>
      </div>
      {isEmpty && stated.criteria > 0 && (
        <Loosening loosen={counts.loosen} here={here} onLeaveOut={onLeaveOut} />
      )}
    </>
  );
}
