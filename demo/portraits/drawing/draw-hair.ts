import { format, formatPoint, type Point, range } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import type { Looks } from '../looks/looks.ts';
import { drawLock, type Lock } from './draw-locks.ts';
import { drawBraid, drawBun, drawCurls, drawJasmine } from './draw-tresses.ts';
import { both, mensLocks, mirrored, partedLocks, sideLocks } from './hair-locks.ts';
import type { View } from './pose.ts';
import { line, shape } from './soft.ts';
import { tresses } from './tress-locks.ts';

/** Hair in three parts: behind the neck, on the head, and over the shoulders. */
export type Hair = {
  behind: string;
  front: string;
  over: string;
  /** The edge that throws a shadow on the face. */ edge: string;
};

/** The head as it is seen from behind the face. */
const back =
  'M0 -272C116 -272 186 -204 188 -70C188 10 158 84 96 138L-96 138C-158 84 -188 10 -188 -70C-186 -204 -116 -272 0 -272Z';

export function drawHair(looks: Looks, view: View): Hair {
  return looks.gender === 'Female' ? drawWomansHair(looks, view) : drawMansHair(looks, view);
}

function drawMansHair(looks: Looks, view: View): Hair {
  const { hair, hairColour, parting, grey } = looks;
  const style: readonly Lock[] =
    hair in mensLocks ? mensLocks[hair as keyof typeof mensLocks] : mensLocks.crop;
  const locks = [
    ...sideLocks(view.pose.yaw, hair === 'bald'),
    ...(parting < 0 ? style : style.map(mirrored)),
  ];
  const drawn = locks.map((lock) => drawLock(lock, { view, colour: hairColour }));
  const curls = hair === 'curly crop' ? drawCurls({ view, looks }) : '';
  const behind =
    hair === 'bald'
      ? ''
      : shape(
          view.flat(
            'M0 -262C110 -262 172 -204 178 -80C182 0 170 70 130 130L-130 130C-170 70 -182 0 -178 -80C-172 -204 -110 -262 0 -262Z',
            -40,
          ),
          { fill: 'url(#hair)' },
        );
  return {
    behind,
    front: drawn.join('') + curls + (grey === 'temples' ? drawGreyTemples(view) : ''),
    over: '',
    edge: locks.map(({ from }) => edgePath(from, view)).join(''),
  };
}

function edgePath(from: string, view: View): string {
  const [start, leave, arrive, end] = view.guide(from);
  return `M${formatPoint(start)}C${formatPoint(leave)} ${formatPoint(arrive)} ${formatPoint(end)}`;
}

/** Grey that begins beside the ears. */
function drawGreyTemples(view: View): string {
  return [-1, 1]
    .flatMap((side) =>
      range(16).map((index) => {
        const [x, y] = [side * (146 + (index % 4) * 7), -92 + index * 5];
        const at = view.at([x, y, 30 - (index % 4) * 12]);
        return line(`M${formatPoint(at)}q${side * 3} 14 ${-side * 1} 26`, {
          stroke: '#B9B0AA',
          width: 2.2,
          opacity: 0.5,
        });
      }),
    )
    .join('');
}

type Womans = { low: number; volume: number };
const womensShape: Readonly<Record<string, Womans>> = {
  'low bun': { low: -4, volume: 0 },
  'side bun': { low: -8, volume: 0.3 },
  braid: { low: 6, volume: 0.1 },
  open: { low: 110, volume: 0.5 },
  'open wavy': { low: 110, volume: 1 },
  bob: { low: 90, volume: 0.8 },
  'half up': { low: 10, volume: 1.1 },
};

function drawWomansHair(looks: Looks, view: View): Hair {
  const { hair, hairColour, parting } = looks;
  const form = womensShape[hair] ?? { low: 0, volume: 0 };
  const locks = partedLocks(parting, { ...form, yaw: view.pose.yaw });
  const front = locks.map((lock) => drawLock(lock, { view, colour: hairColour })).join('');
  const hung = (tresses[hair] ?? []).flatMap((lock) =>
    both(lock).map((one) => drawLock({ ...one, hasSheen: true }, { view, colour: hairColour })),
  );
  return {
    behind: drawBehind(looks, view),
    front: hung.join('') + front + drawParting(locks, { view, looks }),
    over: hair === 'braid' ? drawBraid(tressOf(looks, view)) + drawFlowers(looks, view) : '',
    edge: locks.map(({ from }) => edgePath(from, view)).join(''),
  };
}

const tressOf = (looks: Looks, view: View) => ({
  view,
  looks,
  near: view.pose.yaw > 0 ? (-1 as const) : (1 as const),
});

function drawFlowers(looks: Looks, view: View): string {
  return looks.hasJasmine ? drawJasmine(tressOf(looks, view)) : '';
}

/** What hangs down behind the neck, and a bun with its flowers. */
function drawBehind(looks: Looks, view: View): string {
  const { hair } = looks;
  const head = shape(view.flat(back, -50), { fill: 'url(#hair)' });
  if (hair.includes('bun')) return head + drawBun(tressOf(looks, view)) + drawFlowers(looks, view);
  return hair in tresses ? head + drawCurtain(view, hair === 'bob' ? 236 : 430) : head;
}

/** The hair that falls behind the neck. */
function drawCurtain(view: View, low: number): string {
  const path = view.flat(
    `M-188 -60C-200 80 -220 ${format(low - 160)} -206 ${low}C-100 ${low + 30} 100 ${low + 30} 206 ${low}C220 ${format(low - 160)} 200 80 188 -60Z`,
    -60,
  );
  return shape(path, { fill: 'url(#hair)' }) + shape(path, { fill: '#120A0B', opacity: 0.35 });
}

/** The skin that shows where the hair is parted. */
function drawParting(locks: readonly Lock[], { view, looks }: { view: View; looks: Looks }): string {
  const [lock] = locks;
  if (lock === undefined) return '';
  const start = (text: string): Point => {
    const [x = 0, y = 0, z = 0] = text.split(' ').map(Number);
    return view.at([x, y, z]);
  };
  const [root, middle, end] = [start(lock.from), start(lock.over ?? lock.to), start(lock.to)];
  const path = `M${format(root.x)} ${format(root.y + 3)}Q${formatPoint(middle)} ${formatPoint(end)}`;
  return (
    line(path, { stroke: mix([looks.skin.shade, looks.hairColour.dark], 0.35), width: 3.4, opacity: 0.8 }) +
    line(
      `M${format(root.x)} ${format(root.y + 4)}L${format((root.x + middle.x) / 2)} ${format((root.y + middle.y) / 2)}`,
      { stroke: looks.skin.shade, width: 3, opacity: 0.6 },
    )
  );
}
