import { lookForServer } from '#web/api/reachability.ts';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';

/** Returns what says that a part of the page did not arrive, and that what was pressed is not sent. */
export function useMissingNotice(): () => Promise<void> {
  const t = useCommonTexts();
  return async () => {
    const isReached = await lookForServer();
    showToast(t(isReached ? 'states.unreachable' : 'offline.notOpened'));
  };
}
