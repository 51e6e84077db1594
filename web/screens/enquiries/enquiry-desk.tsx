import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { exportEnquiries } from '#contract/enquiries/enquiries.ts';
import type { EnquiryWire } from '#contract/enquiries/enquiry.wire.ts';
import { Button } from '#web/design/button.tsx';
import { useIsWide } from '#web/design/hooks/use-breakpoints.ts';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { useEnquiriesTexts } from '#web/locales/en/enquiries.ts';
import { useListsTexts } from '#web/locales/en/lists.ts';
import type { FreeView, TableView } from '#web/parts/lists/list-body.tsx';
import { ExportButton } from '#web/parts/lists/export-button.tsx';
import { ListBesidePane } from '#web/parts/lists/beside/list-beside-pane.tsx';
import { ListScreen } from '#web/parts/lists/list-screen.tsx';
import { useKeysSetting, useListKeys, useQueueKeys } from '#web/parts/lists/single-keys.ts';
import type { ListAddress, ListPage } from '#web/parts/lists/list-search.ts';
import { enquiriesQuery } from './enquiries.queries.ts';
import {
  filterOf,
  readEnquirySearch,
  type EnquirySearch,
  type EnquirySort,
} from './enquiry-address.rules.ts';
import styles from './enquiry-desk.module.css';
import { focusReply } from './enquiry-writing.tsx';
import { EnquiryPane } from './enquiry-pane.tsx';
import { EnquiryLinks, useEnquiryColumns } from './enquiry-rows.tsx';

type Rows = TableView<EnquiryWire, EnquirySort> | FreeView<EnquiryWire>;
type Address = ListAddress<EnquirySort, EnquirySearch>;

/** The enquiries of visitors: a table, and beside the open enquiry a narrow list. On phones the enquiry is alone. */
export function EnquiryDesk(address: Address) {
  const t = useEnquiriesTexts();
  const { search, onSearch } = address;
  const { enquiry: open, ...list } = search;
  const isWide = useIsWide();
  const query = useQuery(enquiriesQuery(search));
  const ids = query.data?.data.map(({ cu_id }) => cu_id) ?? [];
  const [hasKeys, setKeys] = useKeysSetting();
  useListKeys(hasKeys && isWide, {
    ids,
    open,
    onOpen: (enquiry) => onSearch({ ...search, enquiry }, open !== undefined),
    onClose: () => onSearch(list),
  });
  useQueueKeys(hasKeys && isWide, { w: focusReply });
  if (!isWide && open !== undefined) return <EnquiryPane key={open} id={open} isAlone />;
  return (
    <ListBesidePane
      list={<EnquiryList {...address} query={query} open={isWide ? open : undefined} />}
      pane={open === undefined ? undefined : <EnquiryPane key={open} id={open} />}
      keys={
        isWide ? { isOn: hasKeys, onSwitch: setKeys, label: t('keysSwitch'), text: t('keys') } : undefined
      }
    />
  );
}

type ListProps = Address & {
  query: UseQueryResult<ListPage<EnquiryWire>>;
  /** The enquiry in the pane beside the list. */
  open: number | undefined;
};

function EnquiryList({ query, open, ...address }: ListProps) {
  const t = useEnquiriesTexts();
  const lists = useListsTexts();
  const { search } = address;
  const columns = useEnquiryColumns((search.page ?? 1) - 1);
  const emptyTexts = useEmptyTexts(search);
  const view: Rows =
    open === undefined
      ? {
          caption: t('caption'),
          columns,
          keyOf: (enquiry) => enquiry.cu_id,
        }
      : { renderRows: (shown) => <EnquiryLinks enquiries={shown} open={open} /> };
  return (
    <ListScreen
      {...address}
      title={t('title')}
      lead={t('lead')}
      filters={<Filters {...address} />}
      chosen={t(`states.${search.status ?? 'new'}`)}
      searchLabel={t('searchLabel')}
      query={query}
      sorts={[
        { sort: 'created_at', order: 'desc', label: lists('newestFirst') },
        { sort: 'created_at', order: 'asc', label: lists('oldestFirst') },
        { sort: 'updated_at', order: 'desc', label: t('latestChange') },
        { sort: 'name', order: 'asc', label: lists('nameAscending') },
        { sort: 'name', order: 'desc', label: lists('nameDescending') },
      ]}
      hasSortSelect={open !== undefined}
      actions={<ExportButton endpoint={exportEnquiries} filters={exportedBy(search)} file="enquiries" />}
      view={{ ...view, ...emptyTexts }}
    />
  );
}

/** The file has all pages. */
function exportedBy(search: EnquirySearch) {
  const { page: _page, ...filters } = filterOf(search);
  return filters;
}

/** An empty list of what is new is good news. */
function useEmptyTexts({ status, assignee }: EnquirySearch): { emptyTitle: string; emptyText: string } {
  const t = useEnquiriesTexts();
  if (status === undefined && assignee === undefined)
    return { emptyTitle: t('nothingNewTitle'), emptyText: t('nothingNewText') };
  if (status === 'all' && assignee === undefined)
    return { emptyTitle: t('emptyTitle'), emptyText: t('emptyText') };
  return { emptyTitle: t('noneTitle'), emptyText: t('noneText') };
}

const states = ['new', 'answered', 'closed', 'all'] as const;
const assignees = ['all', 'mine', 'nobody'] as const;

/** What waits and who is in charge. Another filter starts at the first page. */
function Filters({ search, onSearch }: Address): ReactNode {
  const t = useEnquiriesTexts();
  // The rules of the address drop what is the default.
  const filterBy = (filter: Record<string, string>) =>
    onSearch(readEnquirySearch({ ...search, ...filter, page: 1 }));
  const isFiltered = search.status !== 'all' || search.assignee !== undefined;
  return (
    <>
      <SelectInput
        className={styles.filter}
        label={t('state')}
        value={search.status ?? 'new'}
        onChange={({ target }) => filterBy({ status: target.value })}
        data={states.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      <SelectInput
        className={styles.filter}
        label={t('inCharge')}
        value={search.assignee ?? 'all'}
        onChange={({ target }) => filterBy({ assignee: target.value })}
        data={assignees.map((one) => ({ value: one, label: t(`assignees.${one}`) }))}
      />
      {isFiltered && search.search !== undefined && (
        <Button look="quiet" size="small" onClick={() => filterBy({ status: 'all', assignee: 'all' })}>
          {t('showAll')}
        </Button>
      )}
    </>
  );
}
