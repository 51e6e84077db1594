import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import type { ListedRow } from '../imports.queries.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import styles from './row-report.module.css';

/** What is wrong with a row, what its cells say, and how to put it right. */
export function RowRemarks({ remarks }: { remarks: ListedRow['ir_remarks'] }) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  if (remarks.length === 0) return <span className={styles.soft}>{t('rows.noRemarks')}</span>;
  return (
    <ul className={styles.remarks}>
      {remarks.map(({ field, message, value, mend }) => (
        <li key={`${field} ${message}`}>
          {field !== '' && <strong>{labelOf(field)}: </strong>}
          {message}
          {value !== null && !message.includes(`“${value}”`) && (
            <>
              {' '}
              <bdi className={styles.value}>{t('rows.value', { value })}</bdi>
            </>
          )}
          {mend !== null && <p className={styles.soft}>{mend}</p>}
        </li>
      ))}
    </ul>
  );
}
