import { ink } from './draw-headwear.ts';

/** Two colours that go together. */
export type Cloth = { main: string; trim: string };

const line = `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`;
const body =
  'M232 846C300 930 640 938 712 818C806 850 930 896 1010 1000L1180 1240V1320H-240V1240L-70 1040C0 930 120 880 232 846Z';
const neckline = 'M232 846C300 930 640 938 712 818';

type Garment = (cloth: Cloth) => string;

const kurta: Garment = ({ main, trim }) => `
  <path d="${body}" fill="${main}" ${line}/>
  <path d="${neckline}" fill="none" stroke="${trim}" stroke-width="30" transform="translate(0 22)"/>
  <path d="M498 930V1300" stroke="${trim}" stroke-width="26"/>
  ${[1000, 1080, 1160, 1240].map((y) => `<circle cx="498" cy="${y}" r="8" fill="${ink}"/>`).join('')}
  <path d="${neckline}" fill="none" ${line}/>`;

const saree: Garment = ({ main, trim }) => `
  <path d="${body}" fill="${trim}" ${line}/>
  <path d="M-240 1220L-70 1020C60 900 150 872 250 858C420 1000 640 1140 1010 1240L1180 1270V1320H-240Z" fill="${main}" ${line}/>
  <path d="M250 858C420 1000 640 1140 1010 1240L1180 1270" fill="none" stroke="${trim}" stroke-width="44" transform="translate(-16 34)"/>
  <path d="M250 858C420 1000 640 1140 1010 1240L1180 1270" fill="none" stroke="${main}" stroke-width="8" stroke-dasharray="4 22" transform="translate(-16 34)"/>
  <path d="M120 900C240 1040 420 1180 640 1300M20 960C120 1090 240 1210 380 1310" fill="none" stroke="${ink}" stroke-width="6" opacity="0.25"/>`;

const shawl: Garment = ({ main, trim }) => `
  <path d="${body}" fill="${main}" ${line}/>
  <path d="${neckline}" fill="none" stroke="${trim}" stroke-width="24" transform="translate(0 18)"/>
  <path d="M-240 1240L-70 1040C0 930 120 880 232 846C250 990 240 1150 190 1320H-240Z" fill="${trim}" ${line}/>
  <path d="M712 818C806 850 930 896 1010 1000L1180 1240V1320H770C720 1150 700 990 712 818Z" fill="${trim}" ${line}/>
  <path d="M120 900C150 1040 130 1180 90 1310M850 880C830 1020 850 1170 890 1310" fill="none" stroke="${ink}" stroke-width="6" opacity="0.25"/>`;

const shirt: Garment = ({ main, trim }) => `
  <path d="${body}" fill="${main}" ${line}/>
  <path d="M494 926V1300" stroke="${ink}" stroke-width="6" opacity="0.5"/>
  ${[1010, 1110, 1210].map((y) => `<circle cx="514" cy="${y}" r="8" fill="${trim}" stroke="${ink}" stroke-width="3"/>`).join('')}
  <path d="M232 846C250 810 280 800 296 800C330 880 420 920 494 930L400 1020C330 980 260 920 232 846Z" fill="${main}" ${line}/>
  <path d="M712 818C700 786 680 780 668 782C640 880 560 920 494 930L604 1012C660 960 700 900 712 818Z" fill="${main}" ${line}/>`;

const bandhgala: Garment = ({ main, trim }) => `
  <path d="${body}" fill="${main}" ${line}/>
  <path d="M222 850C240 800 270 780 290 776C330 880 600 890 676 764C700 776 716 796 722 822C640 950 300 950 222 850Z" fill="${main}" ${line}/>
  <path d="M496 936V1300" stroke="${ink}" stroke-width="7" opacity="0.5"/>
  ${[990, 1070, 1150, 1230].map((y) => `<circle cx="496" cy="${y}" r="11" fill="${trim}" stroke="${ink}" stroke-width="4"/>`).join('')}
  <path d="M690 1060L790 1040L800 1076L700 1092Z" fill="${trim}" ${line}/>`;

const waistcoat: Garment = ({ main, trim }) => `
  <path d="${body}" fill="${trim}" ${line}/>
  <path d="M150 872C200 1000 230 1150 220 1320H-10C-10 1320 480 1330 496 1320V950C380 940 280 900 232 846Z" fill="${main}" ${line}/>
  <path d="M712 818C660 910 580 944 496 950V1320H900C850 1150 830 1000 830 862Z" fill="${main}" ${line}/>
  ${[1010, 1100, 1190].map((y) => `<circle cx="520" cy="${y}" r="9" fill="${trim}" stroke="${ink}" stroke-width="4"/>`).join('')}
  <path d="M226 848C244 804 272 786 290 780C336 880 596 890 674 768C698 780 712 800 716 820C640 940 300 946 226 848Z" fill="${trim}" ${line}/>`;

export const garments = {
  Female: { kurta, saree, shawl },
  Male: { kurta, shirt, bandhgala, waistcoat },
} as const;
