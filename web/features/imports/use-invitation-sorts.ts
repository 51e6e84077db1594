import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import type { SortChoice } from '#web/lists/sort-select.tsx';
import type { InvitationSort } from './import-orders.data.ts';

/** How the invitations can be ordered. */
export function useInvitationSorts(): [SortChoice<InvitationSort>, ...SortChoice<InvitationSort>[]] {
  const t = useImportsTexts();
  return [
    { sort: 'created_at', order: 'desc', label: t('invitations.newestFirst') },
    { sort: 'created_at', order: 'asc', label: t('invitations.oldestFirst') },
    { sort: 'name', order: 'asc', label: t('invitations.nameAscending') },
    { sort: 'name', order: 'desc', label: t('invitations.nameDescending') },
    { sort: 'state', order: 'asc', label: t('invitations.byState') },
  ];
}
