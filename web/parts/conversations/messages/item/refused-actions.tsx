import { Button } from '#web/design/button.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import type { WaitingMessage } from '../../sending/outbox.rules.ts';
import { removeFromOutbox, sendAgain } from '../../sending/send-outbox.ts';
import styles from './refused-actions.module.css';

/** Why a message was not sent, and what can be done with it. */
export function RefusedActions({ message }: { message: WaitingMessage }) {
  const t = useConversationsTexts();
  return (
    <div className={styles.refused}>
      <p className={styles.reason}>{message.refusal}</p>
      <div className={styles.buttons}>
        <Button look="quiet" size="small" onClick={() => sendAgain(message)}>
          {t('refused.again')}
        </Button>
        <Button look="quiet" size="small" onClick={() => removeFromOutbox(message)}>
          {t('refused.remove')}
        </Button>
      </div>
    </div>
  );
}
