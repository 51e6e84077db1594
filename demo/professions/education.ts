import type { Shares } from '../shares.ts';
import type { Track } from './graduate-jobs.ts';

/** How many study what, by gender: women more often nursing and teaching, men engineering. */
export const trackShares: Readonly<Record<'Male' | 'Female', Readonly<Record<Track, number>>>> = {
  Male: {
    engineering: 32,
    computing: 10,
    science: 12,
    arts: 12,
    commerce: 18,
    law: 3,
    nursing: 2,
    teaching: 2,
    theology: 0,
    medicine: 3,
    accountancy: 3,
    pharmacy: 3,
  },
  Female: {
    engineering: 19,
    computing: 9,
    science: 16,
    arts: 16,
    commerce: 15,
    law: 3,
    nursing: 6,
    teaching: 8,
    theology: 0,
    medicine: 4,
    accountancy: 2,
    pharmacy: 3,
  },
};

type Degrees = { bachelor: string; master: string };

/** The labels of the degrees of each track. */
export const degrees: Readonly<Record<Track, Degrees>> = {
  engineering: { bachelor: "Bachelor's – Engineering", master: "Master's – Engineering" },
  computing: { bachelor: "Bachelor's – Other", master: "Master's – Other" },
  science: { bachelor: "Bachelor's – Science", master: "Master's – Science" },
  arts: { bachelor: "Bachelor's – Arts", master: "Master's – Arts" },
  commerce: { bachelor: "Bachelor's – Commerce", master: "Master's – Commerce" },
  law: { bachelor: "Bachelor's – Law", master: "Master's – Law" },
  nursing: { bachelor: "Bachelor's – Nursing", master: "Master's – Nursing" },
  teaching: { bachelor: "Bachelor's – Education", master: "Master's – Education" },
  theology: { bachelor: "Bachelor's – Theology", master: "Master's – Theology" },
  medicine: { bachelor: 'MBBS/BDS', master: 'MD/MS' },
  accountancy: { bachelor: 'Professional (CA/CS/ICWA)', master: 'Professional (CA/CS/ICWA)' },
  pharmacy: { bachelor: "Bachelor's – Other", master: "Master's – Other" },
};

/** A management degree (MBA) after engineering, arts or commerce. */
export const managementDegree = "Master's – Other";

/** Names of colleges; `{town}` is one nearby. */
export const colleges: Readonly<Record<Track, readonly string[]>> = {
  engineering: [
    'Government College of Engineering, {town}',
    'Institute of Technology, {town}',
    'College of Engineering, {town}',
    '{saint} College of Engineering',
  ],
  computing: [
    'Institute of Computer Studies, {town}',
    '{saint} College, {town}',
    'Arts and Science College, {town}',
  ],
  science: [
    'Government Arts and Science College, {town}',
    '{saint} College, {town}',
    'University College, {town}',
  ],
  arts: ['Government Arts College, {town}', '{saint} College, {town}', 'University of {town}'],
  commerce: ['College of Commerce, {town}', '{saint} College, {town}', 'Government Degree College, {town}'],
  law: ['Government Law College, {town}', 'Law Academy, {town}'],
  nursing: ['College of Nursing, {town}', '{saint} School of Nursing', 'Government Nursing College, {town}'],
  teaching: ['College of Teacher Education, {town}', 'Training College, {town}'],
  theology: ['Theological Seminary, {town}', 'Bible College, {town}'],
  medicine: ['Government Medical College, {town}', 'Medical College, {town}', 'Dental College, {town}'],
  accountancy: ['Institute of Chartered Accountants', 'College of Commerce, {town}'],
  pharmacy: ['College of Pharmacy, {town}', 'Institute of Pharmaceutical Sciences, {town}'],
};

export const namesOfColleges: Shares = {
  'St. Thomas': 3,
  'St. Mary’s': 3,
  'St. Xavier’s': 3,
  Vivekananda: 3,
  Tagore: 2,
  Gandhi: 3,
  'Sarojini Naidu': 2,
  Ambedkar: 3,
  Nehru: 3,
  Azad: 2,
  Lajpat: 1,
  Ramanujan: 1,
};
