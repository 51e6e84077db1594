import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Titles of work in registers of bureaus. A code is that of the area and the title. */
export const bureauWorkWords: SynonymSeeds = {
  'religion-and-social-work-astrologer': {
    same: 'Jyothishi; Jyotishi; Jyotish; Jyothishan; Astrology; Josiyar; Josier; Jyotsi; Jothidar; Jothidam; Vastu consultant; Vaastu consultant; Astro; Joshi (astrologer); Kaniyan (astrologer)',
  },
  'office-work-document-writer': {
    same: 'Aadharam ezhuthu; Adharam writer; Aadharam; Deed writer; Document writing; Stamp vendor; Bond writer; Petition writer; Dasthavej lekhak',
  },
};
