import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { lookForServer } from '#web/app/client/reachability.ts';
import { changeCard } from '#web/parts/connecting/partner-cards.ts';
import { setShortlisted } from '#web/parts/connecting/set-shortlisted.ts';
import { keepAct } from '#web/parts/connecting/waiting/send-acts.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';

/**
 * What the viewer wants for the partners whose call is running. Two calls at once could arrive in the other order, so the second one
 * follows when the viewer has changed their mind in the meantime.
 */
const wishes = new Map<number, boolean>();

/**
 * Returns what the heart of a partner does when it is pressed: it adds them to the viewer's shortlist or removes them, and offers
 * to undo the removal. A double click is one press.
 */
export function useShortlistToggle({ id, isShortlisted }: { id: number; isShortlisted: boolean }) {
  const t = usePartnersTexts();
  const queries = useQueryClient();

  const show = (wishlisted: boolean) => changeCard(queries, { partnerId: id, wishlisted });

  /** A heart that is full says itself that it is; a partner who is gone from a list can be brought back. */
  const showDone = (isAdded: boolean) => {
    if (isAdded) announce(t('shortlist.added'));
    else showToast(t('shortlist.removed'), () => void set(true));
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
    const answer = await setShortlisted({ partnerId: id, isWanted: wanted }).catch((error: unknown) => {
      if (error instanceof ApiUnreachable) return undefined;
      throw error;
    });
    if (answer === undefined) {
      if (await lookForServer()) return fail(wanted, t('shortlist.exceptionText'));
      return keepAct({ kind: 'shortlist', partnerId: id, isWanted: wishes.get(id) ?? wanted });
    }
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
