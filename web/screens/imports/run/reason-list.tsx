import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { Button } from '#web/design/button.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import styles from './run-parts.module.css';

const numbers = new Intl.NumberFormat('en-IN');

type Reason = ImportDetails['im_reasons'][number];
type Props = {
  reasons: readonly Reason[];
  /** Shows the rows of which a reason is said. */
  onShow: (note: string) => void;
};

/** A reason as an address names it. */
export function noteOf({ field, key }: Pick<Reason, 'field' | 'key'>): string {
  return `${field}|${key}`;
}

/** Why rows were refused or values left out, each reason once, the most frequent first; notes that ask for nothing are folded. */
export function ReasonList({ reasons, onShow }: Props) {
  const t = useImportsTexts();
  const toLookAt = reasons.filter(({ needs_nothing: isFine }) => !isFine);
  const fine = reasons.filter(({ needs_nothing: isFine }) => isFine);
  return (
    <section className={styles.reasons} aria-labelledby="reasons">
      <h2 id="reasons">{t('reasons.title')}</h2>
      {toLookAt.length === 0 ? (
        <p className={styles.noReasons}>{t('reasons.none')}</p>
      ) : (
        <Reasons reasons={toLookAt} onShow={onShow} />
      )}
      {fine.length > 0 && (
        <details className={styles.fine}>
          <summary>{t('reasons.fine', { count: fine.length, number: numbers.format(fine.length) })}</summary>
          <Reasons reasons={fine} onShow={onShow} />
        </details>
      )}
    </section>
  );
}

function Reasons({ reasons, onShow }: Props) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  return (
    <ul className={styles.reasonList}>
      {reasons.map(({ field, key, message, is_refusal: isRefusal, rows }) => (
        <li key={`${field} ${message} ${isRefusal}`} className={styles.reason}>
          <span className={styles.reasonRows}>{numbers.format(rows)}</span>
          <span className={styles.reasonKind} data-refusal={isRefusal}>
            {t(isRefusal ? 'reasons.refusal' : 'reasons.remark')}
          </span>
          <span className={styles.reasonText}>
            {field !== '' && <strong>{labelOf(field)}: </strong>}
            {message}
          </span>
          <Button
            look="quiet"
            size="small"
            className={styles.reasonShow}
            aria-label={t('reasons.showOf', {
              message: field === '' ? message : `${labelOf(field)}: ${message}`,
            })}
            onClick={() => onShow(noteOf({ field, key }))}
          >
            {t('reasons.show')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
