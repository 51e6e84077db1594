import type { InterestWire } from '#contract/interests/interest.wire.ts';
import { AnswerButtons } from '#web/connecting/answer-buttons.tsx';
import { ContactButton } from '#web/connecting/contact-button.tsx';
import { useViewerId } from '#web/connecting/use-viewer-id.ts';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import type { InterestList } from './inbox.queries.ts';
import { InterestMessage } from './interest-message.tsx';
import { turnOf } from './interest-sides.rules.ts';
import { PersonCard } from './person-card.tsx';
import { TurnTime } from './turn-time.tsx';

type Props = { list: InterestList; interest: InterestWire; isFirst: boolean };

/** An interest with whoever it came from or went to. */
export function InterestCard({ list, interest, isFirst }: Props) {
  const t = useInboxTexts();
  const ownId = useViewerId();
  const isOwn = interest.i_sender_id === ownId;
  const label = isOwn ? t('message.mine') : t('message.theirs', { name: interest.u_firstname });
  return (
    <PersonCard
      card={interest}
      isFirst={isFirst}
      times={<InterestTimes interest={interest} ownId={ownId} />}
      message={interest.i_message !== '' && <InterestMessage label={label} text={interest.i_message} />}
      actions={
        list === 'accepted' ? (
          <ContactButton person={interest} place="inbox" />
        ) : (
          <AnswerButtons person={interest} interest={interest} />
        )
      }
    />
  );
}

function InterestTimes({ interest, ownId }: { interest: InterestWire; ownId: number }) {
  const turn = turnOf(interest, ownId);
  const { i_created_at: sentAt, i_answered_at: answeredAt } = interest;
  return (
    <>
      <TurnTime turn={interest.i_sender_id === ownId ? 'sent' : 'received'} instant={sentAt} />
      {turn !== undefined && answeredAt !== null && <TurnTime turn={turn} instant={answeredAt} />}
    </>
  );
}
