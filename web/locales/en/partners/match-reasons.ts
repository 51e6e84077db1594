import { defineTexts } from '#web/locales/define-texts.ts';

/** Each criterion of two members and whether it is met. */
export const matchReasons = {
  panel: {
    share_one: '{{matched}} of {{count}} fits',
    share_other: '{{matched}} of {{count}} fit',
    close: 'Close',
    title: { self: 'How you two fit', other: 'How they fit' },
    mine: { self: 'What you are looking for', other: 'What {{person}} is looking for' },
    theirs: 'What {{name}} is looking for',
    mineOpen: {
      self: 'You have not yet said what you are looking for.',
      other: 'You have not yet said what {{person}} is looking for.',
    },
    theirsOpen: '{{name}} has not yet given a partner preference.',
    mustHave: 'must have',
    withFact: { self: '{{sentence}}: {{fact}}', other: '{{sentence}} – {{fact}}' },
    nameless: '{{criterion}}: other (accepted)',
    wanted: 'Looking for:',
  },
  verdicts: { met: 'Fits', missed: 'Does not fit', unknown: 'Not stated' },
  unknown: {
    mine: '{{criterion}}: not stated',
    theirs: '{{criterion}}: not stated by you',
  },
  mine: {
    age: { met: 'Within your age range', missed: 'Outside your age range' },
    height: { met: 'Within your height range', missed: 'Outside your height range' },
    marital_status: { met: 'The marital status you want', missed: 'Different marital status' },
    religion: { met: 'The religion you want', missed: 'Different religion' },
    community: { met: 'The community you want', missed: 'Different community' },
    sub_community: { met: 'The sub-community you want', missed: 'Different sub-community' },
    denomination: {
      met: 'The denomination or sect you want',
      missed: 'Different denomination or sect',
    },
    mother_tongue: { met: 'The mother tongue you want', missed: 'Different mother tongue' },
    country: { met: 'The country you want', missed: 'Different country' },
    state: { met: 'The state you want', missed: 'Different state' },
    city: { met: 'The city or town you want', missed: 'Different city or town' },
    district: { met: 'The district you want', missed: 'Different district' },
    qualification: { met: 'The qualification you want', missed: 'Different qualification' },
    working_with: { met: 'The kind of employer you want', missed: 'Different kind of employer' },
    profession_area: { met: 'The profession area you want', missed: 'Different profession area' },
    working_as: { met: 'The profession you want', missed: 'Different profession' },
    annual_income: { met: 'Within your income range', missed: 'Outside your income range' },
    profile_managed_by: {
      met: 'Profile managed as you want it',
      missed: 'Profile managed by a different person',
    },
    diet: { met: 'The diet you want', missed: 'Different diet' },
  },
  theirs: {
    age: { met: 'You are within the age range', missed: 'You are outside the age range' },
    height: { met: 'You are within the height range', missed: 'You are outside the height range' },
    marital_status: { met: 'Your marital status fits', missed: 'Your marital status differs' },
    religion: { met: 'Your religion fits', missed: 'Your religion differs' },
    community: { met: 'Your community fits', missed: 'Your community differs' },
    sub_community: { met: 'Your sub-community fits', missed: 'Your sub-community differs' },
    denomination: { met: 'Your denomination or sect fits', missed: 'Your denomination or sect differs' },
    mother_tongue: { met: 'Your mother tongue fits', missed: 'Your mother tongue differs' },
    country: { met: 'Your country fits', missed: 'Your country differs' },
    state: { met: 'Your state fits', missed: 'Your state differs' },
    city: { met: 'Your city or town fits', missed: 'Your city or town differs' },
    district: { met: 'Your district fits', missed: 'Your district differs' },
    qualification: { met: 'Your qualification fits', missed: 'Your qualification differs' },
    working_with: { met: 'Your kind of employer fits', missed: 'Your kind of employer differs' },
    profession_area: { met: 'Your profession area fits', missed: 'Your profession area differs' },
    working_as: { met: 'Your profession fits', missed: 'Your profession differs' },
    annual_income: { met: 'Your income is within the range', missed: 'Your income is outside the range' },
    profile_managed_by: {
      met: 'The person who manages your profile fits',
      missed: 'The person who manages your profile differs',
    },
    diet: { met: 'Your diet fits', missed: 'Your diet differs' },
  },
  /** Both directions, where somebody else than the reader is the person of the profile. */
  mineOf: {
    met: '{{criterion}}: as {{person}} wants',
    missed: '{{criterion}}: not as {{person}} wants',
    unknown: '{{criterion}}: not stated',
  },
  theirsOf: {
    met: '{{criterion}} of {{person}}: fits',
    missed: '{{criterion}} of {{person}}: differs',
    unknown: '{{criterion}} of {{person}}: not stated',
  },
} as const;

export const useMatchReasonsTexts = defineTexts('matchReasons', matchReasons);
