import { Link } from '@tanstack/react-router';
import { IconArrowsDiagonal, IconChevronDown, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '#web/design/icon-button.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import { ConversationPanel } from '../conversation-panel.tsx';
import {
  chooseConversation,
  closeMessages,
  minimiseMessages,
  type MessagesPopupState,
} from '#web/parts/connecting/open-conversation.ts';
import { ThreadList } from '../threads/thread-list.tsx';
import styles from './messages-popup.module.css';

type Props = { shown: MessagesPopupState };

/**
 * The list of conversations or one of them, over the corner of any screen. The page beside it stays usable. It takes the focus when the
 * member opens it, and Escape hides it.
 */
export function MessagesPopup({ shown }: Props) {
  const t = useMemberTexts();
  const common = useCommonTexts();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const { partnerId } = shown;
  useEffect(() => hideOnEscape(), []);
  useFocusInside(panel, shown);
  return (
    <section
      ref={panel}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.panel}
    >
      <header className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {t('shell.messages')}
        </h2>
        <Link
          to="/chatWindow"
          search={partnerId === null ? {} : { partner: partnerId }}
          className={styles.full}
          aria-label={t('messages.fullWindow')}
          title={t('messages.fullWindow')}
          onClick={minimiseMessages}
        >
          <IconArrowsDiagonal size="1.25rem" aria-hidden="true" />
        </Link>
        <IconButton
          aria-label={t('messages.minimise')}
          title={t('messages.minimise')}
          onClick={minimiseMessages}
        >
          <IconChevronDown size="1.25rem" aria-hidden="true" />
        </IconButton>
        <IconButton
          aria-label={common('actions.close')}
          title={common('actions.close')}
          onClick={closeMessages}
        >
          <IconX size="1.25rem" aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.content}>
        {partnerId === null ? (
          <ThreadList density="popup" onChoose={chooseConversation} />
        ) : (
          <ConversationPanel partnerId={partnerId} density="popup" onBack={() => chooseConversation(null)} />
        )}
      </div>
    </section>
  );
}

/** Focuses the pop-up when the member opens it, and again when what had the focus in it is gone. After a reload nothing moves. */
function useFocusInside(panel: { current: HTMLElement | null }, shown: MessagesPopupState): void {
  useEffect(() => {
    const isInside = panel.current?.contains(document.activeElement) === true;
    if (shown.opener !== null && !isInside) panel.current?.focus();
  }, [panel, shown]);
}

/** What closes with an Escape of its own, and what a screen has Escape for. */
const closesItself =
  '[role="dialog"]:not([aria-modal="false"]), dialog, [role="menu"], [role="listbox"], [aria-expanded="true"]';
const fieldOfScreen = 'main :is(input, textarea, select)';

/** Escape hides the pop-up, also from the screen beside it: what has the focus there could be beneath. Returns what ends this. */
function hideOnEscape(): () => void {
  const hide = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (target instanceof Element && target.closest(`${closesItself}, ${fieldOfScreen}`) !== null) return;
    minimiseMessages();
  };
  // Not at the document, where React listens: what stops a key there, such as a search that it closes, would not stop this.
  window.addEventListener('keydown', hide);
  return () => window.removeEventListener('keydown', hide);
}
