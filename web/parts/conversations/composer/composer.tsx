import { IconSend2 } from '@tabler/icons-react';
import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isBlankMessage, longestMessage } from '#contract/conversations/messages.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { writeMessage } from '../sending/send-outbox.ts';
import { useSayingTyping } from '../sending/use-typing.ts';
import { useConversation } from '../use-conversation.ts';
import { AnswerBar } from './answer-bar.tsx';
import { ComposerNotes } from './composer-notes.tsx';
import styles from './composer.module.css';
import { EmojiButton } from './emoji-panel.tsx';
import { emptyDraft, readDraft, useDraft, writeDraft } from './store-drafts.ts';
import { useMessagesLeft } from './use-messages-left.ts';

type Props = {
  /** Focused when an answer begins. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Shows the end of the conversation, where the message will be. */
  onSend: () => void;
};

/** Where the next message is written. */
export function Composer({ field, onSend }: Props) {
  const t = useConversationsTexts();
  const { partner_id: partnerId, name } = useConversation();
  const draft = useDraft(partnerId);
  const sayTyping = useSayingTyping(partnerId);
  const left = useMessagesLeft(partnerId);
  const notesId = useId();
  const isComposing = useRef(false);
  const length = draft.text.trim().length;
  const isSendable = !isBlankMessage(draft.text) && length <= longestMessage && left?.left !== 0;

  const change = (text: string) => {
    writeDraft(partnerId, { ...readDraft(partnerId), text });
    if (!isBlankMessage(text)) sayTyping();
  };
  const cancelAnswer = () => {
    writeDraft(partnerId, { ...draft, replyTo: null });
    field.current?.focus();
  };
  const send = () => {
    field.current?.focus();
    if (!isSendable) return;
    writeMessage({ partnerId, text: draft.text.trim(), replyTo: draft.replyTo });
    writeDraft(partnerId, emptyDraft);
    onSend();
  };
  const press = (event: KeyboardEvent) => {
    // Enter also ends the choice of a word in Indic and other input methods.
    if (event.nativeEvent.isComposing || isComposing.current) return;
    if (event.key === 'Escape' && draft.replyTo !== null) {
      event.stopPropagation();
      cancelAnswer();
    }
    if (event.key !== 'Enter' || event.shiftKey || hasTouchKeyboard()) return;
    event.preventDefault();
    send();
  };
  const insert = (emoji: string) => change(insertAtCaret({ field: field.current, text: draft.text, emoji }));
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {draft.replyTo !== null && <AnswerBar answered={draft.replyTo} onCancel={cancelAnswer} />}
      <div className={styles.row}>
        <EmojiButton onChoose={insert} />
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          dir="auto"
          aria-label={t('composer.label', { name })}
          aria-describedby={notesId}
          aria-invalid={length > longestMessage}
          placeholder={t('composer.placeholder')}
          value={draft.text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={press}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
          }}
        />
        <IconButton
          type="submit"
          className={styles.send}
          aria-label={t('composer.send')}
          aria-disabled={!isSendable}
        >
          <IconSend2 size="1.375rem" aria-hidden="true" />
        </IconButton>
      </div>
      <ComposerNotes id={notesId} length={length} left={left} />
    </form>
  );
}

/** On a touch screen Enter makes a new line, and the button sends. */
export function hasTouchKeyboard(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

type Insertion = { field: HTMLTextAreaElement | null; text: string; emoji: string };

/** Returns the text with an emoji at the caret, and moves the caret behind it once it is drawn. */
function insertAtCaret({ field, text, emoji }: Insertion): string {
  const start = field?.selectionStart ?? text.length;
  const end = field?.selectionEnd ?? text.length;
  const caret = start + emoji.length;
  setTimeout(() => field?.setSelectionRange(caret, caret));
  return text.slice(0, start) + emoji + text.slice(end);
}
