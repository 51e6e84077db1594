import { useQuery } from '@tanstack/react-query';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type { showImportRow } from '#contract/imports/import-row.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { RowOutcomeMark } from '../import-progress.tsx';
import { importRowQuery, type RowKey } from '../imports.queries.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import styles from './row-dialog.module.css';
import { RowRemarks } from './row-remarks.tsx';
import { useStoredValues } from './stored-values.ts';

type OpenedRow = EndpointData<typeof showImportRow>;
type Props = { details: ImportDetails; row: RowKey; onClose: () => void };

/** One row: what its cells say, what is stored of it, and the remarks. */
export function RowDialog({ details, row, onClose }: Props) {
  const t = useImportsTexts();
  const query = useQuery(importRowQuery(row));
  const opened = query.data?.data;
  return (
    <DialogFrame title={opened === undefined ? t('rows.row') : <RowTitle row={opened} />} onClose={onClose}>
      {opened !== undefined && <OpenedRow row={opened} isDryRun={details.im_is_dry_run} />}
      {opened === undefined && hasFailed(query) && <LoadFailure query={query} />}
      {opened === undefined && !hasFailed(query) && (
        <div aria-busy="true">
          <Skeleton height="20rem" />
        </div>
      )}
    </DialogFrame>
  );
}

function RowTitle({ row: { ir_sheet: sheet, ir_row: number, ir_name: written } }: { row: OpenedRow }) {
  const t = useImportsTexts();
  const name = written ?? t('rows.noName');
  return (
    <bdi>
      {sheet === null ? t('row.title', { number, name }) : t('row.titleOfSheet', { sheet, number, name })}
    </bdi>
  );
}

function OpenedRow({ row, isDryRun }: { row: OpenedRow; isDryRun: boolean }) {
  const t = useImportsTexts();
  const { ir_outcome: outcome, ir_remarks: remarks, ir_fields: fields } = row;
  const isStored = outcome !== 'refused' && outcome !== 'skipped';
  const stored = isStored ? t(isDryRun ? 'row.willBeStored' : 'row.isStored') : undefined;
  const hasChanges = fields.some(({ if_is_changed: isChanged }) => isChanged);
  return (
    <div className={styles.row}>
      <p>
        <RowOutcomeMark outcome={outcome} />
      </p>
      <p className={styles.soft}>{t(isStored ? 'row.privacy' : `row.${outcome}`)}</p>
      {remarks.length > 0 && (
        <section className={styles.part} aria-labelledby="row-remarks">
          <h3 id="row-remarks">{t('row.remarks')}</h3>
          <RowRemarks remarks={remarks} />
        </section>
      )}
      <FieldsOfRow
        id="row-changes"
        title={t('row.changes')}
        fields={fields.filter(({ if_is_changed: isChanged }) => isChanged)}
        stored={stored}
      />
      <FieldsOfRow
        id="row-fields"
        title={t(hasChanges ? 'row.others' : 'row.fields')}
        fields={fields.filter(({ if_is_changed: isChanged }) => !isChanged)}
        stored={stored}
      />
      <UnreadCells row={row} />
    </div>
  );
}

type FieldProps = {
  field: OpenedRow['ir_fields'][number];
  /** The heading above what is stored; undefined for a refused row. */
  stored: string | undefined;
};

type FieldsProps = Pick<FieldProps, 'stored'> & {
  id: string;
  title: string;
  fields: OpenedRow['ir_fields'];
};

function FieldsOfRow({ id, title, fields, stored }: FieldsProps) {
  if (fields.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className={styles.fields}>
        {fields.map((field) => (
          <FieldOfRow key={field.if_field} field={field} stored={stored} />
        ))}
      </ul>
    </section>
  );
}

function FieldOfRow({ field, stored }: FieldProps) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  const { if_field: name, if_written: written, if_column: column } = field;
  const elsewhere = column === null ? t('row.elsewhere') : t('row.fromColumn', { column });
  return (
    <li className={styles.field}>
      <strong>{labelOf(name)}</strong>
      <dl className={styles.pair}>
        <div>
          <dt>{t('row.written')}</dt>
          <dd data-soft={written === null || undefined}>
            <bdi>{written ?? elsewhere}</bdi>
          </dd>
        </div>
        {stored !== undefined && (
          <div>
            <dt>{stored}</dt>
            <StoredValue field={field} />
          </div>
        )}
      </dl>
    </li>
  );
}

/** What is stored, with what was stored before where that changes. */
function StoredValue({ field }: Pick<FieldProps, 'field'>) {
  const t = useImportsTexts();
  const write = useStoredValues();
  const { if_field: name, if_stored: value, if_before: before, if_is_changed: isChanged } = field;
  const nothing = t(isChanged ? 'row.removed' : 'row.nothing');
  return (
    <dd data-soft={value === null || undefined}>
      <bdi>{value === null ? nothing : write({ field: name, value })}</bdi>
      {isChanged && (
        <span className={styles.remark}>
          {before === null
            ? t('row.wasEmpty')
            : t('row.before', { value: write({ field: name, value: before }) })}
        </span>
      )}
      {field.if_is_own_words && <span className={styles.remark}>{t('row.ownWords')}</span>}
      {field.if_is_estimated && <span className={styles.remark}>{t('row.estimated')}</span>}
    </dd>
  );
}

function UnreadCells({ row: { ir_unread: unread } }: { row: OpenedRow }) {
  const t = useImportsTexts();
  if (unread.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="row-unread">
      <h3 id="row-unread">{t('row.unread')}</h3>
      <p className={styles.soft}>{t('row.unreadLead')}</p>
      <dl className={styles.unread}>
        {unread.map(({ column, text }) => (
          <div key={`${column} ${text}`}>
            <dt>{column === '' ? t('row.unnamedColumn') : column}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
