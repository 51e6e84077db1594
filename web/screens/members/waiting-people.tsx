import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listInvitations } from '#contract/imports/invitations.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { writeNumber } from '#web/parts/facts/fact-formats.rules.ts';

type Props = {
  /** How many members are found; undefined before the answer is there. */
  found: number | undefined;
  search: string | undefined;
};

/** People that a search finds among the invitations, where it finds no member. */
export function WaitingPeople({ found, search = '' }: Props) {
  const t = useMembersTexts();
  const isWanted = useIsPermitted('imports.run') && search !== '' && found === 0;
  const { data } = useQuery({
    ...endpointQuery(listInvitations, { search, limit: 1 }),
    enabled: isWanted,
  });
  const count = data?.total ?? 0;
  if (!isWanted || count === 0) return null;
  return (
    <p role="status">
      <RichText
        t={t}
        name="list.waiting"
        values={{ number: writeNumber(count) }}
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
