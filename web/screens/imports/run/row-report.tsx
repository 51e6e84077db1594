import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { Button } from '#web/design/button.tsx';
import { useDebouncedCallback } from '#web/design/hooks/debounce.ts';
import { NumberInput, SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import type { Column } from '#web/parts/lists/data-table.tsx';
import { ListBody } from '#web/parts/lists/list-body.tsx';
import { rowsOfPage, type ListAddress } from '#web/parts/lists/list-search.ts';
import { ListSummary, Pager } from '#web/parts/lists/pager.tsx';
import { rowFilters, type RowSort, type RunSearch } from '../import-address.rules.ts';
import { RowOutcomeMark } from '../import-progress.tsx';
import { importRowsQuery, type ListedRow } from '../imports.queries.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import { noteOf } from './reason-list.tsx';
import { RowDialog } from './row-dialog.tsx';
import { RowDownloads } from './row-downloads.tsx';
import { RowRemarks } from './row-remarks.tsx';
import styles from './row-report.module.css';

type Props = ListAddress<RowSort, RunSearch> & { details: ImportDetails };

/** Each row with its outcome and the reasons, filtered by outcome and by row number. */
export function RowReport({ details, search, onSearch }: Props) {
  const t = useImportsTexts();
  const stamp = `${details.im_state} ${details.im_finished_at ?? ''}`;
  const { show = search.note === undefined ? firstShown(details) : 'all', from, page = 1 } = search;
  const query = useQuery(importRowsQuery({ importId: details.im_id, stamp }, { ...search, show }));
  const [opened, setOpened] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const turnTo = (wanted: number) => {
    onSearch({ ...search, page: wanted });
    heading.current?.focus();
  };
  const onOpen = details.im_has_file ? setOpened : undefined;
  return (
    <section className={styles.report} aria-labelledby="rows">
      <h2 id="rows" ref={heading} tabIndex={-1}>
        {t('rows.title')}
      </h2>
      {details.im_has_file && <RowDownloads details={details} />}
      <div className={styles.toolbar}>
        <SelectInput
          className={styles.show}
          label={t('rows.show')}
          value={show}
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
      <ShownNote details={details} search={search} onSearch={onSearch} />
      <ListSummary query={query} page={page} />
      <ListBody
        query={query}
        view={{
          caption: t('rows.caption'),
          columns: useRowColumns(onOpen),
          keyOf: (row) => row.ir_id,
          emptyTitle: t('rows.emptyTitle'),
          emptyText: t('rows.emptyText'),
        }}
        search={search}
        sorted={{ sort: 'row', order: 'asc' }}
        onSearch={(wanted) => turnTo(wanted.page ?? 1)}
        onSort={() => undefined}
      />
      <Pager page={page} pages={Math.ceil((query.data?.total ?? 0) / rowsOfPage)} onPage={turnTo} />
      {opened !== undefined && (
        <RowDialog
          details={details}
          row={{ importId: details.im_id, rowId: opened, stamp }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

/** Shows the rows with one note, and takes the focus to their list. */
export function showNote(note: string, { search, onSearch }: ListAddress<RowSort, RunSearch>): void {
  onSearch({ ...(search.step === undefined ? {} : { step: search.step }), note });
  document.querySelector<HTMLElement>('#rows')?.focus();
}

/** The note whose rows alone are shown, and the way back to the others. */
function ShownNote({ details, search: { note, ...search }, onSearch }: Props) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  const reason = details.im_reasons.find((each) => noteOf(each) === note);
  if (note === undefined) return null;
  const { field = '', message = note } = reason ?? {};
  return (
    <p className={styles.shown} role="status">
      <span>{t('rows.ofNote', { note: field === '' ? message : `${labelOf(field)}: ${message}` })}</span>
      <Button look="quiet" size="small" onClick={() => onSearch({ ...search, page: 1 })}>
        {t('rows.ofAllNotes')}
      </Button>
    </p>
  );
}

/** The rows with problems, where there are some. */
function firstShown({
  im_refused: refused,
  im_with_remarks: remarked,
}: ImportDetails): (typeof rowFilters)[number] {
  return refused + remarked > 0 ? rowFilters[0] : 'all';
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

/** Opens a row; undefined when the rows are no longer stored. */
type OnOpen = ((rowId: number) => void) | undefined;

function useRowColumns(onOpen: OnOpen): readonly Column<ListedRow, RowSort>[] {
  const t = useImportsTexts();
  return [
    {
      id: 'row',
      header: t('rows.row'),
      width: 10,
      isRowHeading: true,
      isNumber: true,
      renderCell: ({ ir_sheet: sheet, ir_row: number }) =>
        sheet === null ? number : t('rows.rowOfSheet', { sheet, number }),
    },
    {
      id: 'name',
      header: t('rows.name'),
      width: 20,
      onCard: 'head',
      renderCell: ({ ir_name: name }) => <bdi>{name ?? t('rows.noName')}</bdi>,
    },
    {
      id: 'outcome',
      header: t('rows.outcome'),
      width: 14,
      onCard: 'end',
      renderCell: ({ ir_outcome: outcome }) => <RowOutcomeMark outcome={outcome} />,
    },
    {
      id: 'remarks',
      header: t('rows.remarks'),
      width: 56,
      onCard: 'line',
      renderCell: (row) => (
        <div className={styles.last}>
          <RowRemarks remarks={row.ir_remarks} />
          <OpenRow row={row} onOpen={onOpen} />
        </div>
      ),
    },
  ];
}

type OpenProps = { row: ListedRow; onOpen: OnOpen };

function OpenRow({ row: { ir_id: id, ir_row: number, ir_name: name }, onOpen }: OpenProps) {
  const t = useImportsTexts();
  if (onOpen === undefined) return null;
  return (
    <Button
      look="quiet"
      size="small"
      className={styles.open}
      aria-label={t('row.openOf', { number, name: name ?? t('rows.noName') })}
      onClick={() => onOpen(id)}
    >
      {t('row.open')}
    </Button>
  );
}
