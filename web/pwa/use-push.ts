import { useEffect } from 'react';
import { onSessionChange, useSession } from '#web/api/session.ts';
import { closeShownPushes, forgetPush, renewPush } from './push.ts';

/** Keeps the pushes to this device with the session of the member, and closes those that are shown while the member is here. */
export function usePush(): void {
  const token = useSession()?.token;
  useEffect(() => {
    if (token !== undefined) void renewPush();
  }, [token]);
  useEffect(
    () =>
      onSessionChange(({ before, end }) => {
        if (end === 'signed-out') void forgetPush(before?.user_id);
      }),
    [],
  );
  useEffect(() => {
    const closeIfVisible = () => {
      if (document.visibilityState === 'visible') void closeShownPushes();
    };
    closeIfVisible();
    document.addEventListener('visibilitychange', closeIfVisible);
    return () => document.removeEventListener('visibilitychange', closeIfVisible);
  }, []);
}
