import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#web/design/button.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import type { Column } from '#web/lists/data-table.tsx';
import { ListScreen } from '#web/lists/list-screen.tsx';
import type { ListAddress } from '#web/lists/list-search.ts';
import type { SortChoice } from '#web/lists/sort-select.tsx';
import { ImportCard } from './import-card.tsx';
import { ImportAuthor, ImportCounts, ImportMapping, ImportName, ImportProgress } from './import-facts.tsx';
import type { ImportSort } from './import-orders.data.ts';
import { importsQuery, type ListedImport } from './imports.queries.ts';

const numbers = new Intl.NumberFormat('en-IN');

/** The sheets that were brought, and what became of them. */
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
        renderCard: (entry) => <ImportCard entry={entry} />,
        loadingFacts: 5,
        emptyTitle: t('list.emptyTitle'),
        emptyText: t('list.emptyText'),
      }}
    />
  );
}

function useImportSorts(): [SortChoice<ImportSort>, ...SortChoice<ImportSort>[]] {
  const t = useImportsTexts();
  const lists = useAdministrationTexts();
  return [
    { sort: 'created_at', order: 'desc', label: lists('list.newestFirst') },
    { sort: 'created_at', order: 'asc', label: lists('list.oldestFirst') },
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
      renderCell: (entry) => <ImportProgress entry={entry} />,
    },
    {
      id: 'rows',
      header: t('list.rows'),
      width: 8,
      renderCell: ({ im_rows: rows }) => numbers.format(rows),
    },
    {
      id: 'counts',
      header: t('list.counts'),
      width: 12,
      renderCell: (entry) => <ImportCounts entry={entry} />,
    },
    {
      id: 'when',
      header: t('list.when'),
      width: 10,
      sort: 'created_at',
      renderCell: (entry) => <Ago instant={entry.im_created_at} hasDateAfterWeek />,
    },
    { id: 'by', header: t('list.by'), width: 15, renderCell: (entry) => <ImportAuthor entry={entry} /> },
  ];
}
