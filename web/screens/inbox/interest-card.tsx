import { useId, useState } from 'react';
import type { InterestWire } from '#contract/interests/interest.wire.ts';
import { AnswerButtons } from '#web/parts/connecting/answer-buttons.tsx';
import { useAnsweredHere } from '#web/parts/connecting/declining/use-answered-here.ts';
import { AcceptNote } from '#web/parts/connecting/dialog-parts.tsx';
import { ContactButton, MessageButton } from '#web/parts/connecting/partner-buttons.tsx';
import { useViewerId } from '#web/parts/connecting/use-viewer-id.ts';
import { Button } from '#web/design/button.tsx';
import { When } from '#web/parts/dates/when.tsx';
import { useInboxTexts } from '#web/locales/en/connecting/inbox.ts';
import { InboxCard } from './inbox-card.tsx';
import type { InterestList } from './inbox.queries.ts';
import styles from './interest-card.module.css';
import { outcomeOf } from './interest-sides.rules.ts';

type Props = { list: InterestList; interest: InterestWire; isFirst: boolean };

/** An interest with the partner it came from or went to. */
export function InterestCard({ list, interest, isFirst }: Props) {
  const t = useInboxTexts();
  const ownId = useViewerId();
  const isOwn = interest.i_sender_id === ownId;
  const label = isOwn ? t('message.mine') : t('message.theirs', { name: interest.u_firstname });
  return (
    <InboxCard
      card={interest}
      isFirst={isFirst}
      times={<InterestTimes interest={interest} ownId={ownId} />}
      message={
        <>
          {interest.i_message !== '' && <InterestMessage label={label} text={interest.i_message} />}
          {!isOwn && <Opened interest={interest} />}
        </>
      }
      actions={
        list === 'accepted' ? (
          <>
            <MessageButton partner={interest} />
            <ContactButton partner={interest} place="inbox" />
          </>
        ) : (
          <AnswerButtons partner={interest} interest={interest} />
        )
      }
    />
  );
}

/** What Accept opens, as long as the interest waits for the viewer, and what it has opened. */
function Opened({ interest }: { interest: InterestWire }) {
  const isAnsweredHere = useAnsweredHere().has(interest.i_id);
  if (interest.i_status === 'accepted') return <AcceptNote partner={interest} when="acceptedNote" />;
  if (interest.i_status !== 'pending' || isAnsweredHere) return null;
  return <AcceptNote partner={interest} when="acceptNote" />;
}

function InterestTimes({ interest, ownId }: { interest: InterestWire; ownId: number }) {
  const t = useInboxTexts();
  const sent = interest.i_sender_id === ownId ? 'sent' : 'received';
  const outcome = outcomeOf(interest, ownId);
  const { i_created_at: sentAt, i_answered_at: answeredAt } = interest;
  return (
    <>
      <When instant={sentAt} say={(when) => t(`turns.${sent}`, { when })} />
      {outcome !== undefined && answeredAt !== null && (
        <When instant={answeredAt} say={(when) => t(`turns.${outcome}`, { when })} />
      )}
    </>
  );
}

/** A longer message, about three lines on a phone, is folded. */
const longestUnfolded = { characters: 140, lines: 3 };

/** The message of an interest. A long one shows its first lines, and the rest after a press. */
function InterestMessage({ label, text }: { label: string; text: string }) {
  const t = useInboxTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > longestUnfolded.characters || text.split('\n').length > longestUnfolded.lines;
  return (
    <figure className={styles.message}>
      <figcaption className={styles.label}>{label}</figcaption>
      <blockquote id={id} dir="auto" className={styles.words} data-is-folded={isLong && !isOpen}>
        {text}
      </blockquote>
      {isLong && (
        <Button
          look="quiet"
          size="small"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'message.less' : 'message.more')}
        </Button>
      )}
    </figure>
  );
}
