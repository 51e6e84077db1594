import { auditGroups } from '#contract/administration/audit.choices.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exportAudit, listAudit } from '#contract/administration/audit.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { useAuditGroupTexts, useAuditTexts } from '#web/locales/en/admin/audit.ts';
import { useListsTexts } from '#web/locales/en/lists.ts';
import type { Column } from '#web/parts/lists/data-table.tsx';
import { ExportButton } from '#web/parts/lists/export-button.tsx';
import { ListScreen, RefreshButton } from '#web/parts/lists/list-screen.tsx';
import { rowsOfPage, type ListAddress } from '#web/parts/lists/list-search.ts';
import { type AuditSearch, type AuditSort, isFiltered } from './audit-address.rules.ts';
import { EntryOrigin, EntryTime, EntryWhat, EntryWho, type ListedEntry } from './audit-entry.tsx';
import { inputOf } from './audit-input.rules.ts';
import { AuditFilters } from './audit-filters.tsx';
import { ChangedFields } from './changed-fields.tsx';

/** What administrators did, with filters and an export. */
export function AuditScreen(address: ListAddress<AuditSort, AuditSearch>) {
  const t = useAuditTexts();
  const lists = useListsTexts();
  const groups = useAuditGroupTexts();
  const { search, onSearch } = address;
  const query = useQuery({
    ...endpointQuery(listAudit, { ...inputOf(search), limit: rowsOfPage }),
    placeholderData: keepPreviousData,
    // Every action of any administrator adds an entry.
    staleTime: 0,
  });
  const group = auditGroups.find((name) => name === search.group);
  const hasFilters = isFiltered(search);
  return (
    <ListScreen
      {...address}
      title={t('title')}
      lead={t('lead')}
      searchLabel={t('searchLabel')}
      query={query}
      sorts={[
        { sort: 'created_at', order: 'desc', label: lists('newestFirst') },
        { sort: 'created_at', order: 'asc', label: lists('oldestFirst') },
      ]}
      chosen={group && groups(group)}
      filters={
        <AuditFilters search={search} onSearch={onSearch} administrators={query.data?.administrators ?? []} />
      }
      actions={
        <>
          <RefreshButton query={query} />
          <ExportButton endpoint={exportAudit} filters={filtersOf(search)} file="audit-log" />
        </>
      }
      view={{
        caption: t('caption'),
        columns: useEntryColumns(),
        keyOf: (entry) => entry.au_id,
        emptyTitle: t(hasFilters ? 'noneTitle' : 'emptyTitle'),
        emptyText: t(hasFilters ? 'noneText' : 'emptyText'),
      }}
    />
  );
}

function useEntryColumns(): readonly Column<ListedEntry, AuditSort>[] {
  const t = useAuditTexts();
  return [
    {
      id: 'when',
      header: t('when'),
      width: 14,
      sort: 'created_at',
      renderCell: (entry) => <EntryTime entry={entry} />,
    },
    { id: 'who', header: t('who'), width: 13, renderCell: (entry) => <EntryWho entry={entry} /> },
    {
      id: 'what',
      header: t('what'),
      width: 28,
      isRowHeading: true,
      onCard: 'head',
      renderCell: (entry) => <EntryWhat entry={entry} />,
    },
    {
      id: 'changed',
      header: t('changed'),
      width: 28,
      renderCell: (entry) => <ChangedFields entry={entry} />,
    },
    { id: 'where', header: t('where'), width: 17, renderCell: (entry) => <EntryOrigin entry={entry} /> },
  ];
}

/** The file has all pages, oldest first. */
function filtersOf(search: AuditSearch) {
  const { page: _page, sort: _sort, order: _order, ...filters } = inputOf(search);
  return filters;
}
