import type { AnsweredMessageWire } from '#contract/conversations/message.wire.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useConversation } from '../../use-conversation.ts';
import styles from './answered-quote.module.css';

/** The message that is answered, above the answer. A press leads to it. */
export function AnsweredQuote({ answered }: { answered: AnsweredMessageWire }) {
  const t = useConversationsTexts();
  const { onJump } = useConversation();
  return (
    <button type="button" className={styles.quote} onClick={() => onJump(answered.m_id)}>
      <AnsweredWords answered={answered} kind="answered" />
      <span className="visually-hidden">{t('messages.toAnswered')}</span>
    </button>
  );
}

type WordsProps = { answered: AnsweredMessageWire; kind: 'answered' | 'answering' };

/** Who wrote the message that is answered, and its beginning. */
export function AnsweredWords({ answered, kind }: WordsProps) {
  const t = useConversationsTexts();
  const { name, viewerId } = useConversation();
  const isOwn = answered.m_sender_id === viewerId;
  const own = kind === 'answered' ? 'messages.answeredSelf' : 'composer.answeringSelf';
  const theirs = kind === 'answered' ? 'messages.answered' : 'composer.answering';
  return (
    <>
      <span className={styles.sender}>
        {isOwn ? t(own) : <RichText t={t} name={theirs} parts={{ name: <bdi>{name}</bdi> }} />}
      </span>
      <span dir="auto" className={styles.excerpt} data-taken-back={answered.m_taken_back}>
        {answered.m_taken_back ? t('messages.takenBack') : answered.m_text}
      </span>
    </>
  );
}
