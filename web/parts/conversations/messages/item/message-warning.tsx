import { IconAlertTriangle } from '@tabler/icons-react';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import styles from './message-warning.module.css';

/** What the reader of a message should think of. */
export function MessageWarning({ warning }: { warning: NonNullable<MessageWire['m_warning']> }) {
  const t = useConversationsTexts();
  return (
    <p className={styles.warning}>
      <IconAlertTriangle size="1.125rem" className={styles.icon} aria-hidden="true" />
      <span>{t(`warnings.${warning}`)}</span>
    </p>
  );
}
