import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useViewerId } from '#web/connecting/use-viewer-id.ts';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import { EmptyInbox } from './empty-inbox.tsx';
import type { Side } from './inbox-address.rules.ts';
import { interestsQuery, type InterestList } from './inbox.queries.ts';
import { InterestCard } from './interest-card.tsx';
import { InterestPages } from './interest-pages.tsx';
import { isAcceptedBy } from './interest-sides.rules.ts';
import { useThem } from './use-them.ts';

/** What came, answered or not. */
export function ReceivedInterests() {
  return <Interests list="received" empty={<EmptyInbox about="received" />} />;
}

/** What one sent, taken back or not. */
export function SentInterests() {
  return <Interests list="sent" empty={<EmptyInbox about="sent" />} />;
}

const emptyByThem = { her: 'acceptedByHer', him: 'acceptedByHim', them: 'acceptedByThem' } as const;

/** The accepted ones of one direction, told from the others by the two ids. */
export function AcceptedInterests({ by }: { by: Side }) {
  const { isKnown, them } = useThem();
  const about = by === 'me' ? 'acceptedByMe' : emptyByThem[them];
  return <Interests list="accepted" by={by} empty={isKnown && <EmptyInbox about={about} />} />;
}

type Props = {
  list: InterestList;
  /** Those alone that this side accepted; all of them when left out. */
  by?: Side;
  empty: ReactNode;
};

function Interests({ list, by, empty }: Props) {
  const t = useInboxTexts();
  const ownId = useViewerId();
  const query = useInfiniteQuery(interestsQuery(list));
  const pages = query.data?.pages;
  const interests = useMemo(
    () =>
      pages
        ?.flatMap((page) => page.data)
        .filter((interest) => by === undefined || isAcceptedBy(by, { interest, ownId })),
    [pages, by, ownId],
  );
  return (
    <InterestPages
      label={t(`lists.${list}`)}
      query={query}
      interests={interests}
      empty={empty}
      renderCard={(interest, isFirst) => <InterestCard list={list} interest={interest} isFirst={isFirst} />}
    />
  );
}
