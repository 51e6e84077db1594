import { useSession } from '#web/api/use-session.ts';

/** The number of the signed-in member. */
export function useViewerId(): number {
  return Number(useSession()?.user_id);
}
