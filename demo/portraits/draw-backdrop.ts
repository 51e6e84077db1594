import { mulberry, schemeColors } from '#web/design/tokens.ts';

const { paper } = schemeColors.light;

/** A ground and a stronger tint over it, from the product's own colours. */
export const tints = [
  { ground: schemeColors.light['marigold-tint'], shape: '#F9DFA6' },
  { ground: mulberry[50], shape: mulberry[100] },
  { ground: schemeColors.light['peacock-tint'], shape: '#C4E1E7' },
  { ground: schemeColors.light['tulsi-tint'], shape: '#CFE8D8' },
  { ground: schemeColors.light['sindoor-tint'], shape: '#F6D2CC' },
  { ground: paper, shape: '#EFE0C8' },
] as const;
export type Tint = (typeof tints)[number];

type Backdrop = (tint: Tint) => string;

const sun: Backdrop = ({ shape }) => `<circle cx="480" cy="560" r="400" fill="${shape}"/>`;

const arch: Backdrop = ({ shape }) =>
  `<path d="M110 1280V560C110 380 260 330 340 230C400 160 440 130 480 80C520 130 560 160 620 230C700 330 850 380 850 560V1280Z" fill="${shape}"/>`;

const hills: Backdrop = ({ shape }) => `
  <circle cx="720" cy="330" r="110" fill="${shape}"/>
  <path d="M0 900C160 760 300 740 460 840C620 930 780 800 960 760V1280H0Z" fill="${shape}"/>
  <path d="M0 1040C220 930 420 960 960 980V1280H0Z" fill="${shape}" opacity="0.7"/>`;

const petals: Backdrop = ({ shape }) =>
  Array.from(
    { length: 12 },
    (_, turn) =>
      `<ellipse cx="480" cy="230" rx="86" ry="210" fill="${shape}" transform="rotate(${turn * 30} 480 600)" opacity="0.75"/>`,
  ).join('');

const sprigs: Backdrop = ({ shape }) =>
  Array.from({ length: 24 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const x = 120 + column * 240 + (row % 2) * 120;
    return `<path d="M${x} ${110 + row * 210}c-34 -46 -34 -84 0 -120c34 36 34 74 0 120z" fill="${shape}"/>`;
  }).join('');

export const backdrops = [sun, arch, hills, petals, sprigs] as const;
