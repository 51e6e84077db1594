// What plainText and the function `folded` of the database do with a text in its decomposed form (NFKD). Both read these lists, so that
// they find the same. A change of the lists needs a migration that makes the function anew.

/**
 * Characters that count for nothing, as the inside of a class that JavaScript and PostgreSQL read alike: accents of Latin letters,
 * apostrophes, vowel signs and the long line of Arabic, joiners and other marks that are not seen, and the nukta of northern scripts, which
 * many leave out. In Indian scripts all other marks are the vowels.
 */
export const dropped = [
  String.raw`\u0300-\u036F\u02BC\u2018\u2019\u0027`,
  String.raw`\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4`,
  String.raw`\u093C\u0A3C\u0ABC`,
  String.raw`\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0`,
].join('');

/** Letters that are one for readers although they have several codes, each with the one that stands for all; small letters alone. */
export const sameLetters: readonly (readonly [from: string, to: string])[] = [
  ['øłđðħıς', 'olddhiσ'],
  // Arabic letters as Persian, Urdu and Kurdish keyboards type them.
  ['یىېکڪہەۃةٱ', 'يييككهههها'],
  ['ஶ', 'ஸ'],
  ['‐‑‒–—―−', '-------'],
];

/** Letters of two codes, and how they are written in full: the chillu letters of Malayalam, and two spellings of its au. */
export const sameSequences: readonly (readonly [from: string, to: string])[] = [
  ['ൺ', 'ണ്'],
  ['ൻ', 'ന്'],
  ['ർ', 'ര്'],
  ['ൽ', 'ല്'],
  ['ൾ', 'ള്'],
  ['ൿ', 'ക്'],
  ['\u0D4E', 'ര്'],
  ['\u0D46\u0D57', '\u0D57'],
  ['ৎ', 'ত্'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
];
