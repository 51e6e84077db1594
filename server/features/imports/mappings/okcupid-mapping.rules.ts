import type { Mapping } from '#contract/imports/mapping.fields.ts';

/** One value for several texts, separated by bars. */
function meaning(value: string, texts: string): [text: string, value: string][] {
  return texts.split('|').map((text) => [text.trim(), value]);
}

/** The completed education: a person who works on a degree, or dropped out, has the one before it. Jokes count as empty. */
const qualificationOf = Object.fromEntries([
  ...meaning('10th', 'working on high school'),
  ...meaning(
    '12th',
    `graduated from high school | working on college/university | dropped out of college/university |
    working on two-year college | dropped out of two-year college`,
  ),
  ...meaning('ITI/Diploma', 'graduated from two-year college'),
  ...meaning(
    "Bachelor's – Other",
    `graduated from college/university | working on masters program | dropped out of masters program |
    working on ph.d program | dropped out of ph.d program | working on law school | dropped out of law school |
    working on med school | dropped out of med school`,
  ),
  ...meaning("Bachelor's – Law", 'graduated from law school'),
  ...meaning('MBBS/BDS', 'graduated from med school'),
  ...meaning("Master's – Other", 'graduated from masters program'),
  ...meaning('PhD', 'graduated from ph.d program'),
  // Neither begun nor completed, or a joke.
  ...meaning(
    '',
    `high school | dropped out of high school | two-year college | college/university | masters program | law school |
    med school | ph.d program | space camp | working on space camp | graduated from space camp | dropped out of space camp`,
  ),
]);

/** An area of the choice list; a category that mixes several areas becomes own words. */
const professionOf = Object.fromEntries([
  ...meaning('Information technology', 'computer / hardware / software'),
  ...meaning('Media and arts', 'artistic / musical / writer | entertainment / media'),
  ...meaning('Sales and marketing', 'sales / marketing / biz dev'),
  ...meaning('Education', 'education / academia'),
  ...meaning('Management and consulting', 'executive / management'),
  ...meaning('Law', 'law / legal services'),
  ...meaning('Hotels and travel', 'hospitality / travel'),
  ...meaning('Office work', 'clerical / administrative'),
  ...meaning('Transport', 'transportation'),
  ...meaning('Defence and security', 'military'),
  ...meaning('Science and engineering', 'science / tech / engineering'),
  ...meaning('Medicine and health', 'medicine / health'),
  ...meaning('Banking and real estate', 'banking / financial / real estate'),
  ...meaning('Construction and crafts', 'construction / craftsmanship'),
  ...meaning('Politics and government', 'political / government'),
  ...meaning('', 'student | unemployed | retired | other | rather not say'),
]);

/** The kind of employer, where the job implies it. */
const employmentOf = Object.fromEntries([
  ...meaning('', Object.keys(professionOf).join('|')),
  ...meaning('Student', 'student'),
  ...meaning('Not working', 'unemployed | retired'),
  ...meaning('Defence/Police', 'military'),
]);

/** "mostly vegetarian" includes meat at times, "anything" includes meat; "mostly vegan" is ambiguous and counts as empty. */
const dietOf = Object.fromEntries([
  ...meaning('Non Veg', 'anything | mostly anything | strictly anything'),
  ...meaning('Veg', 'vegetarian | strictly vegetarian'),
  ...meaning('Occasionally non-veg', 'mostly vegetarian'),
  ...meaning('Vegan', 'vegan | strictly vegan'),
  ...meaning('Halal', 'halal | mostly halal | strictly halal'),
  ...meaning('Kosher', 'kosher | mostly kosher | strictly kosher'),
  ...meaning('', 'mostly vegan | other | mostly other | strictly other'),
]);

/** Whether there are children; nothing says where they live. */
const childrenOf = Object.fromEntries([
  ...meaning(
    'None',
    `doesn&rsquo;t have kids | doesn&rsquo;t have kids, but might want them | doesn&rsquo;t have kids, but wants them |
    doesn&rsquo;t have kids, and doesn&rsquo;t want any`,
  ),
  ...meaning(
    'Has a child',
    'has a kid | has a kid, but doesn&rsquo;t want more | has a kid, and might want more | has a kid, and wants more',
  ),
  ...meaning(
    'Has children',
    'has kids | has kids, but doesn&rsquo;t want more | has kids, and might want more | has kids, and wants more',
  ),
  ...meaning('', 'doesn&rsquo;t want kids | wants kids | might want kids'),
]);

