import type { Mapping } from '#contract/imports/mapping.fields.ts';

/** One meaning for several texts, separated by bars. */
function meaning(meant: string, texts: string): [said: string, meant: string][] {
  return texts.split('|').map((said) => [said.trim(), meant]);
}

/** The completed education. Who works on a degree, or dropped out, has what it takes to begin it; the jokes say nothing. */
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
  // Neither begun nor ended, or never there.
  ...meaning(
    '',
    `high school | dropped out of high school | two-year college | college/university | masters program | law school |
    med school | ph.d program | space camp | working on space camp | graduated from space camp | dropped out of space camp`,
  ),
]);

/** Areas of the choice list where one is meant; where a category mixes several it stays in its own words. */
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

/** Whom somebody works for, where the job tells it. */
const employmentOf = Object.fromEntries([
  ...meaning('', Object.keys(professionOf).join('|')),
  ...meaning('Student', 'student'),
  ...meaning('Not working', 'unemployed | retired'),
  ...meaning('Defence/Police', 'military'),
]);

/** "mostly" vegetarians eat meat at times; "anything" has meat in it. What "mostly vegan" leaves out is not told. */
const dietOf = Object.fromEntries([
  ...meaning('Non Veg', 'anything | mostly anything | strictly anything'),
  ...meaning('Veg', 'vegetarian | strictly vegetarian'),
  ...meaning('Occasionally non-veg', 'mostly vegetarian'),
  ...meaning('Vegan', 'vegan | strictly vegan'),
  ...meaning('Halal', 'halal | mostly halal | strictly halal'),
  ...meaning('Kosher', 'kosher | mostly kosher | strictly kosher'),
  ...meaning('', 'mostly vegan | other | mostly other | strictly other'),
]);

/** Whether there are children; where they live is not told, so those who have some keep their own words. */
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

/** The languages as they are written; computers' languages are left out. */
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

/** Rupees for a dollar: the rounded rate of 2024–25. Incomes are told in bands, so a closer one would say no more. */
const rupeesForDollar = 85;

/** How strongly somebody believes, which no profile tells: "catholicism but not too serious about it". */
const conviction = [' and ', ' but '];

/**
 * The published OkCupid profiles. What it says that a biodata does not (orientation, body type, drinking, drugs, signs of
 * the zodiac …) is not read. "single" and "available" do not say whether somebody was married before, so they state no
 * marital status; who sees somebody or is married is refused. Names, places and addresses are not in the file.
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
    // Which rite of the Catholic church is not told, so these are the person's own words.
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
    // Who speaks one language alone grew up with it.
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
