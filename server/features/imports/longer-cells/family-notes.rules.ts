import type { ImportField } from '#contract/imports/mapping.fields.ts';

type FamilyField = Extract<ImportField, 'family_type' | 'financial_status' | 'family_values'>;

/** What a note says about the family, in words that the lists know. The particular stands before the general. */
const phrases: readonly (readonly [FamilyField, word: string, phrase: RegExp])[] = [
  [
    'family_type',
    'joint',
    /\b(?:joint|jt\.?|jnt) (?:hindu )?(?:family|fly|fam)\b|\bsa[nm]yukta? (?:parivar|kutumb)\b|\bkoottu ?kudumbam\b/,
  ],
  ['family_type', 'nuclear', /\b(?:nuclear|nuc\.?|ekal|vibhakt) (?:family|fly|fam|parivar|kutumb)\b/],
  ['financial_status', 'upper middle', /\bupp?e?r[- ]?mid(?:dle)?\b|\bumc\b/],
  ['financial_status', 'lower middle', /\blower[- ]?mid(?:dle)?\b|\blmc\b/],
  [
    'financial_status',
    'middle',
    /\bmid(?:dle)?\.?[- ]?(?:class\b|cl\b)|\bmiddle family\b|\bmadhyam va?rg\w*/,
  ],
  [
    'financial_status',
    'affluent',
    /\b(?:rich|wealthy|affluent|elite|sampann|ameer) (?:family|parivar)\b|\b(?:high|upper)[- ]class\b|\bhnwi?\b|\bfamily is (?:rich|affluent|wealthy)\b/,
  ],
  ['family_values', 'orthodox', /\b(?:orthodox|conservative)(?: (?:family|values))?\b/],
  ['family_values', 'traditional', /\btraditional (?:family|values|parivar)\b|\bsanskari\b/],
  ['family_values', 'moderate', /\bmoderate (?:family|values)\b/],
  ['family_values', 'liberal', /\bliberal (?:family|values|parivar)\b|\bmodern outlook\b/],
];
/** Clauses about the partner that is looked for. */
const wishes =
  /\b(?:look\w*|seek\w*|want\w*|wish\w*|prefer\w*|need\w*|expect\w*|requir\w*|should|must|demand\w*|search\w*|match(?:es)? from|proposals? from|alliance from|boy|girl|groom|bride|partner)\b/;
const negations = /\b(?:not|no|non|nor|un)\b/;

/** The family's type, status and values in a note of a bureau: `Upper middle class, traditional family`, but not `wants rich family`. */
export function readFamilyNotes(text: string): Partial<Record<FamilyField, string>> {
  const found: Partial<Record<FamilyField, string>> = {};
  for (const clause of text.toLowerCase().split(/[.,;/|\n]|\s[-–—]\s/)) {
    if (wishes.test(clause) || negations.test(clause)) continue;
    for (const [field, word, phrase] of phrases) if (phrase.test(clause)) found[field] ??= word;
  }
  return found;
}
