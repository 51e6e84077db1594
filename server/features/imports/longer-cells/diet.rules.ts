const nonVeg = String.raw`(?:non?[ .-]*veg\w*|n\.? ?v\b\.?|n[ .-]+veg\w*|nonveg\w*|meat|chicken|fish|mutton|asaivam|maans?\w*)`;
const seldom = String.raw`(?:occ\w*|ocass?\w*|some ?times?|rare(?:ly)?|seldom|once in a while|kabhi ?kabhi|kabhi|kadhi kadhi|outside only|only outside)`;

/** What two parts of a cell say together: `Nonveg sometimes`, `Veg, eggs ok`. The first one that fits decides. */
const phrases: readonly (readonly [code: string, phrase: RegExp])[] = [
  ['occasionally-non-veg', new RegExp(String.raw`\b${seldom}\b.*\b${nonVeg}|\b${nonVeg}.*\b${seldom}\b`)],
  [
    'eggetarian',
    /^(?!.*\b(?:no|without|not|non)\b).*\b(?:pure |only )?veg\w*\b.*\begg?s?\b|^(?!.*\b(?:no|without|not|non)\b).*\beggs?\b.*\bveg\w*\b|^only eggs?$|^anda\b/,
  ],
  ['jain', /\bjain\b|\bno onion\b/],
  ['veg', /\b(?:no|without|not) eggs?\b/],
  ['non-veg', new RegExp(String.raw`\bveg\w*\b.*\b${nonVeg}|^${nonVeg}.*\bveg\w*\b`)],
];

/** What is said of other habits: `Non veg / drinks occ.` */
const habits = /[/,;&(]*\s*\b(?:drinks?|drinking|smok\w*|alcohol\w*|sharab\w*)\b[^/,;]*/g;

/** Whether a cell speaks of drinking or smoking: `Social drinker`, `Non smoker`, `Teetotaller`. */
export function speaksOfHabits(text: string): boolean {
  return /\b(?:(?:non|no)?[ -]?(?:drink\w*|smok\w*)|alcohol\w*|sharab\w*|daru|liquor|teeto?tall?er\w*|tobacco|ci?gar\w*|beedi|gutkh?a|nasha)\b/i.test(
    text,
  );
}

/** What is accepted, and not what somebody eats: `Any`, `No bar`, `Both`. */
const accepted =
  /^(?:any|any ?(?:thing|food|diet|type)|all|both (?:ok|fine)|open|flexible|no (?:pref\w*|bar|restrict\w*|choice|condition\w*|issues?|problem)|not particular|(?:does ?n[o']?t|does not|no) matter|ok with (?:any|both|all))$/;

/** Whether a cell about the diet says only what is accepted. */
export function acceptsAny(text: string): boolean {
  return accepted.test(
    text
      .toLowerCase()
      .replaceAll(/[^a-z']+/g, ' ')
      .trim(),
  );
}

/** The code of the diet that a cell says by several words; null when the list is to find it. */
export function readDiet(text: string): string | null {
  const plain = text.toLowerCase().replaceAll(habits, ' ').replaceAll(/\s+/g, ' ').trim();
  return phrases.find(([, phrase]) => phrase.test(plain))?.[0] ?? null;
}
