import { useDeclining } from './decline-later.ts';
import { useActs } from '../waiting/store-acts.ts';

/** The ids of the received interests that were answered here, while the server has not heard of it: they wait for nobody any more. */
export function useAnsweredHere(): ReadonlySet<number> {
  const declining = useDeclining();
  const kept = useActs().flatMap((act) =>
    act.kind === 'answer' && act.status !== 'cancelled' ? [act.interestId] : [],
  );
  return new Set([...declining.keys(), ...kept]);
}

/** Returns how many interests wait for the viewer's answer, of those that the server counts. */
export function useStillWaiting(counted: number): number {
  return Math.max(0, counted - useAnsweredHere().size);
}
