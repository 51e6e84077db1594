import type { RowOutcome } from '#contract/imports/import.wire.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import type { ListedRow } from './imports.queries.ts';
import styles from './row-facts.module.css';
import { useFieldLabels } from './use-field-labels.ts';

export function RowOutcomeMark({ outcome }: { outcome: RowOutcome }) {
  const t = useImportsTexts();
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      {t(`rows.outcomes.${outcome}`)}
    </span>
  );
}

/** Everything that is said about a row, however much. */
export function RowRemarks({ remarks }: { remarks: ListedRow['ir_remarks'] }) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  if (remarks.length === 0) return <span className={styles.none}>{t('rows.noRemarks')}</span>;
  return (
    <ul className={styles.remarks}>
      {remarks.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          {field !== '' && <strong>{labelOf(field)}: </strong>}
          {message}
        </li>
      ))}
    </ul>
  );
}
