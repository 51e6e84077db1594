import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './row-counts.module.css';

const numbers = new Intl.NumberFormat('en-IN');
const kinds = ['added', 'updated', 'unchanged', 'refused', 'with_remarks'] as const;

/** What becomes of the rows, in numbers. */
export function RowCounts({ details }: { details: ImportDetails }) {
  const t = useImportsTexts();
  return (
    <dl className={styles.counts} aria-label={t('counts.label')}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.count} data-kind={kind}>
          <dt>{t(`counts.${kind}`)}</dt>
          <dd>{numbers.format(details[`im_${kind}`])}</dd>
        </div>
      ))}
    </dl>
  );
}
