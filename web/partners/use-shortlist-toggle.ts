import { useQueryClient } from '@tanstack/react-query';
import { listShortlist } from '#contract/shortlist/list-shortlist.ts';
import { toggleShortlist } from '#contract/shortlist/toggle-shortlist.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { markShortlisted } from '#web/connecting/people-in-answers.rules.ts';
import { showChangedPeople } from '#web/connecting/show-changed-people.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';

/** Whose mark is on its way: the call turns a mark over, so a second one at the same time would undo the first. */
const underWay = new Set<number>();

/** Sets whether somebody stands on the own shortlist, and tells it with an Undo. */
export function useShortlistToggle(id: number) {
  const t = usePartnersTexts();
  const queries = useQueryClient();

  const tell = (isShortlisted: boolean) => {
    const title = t(isShortlisted ? 'shortlist.added' : 'shortlist.removed');
    const undo = () => void set(!isShortlisted);
    showToast(t('shortlist.toast', { title, text: t('shortlist.look') }), undo);
  };

  const fail = (wanted: boolean, text: string) => {
    showChangedPeople(queries, markShortlisted(id, !wanted));
    showOutcome({
      tone: 'failure',
      title: t('shortlist.failedTitle'),
      text: text === '' ? t('shortlist.failedText') : text,
      onRetry: () => void set(wanted),
    });
  };

  const send = async (wanted: boolean) => {
    const first = await callEndpoint(toggleShortlist, { partner_id: id });
    // Another window had turned it over already; turned once more, it is as wanted here.
    const isTurnedAway = first.result && first.data.wishlisted !== wanted;
    const answer = isTurnedAway ? await callEndpoint(toggleShortlist, { partner_id: id }) : first;
    if (!answer.result) return fail(wanted, answer.message);
    showChangedPeople(queries, markShortlisted(id, answer.data.wishlisted));
    // The shortlist itself is asked for anew when it is opened next: nobody vanishes under the finger.
    await queries.invalidateQueries({ queryKey: [listShortlist.path], refetchType: 'none' });
    return tell(answer.data.wishlisted);
  };

  const set = async (wanted: boolean) => {
    if (underWay.has(id)) return;
    underWay.add(id);
    showChangedPeople(queries, markShortlisted(id, wanted));
    try {
      await send(wanted);
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      fail(wanted, t('shortlist.exceptionText'));
    } finally {
      underWay.delete(id);
    }
  };

  return (wanted: boolean) => void set(wanted);
}
