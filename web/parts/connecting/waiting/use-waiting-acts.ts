import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#web/app/client/session.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import { refreshActs } from './store-acts.ts';
import { sendActs, setActListener, type RefusedAct } from './send-acts.ts';

/** Sends what waited before a reload or in a closed window, and says plainly what the server did not accept. */
export function useWaitingActs(): void {
  const t = useConnectingTexts();
  const userId = useSession()?.user_id;
  const onAllSent = useEffectEvent(() => showToast(t('kept.sent')));
  const showRefused = useEffectEvent((refused: readonly RefusedAct[], onClose: () => void) => {
    const sentences = refused.map(({ name, sentence }) =>
      name === undefined ? sentence : t('kept.refused', { name, sentence }),
    );
    showOutcome({ tone: 'failure', title: t('kept.refusedTitle'), text: sentences.join('\n'), onClose });
  });
  useEffect(() => {
    // Several refusals in a row are read in one dialog.
    let unread: readonly RefusedAct[] = [];
    const onRefused = (refused: RefusedAct) => {
      unread = [...unread, refused];
      showRefused(unread, () => {
        unread = [];
      });
    };
    setActListener({ onRefused, onAllSent: () => onAllSent() });
    const followWindows = ({ key }: StorageEvent) => {
      if (key?.startsWith('acts:') !== true) return;
      refreshActs();
      sendActs();
    };
    window.addEventListener('storage', followWindows);
    return () => {
      setActListener(undefined);
      window.removeEventListener('storage', followWindows);
    };
  }, []);
  useEffect(() => {
    if (userId !== undefined) sendActs();
  }, [userId]);
}
