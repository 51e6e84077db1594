import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { criterionNames } from '#contract/preferences/preference.criteria.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import styles from './count-line.module.css';
import { listMarked, type PreferenceValues } from './preference-values.rules.ts';
import { useCountWords } from './use-count-words.ts';
import { useLiveCount } from './use-live-count.ts';
import type { Counts } from './preference.queries.ts';

type Props = {
  values: PreferenceValues;
  isCountable: boolean;
  /** What can be done about an empty set. */
  renderLoosening: (loosen: Counts['loosen']) => ReactNode;
};

/** How many members fit, counted anew after each change. */
export function CountLine({ values, isCountable, renderLoosening }: Props) {
  const t = usePreferenceTexts();
  const { sayCounts } = useCountWords();
  const stated = {
    criteria: criterionNames.filter((name) => values[name] !== '').length,
    marks: listMarked(values).length,
  };
  const say = (counts: Counts) => sayCounts(counts, stated);
  const { counts, isCounting, isUnavailable } = useLiveCount(values, {
    isCountable,
    sayCounts: (found) => say(found).join(' · '),
  });
  const isEmpty = counts !== undefined && counts.fitting.count === 0;
  return (
    <div className={styles.count} data-empty={isEmpty || undefined} aria-busy={isCounting}>
      <p className={styles.line} data-stale={isCounting || undefined}>
        <IconUsers size="1.25rem" className={styles.icon} aria-hidden="true" />
        <span>
          {counts === undefined
            ? t(isUnavailable ? 'count.unavailable' : 'count.counting')
            : say(counts).join(' · ')}
        </span>
      </p>
      {isEmpty && stated.criteria > 0 && renderLoosening(counts.loosen)}
    </div>
  );
}
