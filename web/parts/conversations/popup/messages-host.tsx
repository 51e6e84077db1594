import { IconMessageCircle } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore, type Ref } from 'react';
import { confirmDelivery } from '#contract/conversations/unread.ts';
import { useIsLaptop } from '#web/design/hooks/use-breakpoints.ts';
import { loadLater } from '#web/design/load-later.ts';
import { useMissingNotice } from '#web/app/document/use-missing-notice.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import {
  minimiseMessages,
  openMessages,
  restoreMessages,
  shownMessages,
  type MessagesPopupState,
} from '#web/parts/connecting/open-conversation.ts';
import { markTitle } from '#web/app/document/mark-title.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { useSending } from '../sending/use-sending.ts';
import { UnreadBadge } from '../unread/unread-badge.tsx';
import { useUnread } from '../unread/use-unread.ts';
import styles from './messages-host.module.css';

/**
 * What messages do in every screen of a member: the number of unread ones in the title, their delivery, sending what waits, and on wide
 * screens the round button with the pop-up. Phones have Messages in their bottom bar, and the page of messages needs no pop-up.
 */
export function MessagesHost() {
  const isLaptop = useIsLaptop();
  const isOnPage = useLocation({ select: ({ pathname }) => pathname === '/chatWindow' });
  useUnreadTitle();
  useConfirmDelivery();
  useSending();
  useEffect(() => restoreMessages(), []);
  return isLaptop && !isOnPage ? <FloatingMessages /> : null;
}

/** Loaded when it is first opened; until then the pressed button is busy. */
const MessagesPopup = loadLater(
  async () => (await import('./messages-popup.tsx')).MessagesPopup,
  <RoundButton isBusy />,
);

function FloatingMessages() {
  const t = useMemberTexts();
  const sayMissing = useMissingNotice();
  const shown = useSyncExternalStore(shownMessages.subscribe, shownMessages.read, shownMessages.read);
  const button = useReturningFocus(shown);
  const giveUp = () => {
    minimiseMessages();
    void sayMissing();
  };
  return (
    <aside aria-label={t('shell.messages')}>
      {shown.isOpen ? <MessagesPopup shown={shown} onMissing={giveUp} /> : <RoundButton ref={button} />}
    </aside>
  );
}

function RoundButton({ ref, isBusy = false }: { ref?: Ref<HTMLButtonElement>; isBusy?: boolean }) {
  const t = useMemberTexts();
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-busy={isBusy}
      onClick={openMessages}
    >
      <IconMessageCircle size="1.5rem" stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">{t('shell.messages')}</span>
      <span className={styles.count}>
        <UnreadBadge />
      </span>
    </button>
  );
}

/** When the pop-up is hidden, the focus goes back to what opened it, or else to the round button, unless it has moved elsewhere. */
function useReturningFocus({ isOpen, opener }: MessagesPopupState) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isHidden = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isHidden || document.activeElement !== document.body) return;
    if (opener instanceof HTMLElement) opener.focus();
    if (document.activeElement === document.body) button.current?.focus();
  }, [isOpen, opener]);
  return button;
}

/** Shows in the title of the tab how many messages are unread, also while another tab is in front. */
function useUnreadTitle(): void {
  const t = useMemberTexts();
  const unread = useUnread();
  useEffect(
    () => (unread === 0 ? undefined : markTitle(t('messages.inTitle', { count: unread }))),
    [unread, t],
  );
}

/** Tells the senders that their messages have arrived, each time this window learns of another number of unread ones. */
function useConfirmDelivery(): void {
  const unread = useUnread();
  useEffect(() => {
    if (unread > 0) void confirm();
  }, [unread]);
}

async function confirm(): Promise<void> {
  try {
    await callEndpoint(confirmDelivery, {});
  } catch (error) {
    // They are confirmed with the next message, or once they are seen.
    if (!(error instanceof ApiUnreachable)) throw error;
  }
}
