import { z } from 'zod';
import { personName } from '#contract/fields/person-name.ts';
import { says, type ValidationKey } from '#contract/calls/messages.ts';
import { annualIncome } from '#contract/fields/annual-income.ts';
import { dateOfBirth, named } from '#contract/fields/fields.ts';
import {
  choiceText,
  optionalCount,
  optionalLine,
  optionalParagraph,
  optionalWords,
  optionalYesNo,
} from '#contract/fields/optional-fields.ts';
import { factRules, formFacts, type FormFact, profileFormNames } from './fact-names.ts';
import type { FactRules, profileFacts } from './profile.facts.ts';

const requiredText = (longest: number, missing: ValidationKey) => named(longest, missing).optional();
const day = dateOfBirth.optional();
function oneOf<const Values extends readonly string[]>(values: Values, missing: ValidationKey) {
  return z.enum(values, says(missing)).optional();
}

/** The longest text that names a value of a choice list, or own words. */
const longestChoice = 80;

/** The schema of a fact in the save form. */
type Field<Rules> = Rules extends { kind: 'one-of'; values: infer Values extends readonly string[] }
  ? ReturnType<typeof oneOf<Values>>
  : Rules extends { kind: 'date' }
    ? typeof day
    : Rules extends { kind: 'number' | 'height' }
      ? ReturnType<typeof optionalCount>
      : Rules extends { kind: 'set' | 'words' }
        ? ReturnType<typeof optionalWords>
        : Rules extends { kind: 'income' }
          ? typeof annualIncome
          : Rules extends { kind: 'yes-no' }
            ? typeof optionalYesNo
            : Rules extends { required: ValidationKey }
              ? ReturnType<typeof requiredText>
              : ReturnType<typeof optionalLine>;

type RulesOf<Kind> = Extract<FactRules, { kind: Kind }>;

const fields: { [Kind in FactRules['kind']]: (rules: RulesOf<Kind>) => z.ZodType } = {
  line: ({ longest, required }) =>
    required === undefined ? optionalLine(longest) : personName(longest, required).optional(),
  paragraph: ({ longest }) => optionalParagraph(longest),
  number: ({ smallest, largest }) => optionalCount(smallest, largest),
  height: ({ smallest, largest }) => optionalCount(smallest, largest),
  date: () => day,
  'yes-no': () => optionalYesNo,
  'one-of': ({ values, required }) => oneOf(values, required),
  choice: ({ required }) => (required === undefined ? choiceText : requiredText(longestChoice, required)),
  set: ({ most, longest }) => optionalWords(most, longest),
  words: ({ most, longest }) => optionalWords(most, longest),
  income: () => annualIncome,
};

function fieldOf(rules: FactRules): z.ZodType {
  // The function of a kind takes the rules of that kind.
  return (fields[rules.kind] as (rules: FactRules) => z.ZodType)(rules);
}

/**
 * The profile as a client sends it, under the documented names. An absent field stays as it is; an empty text or
 * null clears it, except for the fields that registration requires.
 */
export const profileForm = z.object(
  // Every fact has the field of its kind; `fromEntries` knows keys as strings alone.
  Object.fromEntries(formFacts.map((fact) => [profileFormNames[fact], fieldOf(factRules[fact])])) as {
    [Fact in FormFact as (typeof profileFormNames)[Fact]]: Field<(typeof profileFacts)[Fact]>;
  },
);

/** The form after validation: absent, null (cleared) or a value. */
export type ProfileForm = z.output<typeof profileForm>;
