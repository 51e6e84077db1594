import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { InterestWire } from '#contract/interests/interest.wire.ts';
import { useViewerId } from '#web/connecting/use-viewer-id.ts';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import { EmptyInbox } from './empty-inbox.tsx';
import type { Side } from './inbox-address.rules.ts';
import { interestsQuery, type InterestList } from './inbox.queries.ts';
import { InterestCard } from './interest-card.tsx';
import { InterestPages } from './interest-pages.tsx';
import { isAcceptedBy } from './interest-sides.rules.ts';
import { useThem } from './use-them.ts';

const everyone = () => true;

/** What came, answered or not. */
export function ReceivedInterests() {
  return <Interests list="received" isShown={everyone} empty={<EmptyInbox about="received" />} />;
}

/** What one sent, taken back or not. */
export function SentInterests() {
  return <Interests list="sent" isShown={everyone} empty={<EmptyInbox about="sent" />} />;
}

const emptyByThem = { her: 'acceptedByHer', him: 'acceptedByHim', them: 'acceptedByThem' } as const;

/** The accepted ones of one direction, told from the others by the two ids. */
export function AcceptedInterests({ by }: { by: Side }) {
  const ownId = useViewerId();
  const { them } = useThem();
  return (
    <Interests
      list="accepted"
      isShown={(interest) => isAcceptedBy(by, { interest, ownId })}
      empty={<EmptyInbox about={by === 'me' ? 'acceptedByMe' : emptyByThem[them]} />}
    />
  );
}

type Props = {
  list: InterestList;
  isShown: (interest: InterestWire) => boolean;
  empty: ReactNode;
};

function Interests({ list, isShown, empty }: Props) {
  const t = useInboxTexts();
  const query = useInfiniteQuery(interestsQuery(list));
  const interests = query.data?.pages.flatMap((page) => page.data).filter(isShown);
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
