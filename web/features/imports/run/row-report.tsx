import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { downloadProblems } from '#contract/imports/imports.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { saveDownload, type DownloadRefusal } from '#web/api/save-download.ts';
import { Button } from '#web/design/button.tsx';
import { useDebouncedCallback } from '#web/design/hooks/debounce.ts';
import { NumberInput, SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { useImportsTexts } from '#web/i18n/administration/use-imports-texts.ts';
import type { Column } from '#web/lists/data-table.tsx';
import { ListBody } from '#web/lists/list-body.tsx';
import { rowsOfPage, type ListAddress } from '#web/lists/list-search.ts';
import { ListSummary, Pager } from '#web/lists/pager.tsx';
import { rowFilters, type RowSort, type RunSearch } from '../import-address.rules.ts';
import { RowOutcomeMark } from '../import-progress.tsx';
import { importRowsQuery, type ListedRow } from '../imports.queries.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import styles from './row-report.module.css';

type Props = ListAddress<RowSort, RunSearch> & { details: ImportDetails };

/** Each row with its outcome and the reasons, filtered by outcome and by row number. */
export function RowReport({ details, search, onSearch }: Props) {
  const t = useImportsTexts();
  const stamp = `${details.im_state} ${details.im_finished_at ?? ''}`;
  const query = useQuery(importRowsQuery({ importId: details.im_id, stamp }, search));
  const { show, from, page = 1 } = search;
  const hasProblems = details.im_refused + details.im_with_remarks > 0;
  return (
    <section className={styles.report} aria-labelledby="rows">
      <h2 id="rows">{t('rows.title')}</h2>
      {hasProblems && details.im_has_file && (
        <DownloadButton importId={details.im_id} fileName={details.im_file_name} />
      )}
      <div className={styles.toolbar}>
        <SelectInput
          className={styles.show}
          label={t('rows.show')}
          value={show ?? rowFilters[0]}
          onChange={({ currentTarget }) => {
            const chosen = rowFilters.find((name) => name === currentTarget.value);
            onSearch({ ...search, ...(chosen === undefined ? {} : { show: chosen }), page: 1 });
          }}
          data={rowFilters.map((value) => ({ value, label: t(`rows.shows.${value}`) }))}
        />
        <FromRow
          value={from}
          onFrom={(wanted) => onSearch({ ...withoutFrom(search), ...wanted, page: 1 }, true)}
        />
      </div>
      <ListSummary query={query} page={page} />
      <ListBody
        query={query}
        view={{
          caption: t('rows.caption'),
          columns: useRowColumns(),
          keyOf: (row) => row.ir_row,
          renderCard: (row) => <RowCard row={row} />,
          loadingFacts: 1,
          emptyTitle: t('rows.emptyTitle'),
          emptyText: t('rows.emptyText'),
        }}
        search={search}
        sorted={{ sort: 'row', order: 'asc' }}
        onSearch={onSearch}
        onSort={() => undefined}
      />
      <Pager
        page={page}
        pages={Math.ceil((query.data?.total ?? 0) / rowsOfPage)}
        onPage={(wanted) => onSearch({ ...search, page: wanted })}
      />
    </section>
  );
}

/** Downloads the rows with problems as a spreadsheet, to be corrected and imported again. */
function DownloadButton({ importId, fileName }: { importId: number; fileName: string }) {
  const t = useImportsTexts();
  const common = useCommonTexts();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const download = async () => {
    setBusy(true);
    announce(t('rows.downloading'));
    const name = t('rows.fileName', { name: fileName.replace(/\.[^.]{1,5}$/, '') });
    const refusal = await saveProblems(importId, name);
    setBusy(false);
    if (refusal === undefined) return announce(t('rows.downloaded'));
    showOutcome({
      tone: 'failure',
      title: t('rows.downloadFailed'),
      text: refusal.message ?? common('states.unreachable'),
      onRetry: () => void download(),
    });
  };
  return (
    <div className={styles.download}>
      <Button
        look="outline"
        size="small"
        icon={<IconDownload size="1.125rem" aria-hidden="true" />}
        isBusy={isBusy}
        aria-describedby={id}
        onClick={() => void download()}
      >
        {t('rows.download')}
      </Button>
      <p id={id} className={styles.soft}>
        {t('rows.downloadHint')}
      </p>
    </div>
  );
}

/** Returns undefined when the file is saved, otherwise why it is not. */
function saveProblems(importId: number, fileName: string): Promise<DownloadRefusal | undefined> {
  return saveDownload({
    endpoint: downloadProblems,
    query: { import_id: String(importId) },
    fileName,
  });
}

function withoutFrom({ from: _from, ...rest }: RunSearch): RunSearch {
  return rest;
}

/** Shows the rows from a number on, 400 ms after the last key. */
function FromRow({
  value,
  onFrom,
}: {
  value: number | undefined;
  onFrom: (from: { from?: number }) => void;
}) {
  const t = useImportsTexts();
  const goDebounced = useDebouncedCallback(
    (wanted: string | number) => onFrom(typeof wanted === 'number' ? { from: wanted } : {}),
    400,
  );
  return (
    <NumberInput
      className={styles.from}
      label={t('rows.from')}
      defaultValue={value ?? ''}
      onChange={goDebounced}
      min={1}
      max={999_999}
      isWhole
    />
  );
}

function useRowColumns(): readonly Column<ListedRow, RowSort>[] {
  const t = useImportsTexts();
  return [
    {
      id: 'row',
      header: t('rows.row'),
      width: 10,
      isRowHeading: true,
      renderCell: ({ ir_row: row }) => row,
    },
    {
      id: 'outcome',
      header: t('rows.outcome'),
      width: 18,
      renderCell: ({ ir_outcome: outcome }) => <RowOutcomeMark outcome={outcome} />,
    },
    {
      id: 'remarks',
      header: t('rows.remarks'),
      width: 72,
      renderCell: ({ ir_remarks: remarks }) => <RowRemarks remarks={remarks} />,
    },
  ];
}

function RowCard({ row: { ir_row: number, ir_outcome: outcome, ir_remarks: remarks } }: { row: ListedRow }) {
  const t = useImportsTexts();
  return (
    <>
      <div className={styles.head}>
        <strong>{t('rows.rowNumber', { number })}</strong>
        <RowOutcomeMark outcome={outcome} />
      </div>
      <RowRemarks remarks={remarks} />
    </>
  );
}

function RowRemarks({ remarks }: { remarks: ListedRow['ir_remarks'] }) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  if (remarks.length === 0) return <span className={styles.soft}>{t('rows.noRemarks')}</span>;
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
