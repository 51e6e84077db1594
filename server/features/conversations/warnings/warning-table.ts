import type { WordGroups } from './compile-phrases.ts';

/** The phrases of one language; `compile-phrases.ts` explains their notation. */
export type WarningTable = {
  language: 'any' | 'English' | 'Hindi' | 'Malayalam' | 'Tamil';
  words: WordGroups;
  /** Phrases that take any warning of this table back, such as "money is not important". */
  unless?: readonly string[];
  rules: readonly WarningRule[];
};

type WarningRule = {
  warning: 'money' | 'account' | 'upi' | 'link' | 'elsewhere';
  /** What a message with such a phrase says or wants. */
  why: string;
  phrases: readonly string[];
  /** What, in the same sentence, shows that an ordinary thing is meant: a word beside the phrase, or a phrase that shares words with it. */
  unless?: readonly string[];
};
