import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '#web/design/button.tsx';
import { useListsTexts } from '#web/locales/en/lists.ts';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import type { Column } from '#web/parts/lists/data-table.tsx';
import { ListScreen, type SortChoice } from '#web/parts/lists/list-screen.tsx';
import type { ListAddress } from '#web/parts/lists/list-search.ts';
import type { ImportSort } from './import-address.rules.ts';
import styles from './import-list.module.css';
import { ImportStateMark, ProgressBar } from './import-progress.tsx';
import { importsQuery, type ListedImport } from './imports.queries.ts';
import { RemovalNote } from './removal-note.tsx';
import { isRunning } from './run-states.rules.ts';

const numbers = new Intl.NumberFormat('en-IN');

/** The uploaded sheets and the state of their imports. */
export function ImportList(address: ListAddress<ImportSort>) {
  const t = useImportsTexts();
  return (
    <ListScreen
      {...address}
      title={t('list.title')}
      lead={t('list.lead')}
      searchLabel={t('list.searchLabel')}
      query={useQuery(importsQuery(address.search))}
      sorts={useImportSorts()}
      actions={
        <>
          <LinkButton to="/admin-import/invitations" look="outline" size="small">
            {t('list.invitations')}
          </LinkButton>
          <LinkButton
            to="/admin-import/new"
            size="small"
            icon={<IconPlus size="1.125rem" aria-hidden="true" />}
          >
            {t('list.add')}
          </LinkButton>
        </>
      }
      view={{
        caption: t('list.caption'),
        columns: useImportColumns(),
        keyOf: (entry) => entry.im_id,
        emptyTitle: t('list.emptyTitle'),
        emptyText: t('list.emptyText'),
      }}
    />
  );
}

function useImportSorts(): [SortChoice<ImportSort>, ...SortChoice<ImportSort>[]] {
  const t = useImportsTexts();
  const lists = useListsTexts();
  return [
    { sort: 'created_at', order: 'desc', label: lists('newestFirst') },
    { sort: 'created_at', order: 'asc', label: lists('oldestFirst') },
    { sort: 'file_name', order: 'asc', label: t('list.fileAscending') },
    { sort: 'file_name', order: 'desc', label: t('list.fileDescending') },
    { sort: 'state', order: 'asc', label: t('list.stateAscending') },
  ];
}

function useImportColumns(): readonly Column<ListedImport, ImportSort>[] {
  const t = useImportsTexts();
  return [
    {
      id: 'file',
      header: t('list.file'),
      width: 26,
      sort: 'file_name',
      isRowHeading: true,
      onCard: 'head',
      renderCell: (entry) => <ImportName entry={entry} />,
    },
    {
      id: 'mapping',
      header: t('list.mapping'),
      width: 13,
      renderCell: (entry) => <ImportMapping entry={entry} />,
    },
    {
      id: 'state',
      header: t('list.state'),
      width: 16,
      sort: 'state',
      onCard: 'line',
      renderCell: (entry) => <ImportProgress entry={entry} />,
    },
    {
      id: 'rows',
      header: t('list.rows'),
      width: 8,
      isNumber: true,
      renderCell: ({ im_rows: rows }) => numbers.format(rows),
    },
    {
      id: 'counts',
      header: t('list.counts'),
      width: 12,
      isNumber: true,
      renderCell: (entry) => <ImportCounts entry={entry} />,
    },
    {
      id: 'when',
      header: t('list.when'),
      width: 10,
      sort: 'created_at',
      renderCell: (entry) => <Ago instant={entry.im_created_at} />,
    },
    { id: 'by', header: t('list.by'), width: 15, renderCell: (entry) => <ImportAuthor entry={entry} /> },
  ];
}

/** The full name of the file, as a link to the import. */
function ImportName({ entry }: { entry: ListedImport }) {
  return (
    <Link to="/admin-import/$importId" params={{ importId: String(entry.im_id) }} className={styles.name}>
      <bdi>{entry.im_file_name}</bdi>
    </Link>
  );
}

function ImportMapping({ entry }: { entry: ListedImport }) {
  const t = useImportsTexts();
  if (entry.im_mapping_name === null) return <span className={styles.soft}>{t('list.noMapping')}</span>;
  return <bdi>{entry.im_mapping_name}</bdi>;
}

/** The state, with a bar while the server is working on the import. */
function ImportProgress({ entry }: { entry: ListedImport }) {
  const t = useImportsTexts();
  const { im_removed: removed } = entry;
  return (
    <span className={styles.progress}>
      <ImportStateMark state={entry.im_state} isUndone={removed !== null} />
      {removed !== null && (
        <span className={styles.soft}>
          <RemovalNote removed={removed} />
        </span>
      )}
      {isRunning(entry.im_state) && (
        <ProgressBar
          label={t('check.progressLabel')}
          text={t('check.progress', {
            done: numbers.format(entry.im_rows_done),
            all: numbers.format(entry.im_rows),
          })}
          share={entry.im_rows === 0 ? 0 : entry.im_rows_done / entry.im_rows}
        />
      )}
    </span>
  );
}

/** The numbers of taken and refused rows, with a remark for a dry run; none once the people were removed. */
function ImportCounts({ entry }: { entry: ListedImport }) {
  const t = useImportsTexts();
  if (entry.im_rows_done === 0 || entry.im_removed !== null) return <span className={styles.soft}>–</span>;
  const taken = entry.im_added + entry.im_updated + entry.im_unchanged;
  return (
    <span className={styles.counts}>
      <span>
        {numbers.format(taken)} · {numbers.format(entry.im_refused)}
      </span>
      {entry.im_is_dry_run && <span className={styles.soft}>{t('list.tried')}</span>}
    </span>
  );
}

function ImportAuthor({ entry }: { entry: ListedImport }) {
  const t = useImportsTexts();
  if (entry.im_created_by === null) return <span className={styles.soft}>{t('list.byCommand')}</span>;
  const [mailbox, host] = entry.im_created_by.split('@');
  return (
    <>
      {mailbox}
      <wbr />@{host}
    </>
  );
}
