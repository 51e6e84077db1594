import type { ReactNode } from 'react';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import type { Column } from '#web/lists/data-table.tsx';
import type { InvitationSort } from './import-orders.data.ts';
import type { ListedInvitation } from './imports.queries.ts';
import { PersonContact, PersonExpiry, PersonState } from './invitation-facts.tsx';

type Row = {
  renderChoice: (person: ListedInvitation) => ReactNode;
  renderActions: (person: ListedInvitation) => ReactNode;
};

export function useInvitationColumns(row: Row): readonly Column<ListedInvitation, InvitationSort>[] {
  const t = useImportsTexts();
  return [
    {
      id: 'person',
      header: t('invitations.person'),
      width: 24,
      sort: 'name',
      isRowHeading: true,
      renderCell: row.renderChoice,
    },
    {
      id: 'contact',
      header: t('invitations.contact'),
      width: 25,
      renderCell: (person) => <PersonContact person={person} />,
    },
    {
      id: 'state',
      header: t('invitations.state'),
      width: 13,
      sort: 'state',
      renderCell: (person) => <PersonState person={person} />,
    },
    {
      id: 'brought',
      header: t('invitations.brought'),
      width: 11,
      sort: 'created_at',
      renderCell: ({ iv_created_at: instant }) => <Ago instant={instant} hasDateAfterWeek />,
    },
    {
      id: 'expires',
      header: t('invitations.expires'),
      width: 11,
      renderCell: (person) => <PersonExpiry person={person} />,
    },
    { id: 'actions', header: t('invitations.actions'), width: 16, renderCell: row.renderActions },
  ];
}
