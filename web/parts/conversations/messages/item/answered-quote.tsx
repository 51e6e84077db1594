import type { AnsweredMessageWire } from '#contract/conversations/message.wire.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useConversation } from '../../use-conversation.ts';
import styles from './answered-quote.module.css';

/** The message that is answered, above the answer. A press leads to it. */
export function AnsweredQuote({ answered, isByOwn }: { answered: AnsweredMessageWire; isByOwn: boolean }) {
  const t = useConversationsTexts();
  const { onJump } = useConversation();
  return (
    <button type="button" className={styles.quote} onClick={() => onJump(answered.m_id)}>
      <AnsweredWords answered={answered} kind={isByOwn ? 'ownAnswer' : 'theirAnswer'} />
      <span className="visually-hidden">{t('messages.toAnswered')}</span>
    </button>
  );
}

/** What stands above the message that is answered, by the viewer or the partner, or while the viewer writes an answer. */
const kinds = {
  ownAnswer: { toViewer: 'messages.answeredSelf', toPartner: 'messages.answered' },
  theirAnswer: { toViewer: 'messages.answeredYou', toPartner: 'messages.answered' },
  answering: { toViewer: 'composer.answeringSelf', toPartner: 'composer.answering' },
} as const;

type WordsProps = { answered: AnsweredMessageWire; kind: keyof typeof kinds };

/** Who wrote the message that is answered, and its beginning. */
export function AnsweredWords({ answered, kind }: WordsProps) {
  const t = useConversationsTexts();
  const { name, viewerId } = useConversation();
  const isOwn = answered.m_sender_id === viewerId;
  const { toViewer, toPartner } = kinds[kind];
  return (
    <>
      <span className={styles.sender}>
        {isOwn ? t(toViewer) : <RichText t={t} name={toPartner} parts={{ name: <bdi>{name}</bdi> }} />}
      </span>
      <span dir="auto" className={styles.excerpt} data-taken-back={answered.m_taken_back}>
        {answered.m_taken_back ? t('messages.takenBack') : answered.m_text}
      </span>
    </>
  );
}
