import { type Point, formatPoint } from './geometry.ts';

/** The four sides of a dot's cell in the order the line walks round it. */
const sides = [
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
  { column: 0, row: -1 },
] as const;

type Side = (typeof sides)[number];
type Cell = { readonly column: number; readonly row: number };

export type DotGrid = {
  readonly cells: readonly Cell[];
  readonly hasDot: (cell: Cell) => boolean;
  /** Where a place of the grid (cell units) lies on the sheet. */
  readonly place: (spot: Point) => Point;
};

/**
 * The looping line of a sikku kolam: round every dot, it crosses itself half-way to each neighbouring dot and turns back
 * where there is none. The rule is the traditional one; the result never touches a dot.
 */
export function drawKolamLine(grid: DotGrid): string {
  return grid.cells
    .flatMap((cell) =>
      sides.map((side, index) => drawQuarter({ grid, cell, side, next: sides[(index + 1) % 4] ?? side })),
    )
    .join('');
}

function drawQuarter({
  grid,
  cell,
  side,
  next,
}: {
  grid: DotGrid;
  cell: Cell;
  side: Side;
  next: Side;
}): string {
  const start = findAnchor(grid, { cell, side });
  const end = findAnchor(grid, { cell, side: next });
  // An open side is crossed slantwise towards the other side of the quarter; a closed one is passed along its edge.
  const leave = start.isOpen ? { column: next.column - side.column, row: next.row - side.row } : next;
  const arrive = end.isOpen
    ? { column: next.column - side.column, row: next.row - side.row }
    : { column: -side.column, row: -side.row };
  const from = { x: cell.column + start.spot.x, y: cell.row + start.spot.y };
  const to = { x: cell.column + end.spot.x, y: cell.row + end.spot.y };
  const strength = (isOpen: boolean): number => (isOpen ? 0.17 : 0.24);
  const first = {
    x: from.x + leave.column * strength(start.isOpen),
    y: from.y + leave.row * strength(start.isOpen),
  };
  const second = {
    x: to.x - arrive.column * strength(end.isOpen),
    y: to.y - arrive.row * strength(end.isOpen),
  };
  const [a, b, c, d] = [from, first, second, to].map((spot) => formatPoint(grid.place(spot)));
  return `M${a}C${b} ${c} ${d}`;
}

function findAnchor(
  grid: DotGrid,
  { cell, side }: { cell: Cell; side: Side },
): { isOpen: boolean; spot: Point } {
  const isOpen = grid.hasDot({ column: cell.column + side.column, row: cell.row + side.row });
  const distance = isOpen ? 0.5 : 0.41;
  return { isOpen, spot: { x: side.column * distance, y: side.row * distance } };
}
