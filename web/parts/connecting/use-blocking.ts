import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { showPartner } from '#contract/partners/partners.ts';
import { blockMember } from '#contract/safety/blocks.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import type { ButtonPlace, Partner } from './open-connecting-dialog.ts';
import { hideCard } from './partner-cards.ts';
import { useUnblocking } from './use-unblocking.ts';

/**
 * Returns a function that blocks a partner, who disappears from all lists at once, with a toast to undo it. It returns
 * whether the partner is blocked.
 */
export function useBlocking({ partner, place }: { partner: Partner; place: ButtonPlace }) {
  const t = useConnectingTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const router = useRouter();
  const call = useCall();
  const id = partner.u_id;
  const name = fullNameOf(partner);
  const unblock = useUnblocking(id);

  const removeProfile = () => queries.removeQueries({ queryKey: [showPartner.path, { partner_id: id }] });

  /** Leaves the profile, which the viewer may not see any more. */
  const leave = () => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      removeProfile();
    });
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/myMatch', replace: true });
  };

  return async (): Promise<boolean> => {
    const answer = await call(blockMember, { partner_id: id });
    if (answer === undefined) return false;
    if (!answer.result) {
      showOutcome({
        tone: 'failure',
        title: t('block.failureTitle'),
        text: answer.message === '' ? common('outcomes.tryAgain') : answer.message,
      });
      return false;
    }
    focusNeighbour(id);
    const putBack = hideCard(queries, id);
    const undo = () =>
      unblock(() => {
        putBack();
        showToast(t('block.undone', { name }));
      });
    if (place === 'profile') leave();
    else removeProfile();
    showToast(t('block.done', { name }), () => void undo());
    return true;
  };
}

/** Moves the focus to the card after a partner's, which is about to disappear, or else to the one before. */
function focusNeighbour(id: number): void {
  const item = document.querySelector(`[data-partner="${String(id)}"]`)?.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
