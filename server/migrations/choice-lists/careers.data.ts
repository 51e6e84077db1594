/** Qualifications from the lowest to the highest; those with the same words before the dash are equally high. */
export const qualifications = `
  Below 10th, 10th, 12th, ITI/Diploma,
  Bachelor's – Arts, Bachelor's – Science, Bachelor's – Commerce, Bachelor's – Engineering, Bachelor's – Law,
  Bachelor's – Nursing, Bachelor's – Education, Bachelor's – Theology, Bachelor's – Other,
  Professional (CA/CS/ICWA), MBBS/BDS,
  Master's – Arts, Master's – Science, Master's – Commerce, Master's – Engineering, Master's – Law,
  Master's – Nursing, Master's – Education, Master's – Theology, Master's – Other,
  MD/MS, PhD`;

export const workingWith =
  'Private company, Government/PSU, Defence/Police, Business, Self-employed, Church/Ministry, Not working, Student';

/** Bands of a year's income in lakhs of rupees, an open end last. */
export const incomeBands = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 5],
  [5, 7.5],
  [7.5, 10],
  [10, 15],
  [15, 20],
  [20, 30],
  [30, 50],
  [50, 75],
  [75, 100],
] as const;
