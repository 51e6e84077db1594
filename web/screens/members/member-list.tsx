import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { MemberSort } from '#contract/members/member.choices.ts';
import type { MemberRow } from '#contract/members/member.wire.ts';
import { exportUsers } from '#contract/members/export.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { useIsPhone } from '#web/design/hooks/use-breakpoints.ts';
import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { UserId } from '#web/parts/facts/user-name.tsx';
import { RichText } from '#web/locales/rich-text.tsx';
import { useListsTexts } from '#web/locales/en/lists.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import type { Column } from '#web/parts/lists/data-table.tsx';
import { ExportButton } from '#web/parts/lists/export-button.tsx';
import { ListFilters } from '#web/parts/lists/list-filters.tsx';
import { ListScreen, type SortChoice } from '#web/parts/lists/list-screen.tsx';
import type { ListAddress, ListPage } from '#web/parts/lists/list-search.ts';
import { BatchProgress } from './batch-progress.tsx';
import { useRememberedList } from './list-place.ts';
import { BatchBar, type Chosen } from './batch-bar.tsx';
import { PlanCell } from './plans/plan-cell.tsx';
import { FilterInputs, MemberChips } from './member-filters.tsx';
import { MemberContact, MemberName, MemberPerson, MemberSeen, MemberStatus } from './member-cells.tsx';
import { filtersOf, listChosen, type MembersSearch } from './members-address.rules.ts';
import { membersQuery } from './members.queries.ts';
import { WaitingPeople } from './waiting-people.tsx';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';

/** The members, searched and filtered, with a switch for each and actions for many. */
export function MemberList(address: ListAddress<MemberSort, MembersSearch>) {
  const t = useMembersTexts();
  const { search, onSearch } = address;
  useRememberedList(search);
  const query = useQuery(membersQuery(search));
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<Chosen>(new Set());
  const mayAct = useIsPermitted('members.help');
  const { length: filters } = listChosen(search);
  const isFiltered = filters > 0;
  const chosenFilters = isFiltered ? String(filters) : undefined;
  const select = mayAct ? { chosen, onChange: setChosen } : undefined;
  return (
    <ListScreen
      {...address}
      title={t('list.title')}
      lead={<Lead />}
      searchLabel={t('list.searchLabel')}
      query={query}
      sorts={useMemberSorts()}
      // The list knows search, order and page; the filters of the address stay.
      onSearch={(changed, isReplacing) => onSearch({ ...filtersOf(search), ...changed }, isReplacing)}
      {...(isPhone && { filters: <FilterInputs search={search} onSearch={onSearch} /> })}
      chosen={chosenFilters}
      actions={
        <>
          {!isPhone && (
            <ListFilters chosen={chosenFilters}>
              <FilterInputs search={search} onSearch={onSearch} />
            </ListFilters>
          )}
          <ExportButton
            endpoint={exportUsers}
            filters={{ search: search.search, ...filtersOf(search) }}
            file="members"
          />
        </>
      }
      notice={
        <>
          <MemberChips search={search} onSearch={onSearch} />
          <WaitingPeople found={query.data?.total} search={search.search} />
          {mayAct && <Batches chosen={chosen} onChosen={setChosen} query={query} search={search} />}
        </>
      }
      view={{
        caption: t('list.caption'),
        columns: useMemberColumns(select),
        keyOf: (user) => user.u_id,
        emptyTitle: t(isFiltered ? 'list.noneTitle' : 'list.emptyTitle'),
        emptyText: t(isFiltered ? 'list.noneText' : 'list.emptyText'),
      }}
    />
  );
}

type BatchesProps = {
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  query: UseQueryResult<ListPage<MemberRow>>;
  search: MembersSearch;
};

/** What is done with many members at once. */
function Batches({ query: { data }, ...rest }: BatchesProps) {
  return (
    <>
      <BatchProgress />
      <BatchBar {...rest} rows={data?.data ?? []} total={data?.total ?? 0} />
    </>
  );
}

