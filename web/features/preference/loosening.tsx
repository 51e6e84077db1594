import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { Button } from '#web/design/button.tsx';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import styles from './loosening.module.css';
import type { Counts } from './preference.queries.ts';
import { criterionOf } from './preference-values.rules.ts';
import { useCountWords } from './use-count-words.ts';

type Props = {
  loosen: Counts['loosen'];
  /** What pressing the button of a criterion does, and whether it leaves it out here or leads to it. */
  actionOf: (name: CriterionName) => { isHere: boolean; run: () => void };
};

/** More than these would be a list, not advice. */
const mostAdvice = 3;

/** Which criterion keeps everybody out, and a way to loosen it. */
export function Loosening({ loosen, actionOf }: Props) {
  const t = usePreferenceTexts();
  const { number } = useCountWords();
  const advice = loosen.flatMap(({ criterion, ...counted }) => {
    const name = criterionOf(criterion);
    return name === undefined ? [] : [{ name, counted }];
  });
  if (advice.length === 0) return <p>{t('count.several')}</p>;
  return (
    <ul className={styles.advice} aria-label={t('count.loosenTitle')}>
      {advice.slice(0, mostAdvice).map(({ name, counted }) => {
        const criterion = t(`criteria.${name}`);
        const { isHere, run } = actionOf(name);
        return (
          <li key={name} className={styles.step}>
            <span>{t('count.loosen', { criterion, count: counted.count, number: number(counted) })}</span>
            <Button
              look="outline"
              size="small"
              aria-label={t(isHere ? 'count.leaveOutOf' : 'count.lookAtOf', { criterion })}
              onClick={run}
            >
              {t(isHere ? 'count.leaveOut' : 'count.lookAt')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
