import type { ReviewedStoryWire } from '#contract/stories/story.wire.ts';

/** Stories on one page of a section. A whole page of approved ones is what the landing page shows, if visitors see all of them. */
export const storiesOfPage = 12;

/** The page on which a place is. */
export function pageOfPlace(place: number): number {
  return Math.ceil(place / storiesOfPage);
}

type Placed = Pick<ReviewedStoryWire, 'ss_id' | 'ss_order'>;
type Move = { id: number; place: number };

/** Approved stories after a move of one of them: those between its old and its new place make room. */
export function moveStory<Row extends Placed>(rows: readonly Row[], { id, place }: Move): Row[] {
  const from = rows.find((row) => row.ss_id === id)?.ss_order ?? place;
  const orderOf = ({ ss_id: rowId, ss_order: order }: Placed) => {
    if (rowId === id) return place;
    if (order === null) return order;
    if (order > from && order <= place) return order - 1;
    return order < from && order >= place ? order + 1 : order;
  };
  return rows
    .map((row) => ({ ...row, ss_order: orderOf(row) }))
    .toSorted((one, other) => (one.ss_order ?? 0) - (other.ss_order ?? 0));
}

type Waiting = Pick<ReviewedStoryWire, 'ss_id' | 'ss_created_at'>;

/** The story to read after one: the next that waits, oldest first, and after the last one the first. */
export function nextStory<Row extends Waiting>(waiting: readonly Row[], open: Waiting): Row | undefined {
  const at = waiting.findIndex(({ ss_id: id }) => id === open.ss_id);
  const others = waiting.toSpliced(at, at === -1 ? 0 : 1);
  // One that is decided has left the list.
  const next = at === -1 ? others.find((story) => story.ss_created_at > open.ss_created_at) : others[at];
  return next ?? others[0];
}

export type Objector = 'bride' | 'groom' | 'both';

/** Who of the couple objects to the story. */
export function objectorOf({
  ss_bride_answer: bride,
  ss_groom_answer: groom,
}: Pick<ReviewedStoryWire, 'ss_bride_answer' | 'ss_groom_answer'>): Objector | undefined {
  if (bride === 'objected') return groom === 'objected' ? 'both' : 'bride';
  return groom === 'objected' ? 'groom' : undefined;
}
