import { assameseHindu } from './assamese-hindu.ts';
import { bengaliHindu } from './bengali-hindu.ts';
import { bengaliMuslim } from './bengali-muslim.ts';
import type { Culture } from './culture.ts';
import { gujaratiHindu } from './gujarati-hindu.ts';
import { gujaratiMuslim } from './gujarati-muslim.ts';
import { haryanviHindu } from './haryanvi-hindu.ts';
import { himalayanBuddhist, nepaliHindu } from './himalayan.ts';
import { hindiHindu } from './hindi-hindu.ts';
import { jain } from './jain.ts';
import { kannadigaHindu } from './kannadiga-hindu.ts';
import { kashmiriMuslim } from './kashmiri-muslim.ts';
import { kashmiriPandit } from './kashmiri-pandit.ts';
import { konkaniChristian } from './konkani-christian.ts';
import { maithilHindu } from './maithil-hindu.ts';
import { malayaliChristian } from './malayali-christian.ts';
import { malayaliHindu } from './malayali-hindu.ts';
import { malayaliMuslim } from './malayali-muslim.ts';
import { marathiBuddhist } from './marathi-buddhist.ts';
import { marathiHindu } from './marathi-hindu.ts';
import { marwariHindu } from './marwari-hindu.ts';
import { northEastChristian } from './north-east-christian.ts';
import { northernChristian } from './northern-christian.ts';
import { odiaHindu } from './odia-hindu.ts';
import { parsi } from './parsi.ts';
import { punjabiHindu } from './punjabi-hindu.ts';
import { punjabiSikh } from './punjabi-sikh.ts';
import { rajasthaniHindu } from './rajasthani-hindu.ts';
import { sarna } from './sarna.ts';
import { sindhiHindu } from './sindhi-hindu.ts';
import { tamilChristian } from './tamil-christian.ts';
import { tamilHindu } from './tamil-hindu.ts';
import { tamilMuslim } from './tamil-muslim.ts';
import { teluguChristian } from './telugu-christian.ts';
import { teluguHindu } from './telugu-hindu.ts';
import { tuluvaHindu } from './tuluva-hindu.ts';
import { urduMuslim } from './urdu-muslim.ts';

/** All cultures of the population. New ones go to the end: a person's culture follows from the order. */
export const cultures: readonly Culture[] = [
  malayaliChristian,
  malayaliHindu,
  malayaliMuslim,
  tamilHindu,
  tamilChristian,
  tamilMuslim,
  teluguHindu,
  teluguChristian,
  kannadigaHindu,
  tuluvaHindu,
  konkaniChristian,
  marathiHindu,
  marathiBuddhist,
  gujaratiHindu,
  gujaratiMuslim,
  jain,
  marwariHindu,
  rajasthaniHindu,
  punjabiSikh,
  punjabiHindu,
  haryanviHindu,
  hindiHindu,
  maithilHindu,
  bengaliHindu,
  bengaliMuslim,
  odiaHindu,
  assameseHindu,
  northEastChristian,
  northernChristian,
  urduMuslim,
  kashmiriMuslim,
  kashmiriPandit,
  sindhiHindu,
  parsi,
  sarna,
  nepaliHindu,
  himalayanBuddhist,
];
