import { useRouter } from '@tanstack/react-router';
import type { ListName } from './list-names.data.ts';
import { findNeighbours } from './neighbours.rules.ts';
import { recallList } from './remember-list.ts';

/**
 * The list that a profile was opened from: who comes before and after, and the way back to the place one left.
 * Undefined when the profile was opened by its address or is not in that list.
 */
export function useListOfProfile({ from, id }: { from: ListName | undefined; id: number }) {
  const router = useRouter();
  const list = recallList(from);
  const neighbours = findNeighbours(list, id);
  if (list === undefined || neighbours === undefined) return undefined;
  const goBack = () => {
    const { __TSR_index: historyIndex } = router.history.location.state;
    const steps = list.historyIndex - historyIndex;
    if (steps < 0) router.history.go(steps);
    else router.history.push(list.href);
  };
  return { ...neighbours, name: list.name, href: list.href, goBack };
}
