import { words } from '../words.ts';

/** What a person does for a living. Texts are labels of the choice lists, or own words. */
export type Job = {
  title: string;
  area: string;
  workingWith: string;
  /** Lakhs of rupees a year in India with some five years of experience. */
  pay: number;
  share: number;
};

/** Reads jobs written as `title|area|working with|pay|how many`. */
export function listJobs(text: string): readonly Job[] {
  return words(text).map((line) => {
    const [title = '', area = '', workingWith = '', pay, share] = line.split('|');
    return {
      title,
      area: areas[area] ?? area,
      workingWith: employers[workingWith] ?? workingWith,
      pay: Number(pay),
      share: Number(share),
    };
  });
}

const areas: Readonly<Record<string, string>> = {
  IT: 'Information technology',
  eng: 'Engineering and architecture',
  med: 'Medicine',
  care: 'Nursing and health care',
  edu: 'Education',
  sci: 'Science and research',
  acc: 'Accounting and finance',
  bank: 'Banking and insurance',
  law: 'Law',
  gov: 'Government and civil services',
  def: 'Defence and security',
  man: 'Management and consulting',
  sale: 'Sales and marketing',
  art: 'Media and arts',
  rel: 'Religion and social work',
  sport: 'Sports',
  off: 'Office work',
  hotel: 'Hotels and travel',
  beauty: 'Beauty and personal care',
  move: 'Transport',
  farm: 'Agriculture and fisheries',
  build: 'Construction and repair',
  craft: 'Crafts and food making',
  plant: 'Factories and plants',
  home: 'Household and manual work',
};

const employers: Readonly<Record<string, string>> = {
  P: 'Private company',
  G: 'Government/PSU',
  D: 'Defence/Police',
  B: 'Business',
  S: 'Self-employed',
  C: 'Church/Ministry',
};
