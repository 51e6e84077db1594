import { RichText } from '#web/locales/rich-text.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useRelativeTimes } from '#web/parts/dates/use-relative-times.ts';
import { useConversation } from '../use-conversation.ts';
import { MessageText } from './item/message-text.tsx';
import styles from './first-message.module.css';

/** The message of the accepted interest, above all others: it is what the two have said to each other so far. */
export function FirstMessage() {
  const t = useConversationsTexts();
  const { writeDayLine } = useRelativeTimes();
  const { interest, name, viewerId } = useConversation();
  if (interest === null) return null;
  const isOwn = interest.i_sender_id === viewerId;
  return (
    <div className={styles.first} data-is-own={isOwn}>
      <p className={styles.sender}>
        {isOwn ? (
          t('messages.firstOwn')
        ) : (
          <RichText t={t} name="messages.first" parts={{ name: <bdi>{name}</bdi> }} />
        )}
        {' · '}
        <time dateTime={interest.i_created_at}>{writeDayLine(interest.i_created_at)}</time>
      </p>
      <MessageText text={interest.i_message} />
    </div>
  );
}