/** What is hidden here, and where people are who were imported and are no members yet. */
function Lead() {
  const t = useMembersTexts();
  const mayImport = useIsPermitted('imports.run');
  return (
    <>
      {t('list.lead')}
      {mayImport && (
        <>
          {' '}
          <RichText
            t={t}
            name="list.imported"
            parts={{ place: <Link to="/admin-import/invitations">{''}</Link> }}
          />
        </>
      )}
    </>
  );
}

function useMemberSorts(): [SortChoice<MemberSort>, ...SortChoice<MemberSort>[]] {
  const lists = useListsTexts();
  const t = useMembersTexts();
  return [
    { sort: 'created_at', order: 'desc', label: lists('newestFirst') },
    { sort: 'created_at', order: 'asc', label: lists('oldestFirst') },
    { sort: 'name', order: 'asc', label: lists('nameAscending') },
    { sort: 'name', order: 'desc', label: lists('nameDescending') },
    { sort: 'last_seen', order: 'desc', label: t('list.recentlySeen') },
    { sort: 'last_seen', order: 'asc', label: t('list.longUnseen') },
    { sort: 'status', order: 'asc', label: lists('activeFirst') },
    { sort: 'status', order: 'desc', label: lists('inactiveFirst') },
    { sort: 'completion', order: 'desc', label: t('list.mostComplete') },
    { sort: 'completion', order: 'asc', label: t('list.leastComplete') },
  ];
}

type Select = { chosen: Chosen; onChange: (chosen: Chosen) => void } | undefined;

function SelectBox({ user, select }: { user: MemberRow; select: NonNullable<Select> }) {
  const t = useMembersTexts();
  const { chosen, onChange } = select;
  const isEveryone = chosen === 'everyone';
  const isChosen = isEveryone || chosen.has(user.u_id);
  return (
    <Checkbox
      checked={isChosen}
      aria-label={t('list.selectOne', { name: fullNameOf(user) })}
      onChange={() => {
        const others = new Set(isEveryone ? [] : chosen);
        if (isChosen) others.delete(user.u_id);
        else others.add(user.u_id);
        onChange(others);
      }}
    />
  );
}

function useMemberColumns(select: Select): readonly Column<MemberRow, MemberSort>[] {
  const t = useMembersTexts();
  const columns: Column<MemberRow, MemberSort>[] = [
    {
      id: 'id',
      header: t('list.id'),
      width: 5,
      onCard: 'end',
      renderCell: (user) => <UserId user={user} />,
    },
    {
      id: 'name',
      header: t('list.name'),
      width: 12.5,
      sort: 'name',
      isRowHeading: true,
      onCard: 'head',
      renderCell: (user) => <MemberName user={user} />,
    },
    {
      id: 'contact',
      header: t('list.contact'),
      width: 15,
      renderCell: (user) => <MemberContact user={user} />,
    },
    {
      id: 'person',
      header: t('list.person'),
      width: 20,
      renderCell: (user) => <MemberPerson user={user} />,
    },
    { id: 'plan', header: t('list.plan'), width: 8.5, renderCell: (user) => <PlanCell user={user} /> },
    {
      id: 'completion',
      header: t('list.complete'),
      width: 8,
      sort: 'completion',
      renderCell: (user) => t('list.percent', { percent: user.u_completion }),
    },
    {
      id: 'seen',
      header: t('list.seen'),
      width: 8.5,
      sort: 'last_seen',
      renderCell: (user) => <MemberSeen user={user} />,
    },
    {
      id: 'registered',
      header: t('list.registered'),
      width: 8.5,
      sort: 'created_at',
      renderCell: (user) => <Ago instant={user.u_created_at} />,
    },
    {
      id: 'status',
      header: t('list.status'),
      width: 10,
      sort: 'status',
      onCard: 'foot',
      renderCell: (user) => <MemberStatus user={user} />,
    },
  ];
  if (select === undefined) return columns;
  const box: Column<MemberRow, MemberSort> = {
    id: 'select',
    header: t('list.select'),
    width: 5.5,
    onCard: 'foot',
    renderCell: (user) => <SelectBox user={user} select={select} />,
  };
  return [box, ...columns];
}
