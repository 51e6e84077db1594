import { lookForServer } from '#web/app/client/reachability.ts';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';

/** Returns what says that a part of the page did not arrive, and that what was pressed is not sent. */
export function useMissingNotice(): () => Promise<void> {
  const t = useCommonTexts();
  return async () => {
    const isReached = await lookForServer();
    showToast(t(isReached ? 'states.unreachable' : 'offline.notOpened'));
  };
}
