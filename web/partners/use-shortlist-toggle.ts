import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { changeCard } from '#web/connecting/partner-cards.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';

/**
 * What the viewer wants for the partners whose call is running. The endpoint toggles, so a second call at once would undo the first; it
 * follows when the viewer has changed their mind in the meantime.
 */
const wishes = new Map<number, boolean>();

/**
 * Returns what the heart of a partner does when it is pressed: it adds them to the viewer's shortlist or removes them, and shows a toast
 * to undo it. A double click is one press.
 */
export function useShortlistToggle({ id, isShortlisted }: { id: number; isShortlisted: boolean }) {
  const t = usePartnersTexts();
  const queries = useQueryClient();

  const show = (wishlisted: boolean) => changeCard(queries, { partnerId: id, wishlisted });

  const showDone = (isAdded: boolean) => {
    const title = t(isAdded ? 'shortlist.added' : 'shortlist.removed');
    const undo = () => void set(!isAdded);
    showToast(t('shortlist.toast', { title, text: t('shortlist.look') }), undo);
  };

  const fail = (wanted: boolean, text: string) => {
    show(!wanted);
    showOutcome({
      tone: 'failure',
      title: t('shortlist.failedTitle'),
      text: text === '' ? t('shortlist.failedText') : text,
      onRetry: () => void set(wanted),
    });
  };

  const send = async (wanted: boolean): Promise<void> => {
    const answer = await toggleTo(wanted, id).catch((error: unknown) => {
      if (error instanceof ApiUnreachable) return undefined;
      throw error;
    });
    if (answer === undefined) return fail(wanted, t('shortlist.exceptionText'));
    if (!answer.result) return fail(wanted, answer.message);
    const wish = wishes.get(id) ?? wanted;
    if (wish !== wanted) return send(wish);
    show(answer.data.wishlisted);
    return showDone(answer.data.wishlisted);
  };

  const set = async (wanted: boolean) => {
    const isRunning = wishes.has(id);
    wishes.set(id, wanted);
    show(wanted);
    if (isRunning) return;
    try {
      await send(wanted);
    } finally {
      wishes.delete(id);
    }
  };

  return ({ detail: clicks }: MouseEvent) => {
    if (clicks < 2) void set(!isShortlisted);
  };
}

/** Another window may have toggled it already; toggled once more, it is as wanted here. */
async function toggleTo(wanted: boolean, id: number) {
  const first = await callEndpoint(toggleShortlist, { partner_id: id });
  const isOpposite = first.result && first.data.wishlisted !== wanted;
  return isOpposite ? callEndpoint(toggleShortlist, { partner_id: id }) : first;
}