/** The languages in their usual spelling; programming languages are left out. */
const languageOf: Record<string, string> = {
  ...Object.fromEntries(meaning('', 'c++ | lisp | other')),
  ...Object.fromEntries(
    `English, Spanish, French, Chinese, German, Japanese, Italian, Russian, Portuguese, Sign language, Hebrew, Tagalog,
    Hindi, Arabic, Korean, Latin, Vietnamese, Farsi, Swedish, Thai, Dutch, Yiddish, Greek, Ancient Greek, Swahili,
    Polish, Turkish, Indonesian, Urdu, Irish, Czech, Danish, Esperanto, Tamil, Sanskrit, Norwegian, Hawaiian,
    Hungarian, Romanian, Afrikaans, Persian, Bengali, Catalan, Ukrainian, Serbian, Croatian, Khmer, Bulgarian,
    Icelandic, Malay, Finnish, Cebuano, Slovak, Basque, Welsh, Ilongo, Gujarati, Occitan, Maori, Mongolian, Tibetan,
    Latvian, Estonian, Albanian, Belarusan, Lithuanian, Georgian, Frisian, Chechen, Rotuman, Armenian, Breton,
    Slovenian, Sardinian`
      .split(',')
      .map((name) => name.trim())
      .map((name) => [name.toLowerCase(), name]),
  ),
};

/** Rupees for a dollar: the rounded rate of 2024–25. Incomes come in bands, so a closer rate is no more exact. */
const rupeesForDollar = 85;

/** What follows is the strength of a belief, which a profile does not have: "catholicism but not too serious about it". */
const conviction = [' and ', ' but '];

/**
 * The published OkCupid profiles. Facts that a biodata does not have (orientation, body type, drinking, drugs, signs of
 * the zodiac …) are not read. "single" and "available" include divorced people, so they give no marital status; people
 * who are seeing someone or married are refused. The file has no names, places or addresses.
 */
export const okcupidMapping: Mapping = {
  fields: {
    gender: {
      columns: ['sex'],
      converter: 'choice',
      synonyms: { m: 'Male', f: 'Female' },
      only_synonyms: true,
    },
    age: { columns: ['age'], converter: 'age' },
    height: { columns: ['height'], converter: 'height', unit: 'inches' },
    religion: {
      columns: ['religion'],
      converter: 'choice',
      until: conviction,
      synonyms: {
        agnosticism: 'No religion',
        atheism: 'No religion',
        catholicism: 'Christian',
        christianity: 'Christian',
        hinduism: 'Hindu',
        islam: 'Muslim',
        judaism: 'Jewish',
        buddhism: 'Buddhist',
        other: 'Other',
      },
      only_synonyms: true,
    },
    // The list's values name the rite of the Catholic church, so "Catholic" becomes own words.
    denomination: {
      columns: ['religion'],
      converter: 'choice',
      until: conviction,
      synonyms: {
        catholicism: 'Catholic',
        agnosticism: '',
        atheism: '',
        christianity: '',
        hinduism: '',
        islam: '',
        judaism: '',
        buddhism: '',
        other: '',
      },
      only_synonyms: true,
    },
    children: { columns: ['offspring'], converter: 'choice', synonyms: childrenOf, only_synonyms: true },
    diet: { columns: ['diet'], converter: 'choice', synonyms: dietOf, only_synonyms: true },
    qualification: {
      columns: ['education'],
      converter: 'choice',
      synonyms: qualificationOf,
      only_synonyms: true,
    },
    profession_area: { columns: ['job'], converter: 'choice', synonyms: professionOf, only_synonyms: true },
    working_with: { columns: ['job'], converter: 'choice', synonyms: employmentOf, only_synonyms: true },
    languages: {
      columns: ['speaks'],
      converter: 'list',
      separators: ',',
      until: [' ('],
      synonyms: languageOf,
      without: ['(poorly)'],
    },
    // The only language of a person is the mother tongue.
    mother_tongue: {
      columns: ['speaks'],
      converter: 'only_item',
      separators: ',',
      until: [' ('],
      synonyms: languageOf,
      without: ['(poorly)', '(okay)'],
    },
    annual_income: {
      columns: ['income'],
      converter: 'income',
      blank: ['-1'],
      unit: 'rupees',
      per: 'year',
      rate: rupeesForDollar,
    },
  },
  refuse: [{ column: 'status', values: ['seeing someone', 'married'] }],
};
