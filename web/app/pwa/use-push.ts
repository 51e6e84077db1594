import { useEffect } from 'react';
import { onSessionChange, useSession } from '#web/app/client/session.ts';
import type * as push from './push.ts';

/** Keeps the pushes to this device with the session of the member, and closes those that are shown while the member is here. */
export function usePush(): void {
  const token = useSession()?.token;
  useEffect(() => {
    if (token !== undefined) void withPush(({ renewPush }) => renewPush());
  }, [token]);
  useEffect(
    () =>
      onSessionChange(({ before, end }) => {
        if (end === 'signed-out') void withPush(({ forgetPush }) => forgetPush(before?.user_id));
      }),
    [],
  );
  useEffect(() => {
    const closeIfVisible = () => {
      if (document.visibilityState === 'visible') void withPush(({ closeShownPushes }) => closeShownPushes());
    };
    closeIfVisible();
    document.addEventListener('visibilitychange', closeIfVisible);
    return () => document.removeEventListener('visibilitychange', closeIfVisible);
  }, []);
}

/** Only a device that may show notifications loads this part. Offline it is missing until the next time, as its server is. */
async function withPush(run: (part: typeof push) => Promise<void>): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const part = await import('./push.ts').catch(() => undefined);
  if (part !== undefined) await run(part);
}
