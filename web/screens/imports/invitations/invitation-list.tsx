import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { ListScreen, type SortChoice } from '#web/parts/lists/list-screen.tsx';
import type { ListAddress } from '#web/parts/lists/list-search.ts';
import { invitationStates, type InvitationSearch, type InvitationSort } from '../import-address.rules.ts';
import { BackToImports } from '../import-navigation.tsx';
import { importsQuery, invitationsQuery, type ListedInvitation } from '../imports.queries.ts';
import styles from './invitation-list.module.css';
import { InvitationActions, PersonChoice, useInvitationColumns, usePersonName } from './invitation-rows.tsx';
import { canBeInvited, toggleSelected } from './invitations.rules.ts';
import { PersonDialog } from './person-dialog.tsx';
import { LinksFile } from './links-file.tsx';
import { InviteAll, LinkDialog, SelectionBar, useInvitationCalls } from './inviting.tsx';

/** The imported people, with those who can be invited selectable. */
export function InvitationList(address: ListAddress<InvitationSort, InvitationSearch>) {
  const { search, onSearch } = address;
  const t = useImportsTexts();
  const nameOf = usePersonName();
  const query = useQuery(invitationsQuery(search));
  const calls = useInvitationCalls();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [opened, setOpened] = useState<{ id: number; name: string }>();
  const [shownLink, setShownLink] = useState<{ name: string; link: string }>();
  const invitable = (query.data?.data ?? []).filter(canBeInvited).map(({ iv_id: id }) => id);
  // Ticks of another page, or of people who were invited since, do not count.
  const selected = ticked.filter((id) => invitable.includes(id));

  const makeLink = async (person: ListedInvitation) => {
    const link = await calls.link(person.iv_id);
    if (link !== undefined) setShownLink({ name: nameOf(person), link });
  };
  const row = {
    renderChoice: (person: ListedInvitation) => (
      <PersonChoice
        person={person}
        isSelected={selected.includes(person.iv_id)}
        onToggle={() => setTicked(toggleSelected(selected, person.iv_id))}
        onOpen={() => setOpened({ id: person.iv_id, name: nameOf(person) })}
      />
    ),
    renderActions: (person: ListedInvitation) => (
      <InvitationActions
        person={person}
        onLink={() => void makeLink(person)}
        onErase={(named) => void calls.erase(named)}
      />
    ),
  };
  return (
    <div className={styles.screen}>
      <BackToImports />
      <ListScreen
        {...address}
        title={t('invitations.title')}
        lead={t('invitations.lead')}
        filters={<InvitationFilters search={search} onSearch={onSearch} />}
        chosen={search.state && t(`invitations.states.${search.state}`)}
        searchLabel={t('invitations.searchLabel')}
        query={query}
        sorts={useInvitationSorts()}
        actions={
          <>
            <InviteAll importId={search.import} calls={calls} />
            {search.import !== undefined && <LinksFile importId={search.import} />}
          </>
        }
        view={{
          caption: t('invitations.caption'),
          columns: useInvitationColumns(row),
          keyOf: (person) => person.iv_id,
          emptyTitle: t('invitations.emptyTitle'),
          emptyText: t('invitations.emptyText'),
        }}
      />
      {invitable.length > 0 && (
        <SelectionBar
          count={selected.length}
          onAll={() => setTicked(invitable)}
          onNone={() => setTicked([])}
          isBusy={calls.isBusy}
          onInvite={() => void calls.invite({ invitation_ids: [...selected] })}
        />
      )}
      {opened !== undefined && <PersonDialog {...opened} onClose={() => setOpened(undefined)} />}
      {shownLink !== undefined && <LinkDialog {...shownLink} onClose={() => setShownLink(undefined)} />}
    </div>
  );
}

function useInvitationSorts(): [SortChoice<InvitationSort>, ...SortChoice<InvitationSort>[]] {
  const t = useImportsTexts();
  return [
    { sort: 'created_at', order: 'desc', label: t('invitations.newestFirst') },
    { sort: 'created_at', order: 'asc', label: t('invitations.oldestFirst') },
    { sort: 'name', order: 'asc', label: t('invitations.nameAscending') },
    { sort: 'name', order: 'desc', label: t('invitations.nameDescending') },
    { sort: 'state', order: 'asc', label: t('invitations.byState') },
  ];
}

type FilterProps = { search: InvitationSearch; onSearch: (search: InvitationSearch) => void };

/** Filters by import and by state. */
function InvitationFilters({ search, onSearch }: FilterProps) {
  const t = useImportsTexts();
  const { import: importId, state, ...rest } = search;
  const { data } = useQuery(importsQuery({}));
  const known = (data?.data ?? []).map(({ im_id, im_file_name }) => ({
    value: String(im_id),
    label: im_file_name,
  }));
  // The select offers the newest imports; an older one is shown by its number.
  const isKnown = importId === undefined || known.some(({ value }) => value === String(importId));
  const offered = isKnown ? known : [{ value: String(importId), label: `#${importId}` }, ...known];
  const change = (changed: { import?: number | undefined; state?: string | undefined }) => {
    const wanted = { import: importId, state, ...changed };
    const found = invitationStates.find((name) => name === wanted.state);
    onSearch({
      ...rest,
      ...(wanted.import === undefined ? {} : { import: wanted.import }),
      ...(found === undefined ? {} : { state: found }),
      page: 1,
    });
  };
  return (
    <>
      <SelectInput
        className={styles.importFilter}
        label={t('invitations.import')}
        value={importId === undefined ? '' : String(importId)}
        onChange={({ currentTarget: { value } }) =>
          change({ import: value === '' ? undefined : Number(value) })
        }
        data={[{ value: '', label: t('invitations.allImports') }, ...offered]}
      />
      <SelectInput
        className={styles.stateFilter}
        label={t('invitations.show')}
        value={state ?? ''}
        onChange={({ currentTarget }) => change({ state: currentTarget.value })}
        data={[
          { value: '', label: t('invitations.all') },
          ...invitationStates.map((value) => ({ value, label: t(`invitations.states.${value}`) })),
        ]}
      />
    </>
  );
}
