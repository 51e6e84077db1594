import { IconShieldCheck } from '@tabler/icons-react';
import { EmptyState } from '#web/design/state.tsx';
import { RichText } from '#web/locales/rich-text.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useConversation } from '../use-conversation.ts';
import styles from './conversation-begin.module.css';

/** Above the first message of all: where the conversation begins, and what to be careful about. */
export function ConversationBegin() {
  const t = useConversationsTexts();
  return (
    <div className={styles.begin}>
      <p className={styles.title}>{t('messages.begin')}</p>
      <SafetyNote />
    </div>
  );
}

function SafetyNote() {
  const t = useConversationsTexts();
  return (
    <p className={styles.note}>
      <IconShieldCheck size="1.125rem" className={styles.icon} aria-hidden="true" />
      <span>{t('safety.short')}</span>
    </p>
  );
}

/** A conversation in which nothing is written, or whose messages are deleted. */
export function EmptyConversation() {
  const t = useConversationsTexts();
  const { name, is_open: isOpen } = useConversation();
  const title = isOpen ? (
    <RichText t={t} name="messages.empty" parts={{ name: <bdi>{name}</bdi> }} />
  ) : (
    t('messages.emptyClosed')
  );
  return (
    <div className={styles.empty}>
      <EmptyState title={title} level="h3" />
    </div>
  );
}
