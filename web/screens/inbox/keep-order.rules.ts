/**
 * Puts rows that were loaded again in the order in which they were shown: an answered interest stays where it was pressed, so that
 * no other one comes under the same finger. New rows come first where the server has them before every known one, else last.
 */
export function keepOrder<Row extends { i_id: number }>(
  rows: readonly Row[],
  shown: readonly number[],
): Row[] {
  const places = new Map(shown.map((id, place) => [id, place]));
  const firstKnown = rows.findIndex(({ i_id }) => places.has(i_id));
  const placeOf = ({ i_id }: Row, index: number) => places.get(i_id) ?? (index < firstKnown ? -1 : Infinity);
  return rows
    .map((row, index) => ({ row, index, place: placeOf(row, index) }))
    .toSorted((one, other) => (one.place === other.place ? one.index - other.index : one.place - other.place))
    .map(({ row }) => row);
}
