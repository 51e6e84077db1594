import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './reason-list.module.css';
import { useFieldLabels } from './use-field-labels.ts';

const numbers = new Intl.NumberFormat('en-IN');

/** Why rows were refused or something was left out, each reason once, the most frequent first. */
export function ReasonList({ reasons }: { reasons: ImportDetails['im_reasons'] }) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  return (
    <section className={styles.reasons} aria-labelledby="reasons">
      <h2 id="reasons">{t('reasons.title')}</h2>
      {reasons.length === 0 ? (
        <p className={styles.none}>{t('reasons.none')}</p>
      ) : (
        <ul className={styles.list}>
          {reasons.map(({ field, message, is_refusal: isRefusal, rows }) => (
            <li key={`${field} ${message} ${isRefusal}`} className={styles.reason}>
              <span className={styles.rows}>{numbers.format(rows)}</span>
              <span className={styles.kind} data-refusal={isRefusal}>
                {t(isRefusal ? 'reasons.refusal' : 'reasons.remark')}
              </span>
              <span className={styles.message}>
                {field !== '' && <strong>{labelOf(field)}: </strong>}
                {message}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
