import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiRefused, ApiUnreachable } from '#web/app/client/answer.ts';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { jumpTo, loadNewer, loadOlder, messagesQuery } from './messages.queries.ts';
import type { ScrollTarget } from './use-scroll-place.ts';

type PageState = 'idle' | 'loading' | 'failed';

/** Older and newer messages, which load as the list is scrolled. A page that failed is loaded again by a press alone. */
export function useMessagePages(partnerId: number) {
  const queries = useQueryClient();
  const [older, loadOlderOnce] = usePage(() => loadOlder(queries, partnerId));
  const [newer, loadNewerOnce] = usePage(() => loadNewer(queries, partnerId));
  return { older, newer, loadOlder: loadOlderOnce, loadNewer: loadNewerOnce };
}

export type MessagePages = ReturnType<typeof useMessagePages>;

type Load = (options?: { isRetry: boolean }) => void;

function usePage(load: () => Promise<void>): [PageState, Load] {
  const [state, setState] = useState<PageState>('idle');
  const loadOnce = async () => {
    setState('loading');
    const isLoaded = await succeeds(load);
    // First the messages are drawn: the list decides by them whether it needs another page.
    await new Promise((resolve) => setTimeout(resolve));
    setState(isLoaded ? 'idle' : 'failed');
  };
  const start: Load = ({ isRetry } = { isRetry: false }) => {
    if (state === 'idle' || (isRetry && state === 'failed')) void loadOnce();
  };
  return [state, start];
}

async function succeeds(load: () => Promise<void>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (error) {
    if (error instanceof ApiUnreachable || error instanceof ApiRefused) return false;
    throw error;
  }
}

/** `target` is shown, the end without one; before the first jump it is where the conversation was opened. */
type Shown = { target: ScrollTarget | undefined; hasMoved: boolean };

/** Which message the list shows, and functions that show another one or the latest. */
export function useJumping(partnerId: number) {
  const t = useConversationsTexts();
  const queries = useQueryClient();
  const [{ target, hasMoved }, setShown] = useState<Shown>({ target: undefined, hasMoved: false });

  /** Returns whether the message is shown. */
  const jump = async (wanted: ScrollTarget): Promise<boolean> => {
    const { messageId } = wanted;
    const loaded = queries.getQueryData(messagesQuery(partnerId).queryKey);
    const isLoaded = loaded?.messages.some(({ m_id }) => m_id === messageId) === true;
    if (!isLoaded && !(await succeeds(() => jumpTo(queries, { partnerId, messageId })))) {
      showToast(t('messages.failed'));
      return false;
    }
    setShown({ target: { ...wanted }, hasMoved: true });
    return true;
  };

  /** Loads the newest messages where a jump has left them out. */
  const jumpToEnd = async (): Promise<void> => {
    const loaded = queries.getQueryData(messagesQuery(partnerId).queryKey);
    setShown({ target: undefined, hasMoved: true });
    if (loaded?.hasNewer === true && !(await succeeds(() => jumpTo(queries, { partnerId })))) {
      showToast(t('messages.failed'));
    }
  };
  return { target, hasMoved, jump, jumpToEnd };
}

export type Jumping = ReturnType<typeof useJumping>;
