import { useEffect, useRef, type RefObject } from 'react';
import type { ConversationWire } from '#contract/conversations/conversation.wire.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { Composer } from './composer.tsx';
import { WarningGate } from './warning-gate.tsx';
import styles from './writing-place.module.css';

type Props = {
  thread: ConversationWire;
  field: RefObject<HTMLTextAreaElement | null>;
  onSend: () => void;
};

/** Below the messages: the field, or the warning before the first message, or why nothing can be written. */
export function WritingPlace({ thread, field, onSend }: Props) {
  const { closed_reason: reason, has_read_warning: hasReadWarning } = thread;
  const hadFocus = useRef(false);
  const needsButton = reason === 'blocked' || !hasReadWarning;
  const neededButton = useRef(needsButton);
  useEffect(() => {
    // The button that confirms the warning, or unblocks, is gone when the field is there.
    const isPressedHere = neededButton.current && !needsButton && hadFocus.current;
    neededButton.current = needsButton;
    if (isPressedHere && document.activeElement === document.body) field.current?.focus();
  }, [needsButton, field]);
  return (
    <div
      className={styles.place}
      data-action-bar="panel"
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // A field that is removed loses the focus to nothing.
        if (relatedTarget !== null) hadFocus.current = false;
      }}
    >
      {reason !== null && <ClosedNotice reason={reason} wasWriting={hadFocus} />}
      {reason === null && !hasReadWarning && <WarningGate />}
      {reason === null && hasReadWarning && <Composer field={field} onSend={onSend} />}
    </div>
  );
}
