import { format } from '#art/geometry.ts';
import type { Lock } from './draw-locks.ts';

/** The same lock on the other side of the head. */
export function mirrored(lock: Lock): Lock {
  const turn = (text: string) =>
    text
      .split(' ')
      .map((value, index) => (index % 3 === 0 ? format(-Number(value)) : value))
      .join(' ');
  return {
    ...lock,
    from: turn(lock.from),
    to: turn(lock.to),
    ...(lock.over === undefined ? {} : { over: turn(lock.over) }),
  };
}

export const both = (lock: Lock): Lock[] => [mirrored(lock), lock];

/** A woman's hair in front: to both sides of a parting, down to the ears or lower. */
export function partedLocks(parting: number, { yaw, ...shape }: Parted): Lock[] {
  return [
    mirrored(partedRight(-parting, { ...shape, stands: yaw < 0 ? 40 : 0 })),
    partedRight(parting, { ...shape, stands: yaw > 0 ? 40 : 0 }),
  ];
}
type Parted = { low: number; volume: number; yaw: number };

/** `stands` is how far the hair is in front of the ear: on the side that is turned away, the cheek stands out. */
function partedRight(
  parting: number,
  { low, volume, stands }: Omit<Parted, 'yaw'> & { stands: number },
): Lock {
  const p = parting * 52;
  const f = format;
  const z = (value: number) => f(value + stands);
  return {
    from: `${f(p)} -176 118 ${f(p * 0.5 + 66)} -184 112 138 -138 ${z(60)} 151 ${f(low)} ${z(14)}`,
    over: `${f(p * 0.9)} -224 90 ${f(p * 0.5 + 96)} ${f(-238 - 8 * volume)} 60 ${f(172 + 5 * volume)} -140 ${z(10)} ${f(166 + 4 * volume)} ${f(low + 14)} ${z(-8)}`,
    to: `${f(p * 0.75)} ${f(-270 - 12 * volume)} 30 ${f(p * 0.5 + 118)} ${f(-286 - 18 * volume)} 0 ${f(188 + 14 * volume)} -170 ${z(-40)} ${f(174 + 10 * volume)} ${f(low + 36)} ${z(-44)}`,
    count: 34,
  };
}

/** Beside the ears, short, as most men wear it. */
const sides: Lock = {
  from: '108 -170 92 144 -122 50 148 -60 30 147 2 20',
  over: '110 -206 70 160 -160 24 162 -84 6 157 8 4',
  to: '104 -240 50 160 -206 10 172 -96 -24 167 4 -14',
  count: 22,
};

/** What is left of it when the crown is bare. */
const lowSides: Lock = {
  from: '146 -120 44 149 -96 34 149 -50 26 147 2 20',
  over: '156 -132 24 162 -110 16 164 -70 6 157 8 4',
  to: '160 -140 0 172 -120 -10 176 -80 -24 167 4 -14',
  count: 18,
};

/** Each style of men: what covers the sides, then the top. The parting is on the left of the picture. */
export const mensLocks = {
  'side part': [
    {
      from: '-64 -176 114 -100 -186 98 -130 -170 76 -146 -116 50',
      to: '-60 -268 50 -104 -276 30 -156 -226 0 -172 -150 -20',
      count: 14,
    },
    {
      from: '-64 -178 114 -10 -204 132 80 -200 112 140 -140 56',
      over: '-62 -214 96 -10 -266 106 96 -256 70 160 -156 30',
      to: '-60 -268 50 -14 -306 10 108 -292 0 170 -170 -14',
      count: 34,
    },
  ],
  crop: [
    {
      from: '-112 -172 92 -138 -196 66 -142 -258 20 -60 -276 -10',
      over: '0 -184 124 -4 -232 124 -4 -272 80 0 -290 0',
      to: '116 -162 88 156 -196 56 148 -268 10 30 -286 -10',
      count: 44,
    },
  ],
  'swept back': [
    {
      from: '-108 -176 94 -148 -206 66 -154 -284 20 -60 -302 -30',
      over: '6 -188 124 0 -272 142 0 -310 70 0 -310 -20',
      to: '108 -176 94 148 -206 66 154 -284 20 60 -302 -30',
      count: 44,
    },
  ],
  waves: [
    {
      from: '-70 -178 112 -110 -200 100 -140 -180 76 -150 -104 50',
      to: '-64 -252 60 -120 -284 30 -174 -226 0 -178 -130 -20',
      count: 12,
    },
    {
      from: '-70 -178 112 -30 -236 140 54 -170 136 138 -128 62',
      over: '-66 -222 96 -10 -290 110 80 -230 84 166 -156 30',
      to: '-64 -256 60 -10 -320 10 116 -300 0 180 -176 -14',
      count: 30,
    },
  ],
  fringe: [
    {
      from: '40 -282 10 -70 -292 40 -150 -226 60 -138 -112 60',
      over: '36 -288 10 10 -286 110 -30 -220 140 -10 -146 136',
      to: '30 -284 10 120 -286 40 160 -220 56 142 -122 56',
      count: 46,
    },
  ],
  receding: [
    {
      from: '-118 -188 74 -146 -214 44 -130 -268 10 -30 -280 -20',
      over: '0 -204 112 0 -240 104 0 -272 70 0 -282 0',
      to: '118 -188 74 146 -214 44 130 -268 10 30 -280 -20',
      count: 30,
    },
  ],
  bald: [],
  'curly crop': [
    {
      from: '-112 -176 92 -146 -200 60 -150 -266 20 -60 -282 -10',
      over: '0 -188 124 -4 -236 124 -4 -270 80 0 -290 0',
      to: '112 -176 92 146 -200 60 150 -266 20 60 -282 -10',
      count: 8,
    },
  ],
} as const satisfies Readonly<Record<string, readonly Lock[]>>;

/** The short hair beside the ears; where the head is turned away, the cheek stands out, and the hair with it. */
export function sideLocks(yaw: number, isBald: boolean): Lock[] {
  const lock = isBald ? lowSides : sides;
  return [mirrored(standOut(lock, yaw < 0)), standOut(lock, yaw > 0)];
}

function standOut(lock: Lock, isFar: boolean): Lock {
  if (!isFar) return lock;
  const shift = (text: string) =>
    text
      .split(' ')
      .map((value, index) => (index % 3 === 2 ? format(Number(value) + 34) : value))
      .join(' ');
  return {
    ...lock,
    from: shift(lock.from),
    to: shift(lock.to),
    ...(lock.over === undefined ? {} : { over: shift(lock.over) }),
  };
}
