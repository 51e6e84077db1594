import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type { Mapping } from '#contract/imports/mapping.fields.ts';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { isShown, listUses } from './mapping.rules.ts';
import styles from './sheet-findings.module.css';

type Props = { details: ImportDetails; mapping: Mapping };

/** What of the file is read and what is not: its sheets, the rows above the header, and the columns without a use. */
export function SheetFindings({ details, mapping }: Props) {
  const t = useImportsTexts();
  const { im_columns: columns, im_layout: layout } = details;
  const shown = columns.filter((column, at) =>
    isShown(mapping, { column, filled: layout.columns[at]?.filled }),
  );
  const unused = shown.filter((column) => listUses(mapping, column).length === 0);
  const empty = columns.filter((column) => !shown.includes(column));
  const notes = useSheetNotes(details);
  return (
    <section className={styles.findings} aria-label={t('mapping.found')}>
      <p role="status">
        {t('mapping.used', { used: shown.length - unused.length, all: shown.length })}{' '}
        {unused.length > 0 && t('mapping.notUsed', { columns: unused.join(', ') })}{' '}
        {empty.length > 0 && t('mapping.empty', { columns: empty.join(', ') })}
      </p>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function useSheetNotes({ im_columns: columns, im_layout: layout }: ImportDetails): string[] {
  const t = useImportsTexts();
  const isWorkbook = layout.sheets.length > 1;
  const notes = layout.sheets.flatMap(({ name, is_read: isRead, header_row: row, above }) => [
    ...(isWorkbook && isRead ? [t('mapping.sheetRead', { name: name ?? '', row: row ?? 1 })] : []),
    ...(isRead ? [] : [t('mapping.sheetNotRead', { name: name ?? '' })]),
    ...above.map((title) => t('mapping.above', title)),
  ]);
  const added = layout.has_sheet_column ? [t('mapping.sheetColumn', { column: columns[0] ?? '' })] : [];
  return [...notes, ...added];
}
