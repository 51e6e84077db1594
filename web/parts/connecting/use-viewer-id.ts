import { useSession } from '#web/app/client/session.ts';

/** Returns the id of the signed-in member. */
export function useViewerId(): number {
  return Number(useSession()?.user_id);
}
