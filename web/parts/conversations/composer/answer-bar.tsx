import { IconX } from '@tabler/icons-react';
import type { AnsweredMessageWire } from '#contract/conversations/message.wire.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { AnsweredWords } from '../messages/item/answered-quote.tsx';
import styles from './answer-bar.module.css';

type Props = { answered: AnsweredMessageWire; onCancel: () => void };

/** Above the field: the message that the next one answers. */
export function AnswerBar({ answered, onCancel }: Props) {
  const t = useConversationsTexts();
  return (
    <div className={styles.bar}>
      <p className={styles.words}>
        <AnsweredWords answered={answered} kind="answering" />
      </p>
      <IconButton aria-label={t('composer.cancelAnswer')} onClick={onCancel}>
        <IconX size="1.25rem" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
