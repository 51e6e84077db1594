import { type Point, createChance, format, polar, polygonPath, range, turn } from './geometry.ts';
import { colour, mix } from './palette.ts';

/** One ring of small glass pieces (shares of the radius); its tints take turns. */
export type GlassRing = {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly pieces: number;
  readonly tints: readonly string[];
};

const {
  marigold,
  paper,
  rose200,
  rose300,
  rose400,
  mulberry500,
  mulberry600,
  mulberry800,
  peacock,
  sindoor,
  tulsi,
} = colour;
const water = mix([peacock, paper], 0.28);

/** The great window, from its bright middle to the evening blue at the rim. */
export const windowGlass: readonly GlassRing[] = [
  { from: 0, to: 0.19, rows: 3, pieces: 24, tints: [marigold, mix([marigold, paper], 0.45)] },
  {
    from: 0.19,
    to: 0.3,
    rows: 2,
    pieces: 48,
    tints: [mix([marigold, paper], 0.3), mix([marigold, rose200], 0.5)],
  },
  {
    from: 0.3,
    to: 0.43,
    rows: 3,
    pieces: 60,
    tints: [rose300, mix([rose300, sindoor], 0.35), rose400, rose200],
  },
  { from: 0.43, to: 0.52, rows: 2, pieces: 72, tints: [peacock, water, mix([peacock, mulberry800], 0.25)] },
  {
    from: 0.52,
    to: 0.72,
    rows: 4,
    pieces: 96,
    tints: [marigold, mix([marigold, sindoor], 0.35), mix([marigold, paper], 0.3)],
  },
  { from: 0.72, to: 1, rows: 4, pieces: 144, tints: [tulsi, mix([tulsi, marigold], 0.4), water] },
];

/** The round lights of the outer ring: a flower in each. */
export const roundelGlass: readonly GlassRing[] = [
  { from: 0, to: 0.2, rows: 1, pieces: 6, tints: [mix([marigold, paper], 0.3), marigold] },
  { from: 0.2, to: 0.52, rows: 2, pieces: 12, tints: [rose300, rose400, mix([rose400, sindoor], 0.4)] },
  { from: 0.52, to: 0.68, rows: 1, pieces: 24, tints: [peacock, water] },
  { from: 0.68, to: 1.05, rows: 2, pieces: 18, tints: [mulberry500, rose400, mulberry600] },
];

/** Small pieces, each with its own chance shade, leaded apart. */
export function drawGlass({
  centre,
  reach,
  rings,
}: {
  centre: Point;
  reach: number;
  rings: readonly GlassRing[];
}): string {
  const chance = createChance(5 + Math.round(centre.x + centre.y));
  const drawPiece = (ring: GlassRing, { row, index }: { row: number; index: number }): string => {
    const depth = (ring.to - ring.from) / ring.rows;
    const [near, far] = [ring.from + row * depth, ring.from + (row + 1) * depth].map(
      (share) => share * reach,
    );
    const shift = (row % 2) / 2;
    const [start, end] = [index + shift, index + 1 + shift].map((step) => (step * turn) / ring.pieces);
    const corners = [
      [near, start],
      [far, start],
      [far, end],
      [near, end],
    ].map(([radius = 0, angle = 0]) => polar(centre, { radius, angle }));
    const tint = ring.tints[(index + row) % ring.tints.length] ?? marigold;
    const shade = mix([tint, chance() < 0.6 ? paper : mulberry800], chance() * 0.3);
    return `<path d="${polygonPath(corners)}" fill="${shade}"/>`;
  };
  const pieces = rings.flatMap((ring) =>
    range(ring.rows).flatMap((row) => range(ring.pieces).map((index) => drawPiece(ring, { row, index }))),
  );
  return `<g stroke="${colour.mulberry900}" stroke-opacity=".7" stroke-width="${format(0.9 + reach * 0.001)}">${pieces.join('')}</g>`;
}
