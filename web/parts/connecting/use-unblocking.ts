import { unblockMember } from '#contract/safety/blocks.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';

/** Returns a function that takes the block of a partner back and then calls `onDone`; a failure is shown. */
export function useUnblocking(id: number) {
  const t = useConnectingTexts();
  const title = t('block.undoFailureTitle');
  const call = useCall(title);
  return useOneAtATime(async (onDone: (() => void) | undefined) => {
    const answer = await call(unblockMember, { partner_id: id });
    if (answer?.result === true) onDone?.();
    else if (answer !== undefined) showOutcome({ tone: 'failure', title, text: answer.message });
  });
}
