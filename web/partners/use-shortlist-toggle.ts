import { useQueryClient } from '@tanstack/react-query';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { changeCard } from '#web/connecting/partner-cards.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';

/** The partners whose call is running: the endpoint toggles, so a second call at once would undo the first. */
const running = new Set<number>();

/** Returns a function that sets whether a partner is on the viewer's shortlist, and shows a toast to undo it. */
export function useShortlistToggle(id: number) {
  const t = usePartnersTexts();
  const queries = useQueryClient();

  const show = (wishlisted: boolean) => changeCard(queries, { partnerId: id, wishlisted });

  const showDone = (isShortlisted: boolean) => {
    const title = t(isShortlisted ? 'shortlist.added' : 'shortlist.removed');
    const undo = () => void set(!isShortlisted);
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

  const send = async (wanted: boolean) => {
    const first = await callEndpoint(toggleShortlist, { partner_id: id });
    // Another window had toggled it already; toggled once more, it is as wanted here.
    const isOpposite = first.result && first.data.wishlisted !== wanted;
    const answer = isOpposite ? await callEndpoint(toggleShortlist, { partner_id: id }) : first;
    if (!answer.result) return fail(wanted, answer.message);
    show(answer.data.wishlisted);
    return showDone(answer.data.wishlisted);
  };

  const set = async (wanted: boolean) => {
    if (running.has(id)) return;
    running.add(id);
    show(wanted);
    try {
      await send(wanted);
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      fail(wanted, t('shortlist.exceptionText'));
    } finally {
      running.delete(id);
    }
  };

  return (wanted: boolean) => void set(wanted);
}
