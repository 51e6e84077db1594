import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import { sectionOf } from '#web/sections/criteria-sections.data.ts';
import styles from './loosening.module.css';
import type { Counts } from './preference.queries.ts';
import { criterionOf } from './preference-values.rules.ts';
import { useCountWords } from './use-count-words.ts';

type Props = {
  loosen: Counts['loosen'];
  /** The criteria that can be left out here; the others stand behind a link to their section. */
  here: readonly CriterionName[];
  onLeaveOut: (name: CriterionName) => void;
};

/** Which criterion keeps everybody out, and a way to loosen it. */
export function Loosening({ loosen, here, onLeaveOut }: Props) {
  const t = usePreferenceTexts();
  const { number } = useCountWords();
  const advice = loosen.flatMap(({ criterion, ...counted }) => {
    const name = criterionOf(criterion);
    return name === undefined ? [] : [{ name, counted }];
  });
  if (advice.length === 0) return <p className={styles.several}>{t('count.several')}</p>;
  return (
    <ul className={styles.advice} aria-label={t('count.loosenTitle')}>
      {advice.map(({ name, counted }) => {
        const criterion = t(`criteria.${name}`);
        return (
          <li key={name} className={styles.step}>
            <span>{t('count.loosen', { criterion, count: counted.count, number: number(counted) })}</span>
            {here.includes(name) ? (
              <Button
                look="outline"
                size="small"
                aria-label={t('count.leaveOutOf', { criterion })}
                onClick={() => onLeaveOut(name)}
              >
                {t('count.leaveOut')}
              </Button>
            ) : (
              <LinkButton
                to="/myProfile"
                search={{ section: sectionOf(name), field: preferenceWireNames[name] }}
                resetScroll={false}
                activeProps={{}}
                look="outline"
                size="small"
                aria-label={t('count.lookAtOf', { criterion })}
              >
                {t('count.lookAt')}
              </LinkButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
