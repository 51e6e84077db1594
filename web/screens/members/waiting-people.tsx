import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listInvitations } from '#contract/imports/invitations.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import { RichText } from '#web/locales/rich-text.tsx';

const numbers = new Intl.NumberFormat('en-IN');

/** People that a search finds among the invitations, where it finds no member. */
export function WaitingPeople({ search }: { search: string }) {
  const t = useMembersTexts();
  const mayImport = useIsPermitted('imports.run');
  const { data } = useQuery({
    ...endpointQuery(listInvitations, { search, limit: 1 }),
    enabled: mayImport && search !== '',
  });
  const count = data?.total ?? 0;
  if (count === 0) return null;
  return (
    <p role="status">
      <RichText
        t={t}
        name="list.waiting"
        values={{ number: numbers.format(count) }}
        parts={{
          place: (
            <Link to="/admin-import/invitations" search={{ search }}>
              {''}
            </Link>
          ),
        }}
      />
    </p>
  );
}
