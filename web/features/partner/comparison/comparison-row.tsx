import { IconCheck, IconMinus, IconStarFilled, IconX } from '@tabler/icons-react';
import type { ComparedDirection } from '#contract/partners/partner.wire.ts';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import styles from './comparison-row.module.css';
import { useComparisonWords } from './use-comparison-words.ts';
import { useCriterionLabel } from './use-criterion-label.ts';

type Props = {
  row: ComparedDirection['criteria'][number];
  /** Whose fact it is: "You", or a first name. */
  teller: string;
};

const icons = { met: IconCheck, missed: IconX, unknown: IconMinus };

/** A criterion: ticked, crossed or open, what is wanted and what is. */
export function ComparisonRow({ row: { criterion, verdict, must_have, wanted, fact }, teller }: Props) {
  const t = usePartnerTexts();
  const partners = usePartnersTexts();
  const label = useCriterionLabel();
  const say = useComparisonWords();
  const Icon = icons[verdict];
  return (
    <li className={styles.row} data-verdict={verdict}>
      <span className={styles.mark}>
        <Icon size="1rem" stroke={2.5} aria-hidden="true" />
        <span className="visually-hidden">{partners(`verdicts.${verdict}`)}</span>
      </span>
      <p className={styles.criterion}>
        {label(criterion)}{' '}
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
            <bdi>{say.wanted(criterion, wanted)}</bdi>
          </dd>
        </div>
        <div>
          <dt className={styles.label}>
            <bdi>{teller}</bdi>
          </dt>
          <dd className={fact === null ? styles.nothing : styles.value}>
            {fact === null ? t('comparison.notStated') : <bdi>{say.fact(criterion, fact)}</bdi>}
          </dd>
        </div>
      </dl>
    </li>
  );
}
