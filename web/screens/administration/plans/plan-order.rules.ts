import type { AdminPlanWire } from '#contract/plans/plan.wire.ts';

/** The plans with one moved to another place, counted from 1. */
export function movePlan(
  plans: readonly AdminPlanWire[],
  { id, place }: { id: number; place: number },
): AdminPlanWire[] {
  const moved = plans.find(({ p_id }) => p_id === id);
  if (moved === undefined) return [...plans];
  const others = plans.filter((plan) => plan !== moved);
  return others.toSpliced(place - 1, 0, moved);
}

/** The items with one a place earlier or later; the same order at the ends. */
export function moveItem<Item>(items: readonly Item[], { from, to }: { from: number; to: number }): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
