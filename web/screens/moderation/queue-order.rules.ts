import type { ReviewItemWire } from '#contract/moderation/review.wire.ts';

type Row = Pick<ReviewItemWire, 'item_id' | 'claimed_by'>;
type Place = {
  /** The open item; undefined for none. */
  item: number | undefined;
  by: 1 | -1;
  /** The item leaves the list, so that after the last one come the first ones. */
  isLeaving?: boolean;
};

/** The item before or after the open one that no other moderator has open; undefined at the end of the list. */
export function neighbourOf(
  rows: readonly Row[],
  { item, by, isLeaving = false }: Place,
): number | undefined {
  const ids = rows.map(({ item_id: id }) => id);
  const at = item === undefined ? -1 : ids.indexOf(item);
  const ordered = by === 1 ? rows : rows.toReversed();
  const start = at === -1 ? 0 : (by === 1 ? at : rows.length - 1 - at) + 1;
  const ahead = isLeaving ? [...ordered.slice(start), ...ordered.slice(0, start)] : ordered.slice(start);
  return ahead.find((row) => row.item_id !== item && isFree(row))?.item_id;
}

function isFree({ claimed_by: claimer }: Row): boolean {
  return claimer === null || claimer.is_me;
}
