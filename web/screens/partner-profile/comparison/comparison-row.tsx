import { IconCheck, IconMinus, IconStarFilled, IconX } from '@tabler/icons-react';
import type { ComparedDirection } from '#contract/partners/partner.wire.ts';
import { criteria, criterionOf } from '#contract/preferences/preference.criteria.ts';
import { useCriterionText } from '#web/parts/criteria/use-criterion-text.ts';
import { useFactText } from '#web/parts/facts/use-fact-text.ts';
import { useMatchReasonsTexts } from '#web/locales/en/partners/match-reasons.ts';
import { usePartnerTexts } from '#web/locales/en/partner.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import { useManagerText } from '../use-manager-text.ts';
import styles from './comparison-row.module.css';

type Props = {
  row: ComparedDirection['criteria'][number];
  /** The member whose fact is compared: "You", or a first name. */
  owner: string;
};

const icons = { met: IconCheck, missed: IconX, unknown: IconMinus };

/** One criterion: whether it is met, the accepted values, and the fact. */
export function ComparisonRow({ row: { criterion, verdict, must_have, wanted, fact }, owner }: Props) {
  const t = usePartnerTexts();
  const reasons = useMatchReasonsTexts();
  const labelOf = useCriterionLabel();
  const write = useComparisonWords();
  const Icon = icons[verdict];
  return (
    <li className={styles.row} data-verdict={verdict}>
      <span className={styles.mark}>
        <Icon size="1rem" stroke={2.5} aria-hidden="true" />
        <span className="visually-hidden">{reasons(`verdicts.${verdict}`)}</span>
      </span>
      <p className={styles.criterion}>
        {labelOf(criterion)}{' '}
        {must_have && (
          <span className={styles.must}>
            <IconStarFilled size="0.75rem" aria-hidden="true" />
            {t('comparison.mustHave')}
          </span>
        )}
      </p>
      <dl className={styles.pair}>
        <div>
          <dt className={styles.label}>{t('comparison.wanted')}</dt>
          <dd className={styles.value}>
            <bdi>{write.criterionValue(criterion, wanted)}</bdi>
          </dd>
        </div>
        <div>
          <dt className={styles.label}>
            <bdi>{owner}</bdi>
          </dt>
          <dd className={fact === null ? styles.nothing : styles.value}>
            {fact === null ? t('comparison.notStated') : <bdi>{write.fact(criterion, fact)}</bdi>}
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** Returns the label of a criterion by its wire name: `mother_tongue` is "Mother tongue". */
function useCriterionLabel(): (criterion: string) => string {
  const t = usePartnersTexts();
  const labels: Readonly<Record<string, string>> = t.group('criteria');
  return (criterion) => labels[criterion] ?? criterion;
}

/** Writes the accepted values (`25-32`, `Malayalam,Tamil`) and the fact (`28`) of a criterion, by its wire name. */
function useComparisonWords() {
  const t = usePartnerTexts();
  const writeCriterion = useCriterionText();
  const writeFact = useFactText();
  const sayManager = useManagerText();
  return {
    criterionValue: (criterion: string, value: string) => {
      const name = criterionOf(criterion);
      return (name && writeCriterion(name, value)) ?? value;
    },
    fact: (criterion: string, value: string) => {
      const name = criterionOf(criterion);
      if (name === undefined) return value;
      // The age is compared, not the date of birth.
      if (name === 'age') return t('header.age', { count: Number(value) });
      const { fact } = criteria[name];
      return fact === 'profileFor' ? sayManager(value) : (writeFact(fact, value) ?? value);
    },
  };
}
