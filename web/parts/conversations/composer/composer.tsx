import { IconSend2, IconX } from '@tabler/icons-react';
import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { longestMessage } from '#contract/conversations/messages.ts';
import { isBlankText } from '#contract/fields/seen-text.ts';
import type { AnsweredMessageWire } from '#contract/conversations/message.wire.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useSite } from '#web/app/document/site.ts';
import { writeMessage } from '../sending/send-outbox.ts';
import { useSayingTyping } from '../sending/use-typing.ts';
import { useConversation } from '../use-conversation.ts';
import { EmojiButton } from './emoji-panel.tsx';
import { emptyDraft, readDraft, useDraft, writeDraft } from './store-drafts.ts';
import { AnsweredWords } from '../messages/item/answered-quote.tsx';
import { messageCountsQuery } from '../unread/unread.queries.ts';
import { isWaiting } from '../sending/outbox.rules.ts';
import { useOutboxOf } from '../sending/store-outbox.ts';
import styles from './composer.module.css';
import answerBarStyles from './answer-bar.module.css';
import composerNotesStyles from './composer-notes.module.css';

/** From so many characters on their number is shown. */
const countedFrom = 1800;
/** So few messages are worth a link to the plans. */
const fewLeft = 5;

const numbers = new Intl.NumberFormat('en-IN');

type ComposerNotesProps = { id: string; length: number; left: MessagesLeft | undefined };

/** Below the field: how long the message is, and how many can be sent today. */
function ComposerNotes({ id, length, left }: ComposerNotesProps) {
  return (
    <div id={id} className={composerNotesStyles.notes}>
      {left !== undefined && <Left {...left} />}
      {length >= countedFrom && <Counter length={length} />}
    </div>
  );
}

function Left({ left, limit }: MessagesLeft) {
  const t = useConversationsTexts();
  const { everything_is_free: isFree } = useSite();
  return (
    <p className={composerNotesStyles.left} data-is-none={left === 0}>
      {left === 0 ? t('composer.noneLeft', { limit }) : t('composer.left', { count: left, limit })}
      {left <= fewLeft && !isFree && (
        <>
          {' '}
          <Link to="/subscription" className={composerNotesStyles.link}>
            {t('composer.toPlans')}
          </Link>
        </>
      )}
    </p>
  );
}

/** Screen readers announce only what is over the limit. */
function Counter({ length }: { length: number }) {
  const t = useConversationsTexts();
  const excess = Math.max(0, length - longestMessage);
  const values = { length: numbers.format(length), most: numbers.format(longestMessage) };
  return (
    <p className={composerNotesStyles.counter} data-is-over={excess > 0}>
      <output>{excess > 0 && t('composer.excess', { count: excess })}</output>{' '}
      <span>{t('composer.counter', values)}</span>
    </p>
  );
}

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
  const isSendable = !isBlankText(draft.text) && length <= longestMessage && left?.left !== 0;

  const change = (text: string) => {
    writeDraft(partnerId, { ...readDraft(partnerId), text });
    if (!isBlankText(text)) sayTyping();
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

type AnswerBarProps = { answered: AnsweredMessageWire; onCancel: () => void };

/** Above the field: the message that the next one answers. */
function AnswerBar({ answered, onCancel }: AnswerBarProps) {
  const t = useConversationsTexts();
  return (
    <div className={answerBarStyles.bar}>
      <p className={answerBarStyles.words}>
        <AnsweredWords answered={answered} kind="answering" />
      </p>
      <IconButton aria-label={t('composer.cancelAnswer')} onClick={onCancel}>
        <IconX size="1.25rem" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type MessagesLeft = { left: number; limit: number };

/** How many messages can still be written today, without those that wait; undefined while the plan sets no limit. */
function useMessagesLeft(partnerId: number): MessagesLeft | undefined {
  const { data } = useQuery(messageCountsQuery());
  const waiting = useOutboxOf(partnerId).filter(isWaiting).length;
  const { left = null, limit = null } = data?.data ?? {};
  return left === null || limit === null ? undefined : { left: Math.max(0, left - waiting), limit };
}
