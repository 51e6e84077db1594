import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { ListScreen } from '#web/lists/list-screen.tsx';
import type { ListAddress } from '#web/lists/list-search.ts';
import { ChosenPeople } from './chosen-people.tsx';
import type { InvitationSearch } from './import-address.rules.ts';
import type { InvitationSort } from './import-orders.data.ts';
import { invitationsQuery, type ListedInvitation } from './imports.queries.ts';
import { InvitationActions } from './invitation-actions.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { usePersonName } from './invitation-facts.tsx';
import { InvitationFilters } from './invitation-filters.tsx';
import { canBeInvited, toggleChosen } from './invitation-people.rules.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PersonChoice } from './person-choice.tsx';
import { InvitingEverybody } from './inviting-everybody.tsx';
import styles from './invitation-list.module.css';
import { BackToImports } from './run-links.tsx';
import { useInvitationCalls } from './use-invitation-calls.ts';
import { useInvitationColumns } from './use-invitation-columns.tsx';
import { useInvitationSorts } from './use-invitation-sorts.ts';

/** The people who were imported and are no members yet, and what became of the others. */
export function InvitationList(address: ListAddress<InvitationSort, InvitationSearch>) {
  const { search, onSearch } = address;
  const t = useImportsTexts();
  const nameOf = usePersonName();
  const query = useQuery(invitationsQuery(search));
  const calls = useInvitationCalls();
  const [wanted, setChosen] = useState<readonly number[]>([]);
  const [handed, setHanded] = useState<{ name: string; link: string }>();
  const inviting = (query.data?.data ?? []).filter(canBeInvited).map(({ iv_id: id }) => id);
  // Who has been invited meanwhile, or stands on another page, is not meant any more.
  const chosen = wanted.filter((id) => inviting.includes(id));

  const makeLink = async (person: ListedInvitation) => {
    const link = await calls.link(person.iv_id);
    if (link !== undefined) setHanded({ name: nameOf(person), link });
  };
  const row = {
    renderChoice: (person: ListedInvitation) => (
      <PersonChoice
        person={person}
        isChosen={chosen.includes(person.iv_id)}
        onToggle={() => setChosen(toggleChosen(chosen, person.iv_id))}
      />
    ),
    renderActions: (person: ListedInvitation) => (
      <InvitationActions
        person={person}
        onLink={(asked) => void makeLink(asked)}
        onErase={(asked) => void calls.erase(asked)}
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
        searchLabel={t('invitations.searchLabel')}
        query={query}
        sorts={useInvitationSorts()}
        actions={<InvitingEverybody importId={search.import} calls={calls} />}
        view={{
          caption: t('invitations.caption'),
          columns: useInvitationColumns(row),
          keyOf: (person) => person.iv_id,
          renderCard: (person) => (
            <InvitationCard
              person={person}
              choice={row.renderChoice(person)}
              actions={row.renderActions(person)}
            />
          ),
          loadingFacts: 3,
          emptyTitle: t('invitations.emptyTitle'),
          emptyText: t('invitations.emptyText'),
        }}
      />
      {inviting.length > 0 && (
        <ChosenPeople
          chosen={chosen}
          onAll={() => setChosen(inviting)}
          onNone={() => setChosen([])}
          isBusy={calls.isBusy}
          onInvite={() => void calls.invite({ invitation_ids: [...chosen] })}
        />
      )}
      {handed !== undefined && <LinkDialog {...handed} onClose={() => setHanded(undefined)} />}
    </div>
  );
}
