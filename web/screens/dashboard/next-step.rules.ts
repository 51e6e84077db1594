import { completingCriteria, criterionOf } from '#contract/preferences/preference.criteria.ts';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import { factRules, type FormFact, profileWireNames } from '#contract/profiles/fact-names.ts';
import type { SectionName } from '#web/parts/sections/profile-sections.data.ts';

/** What a member can do next for their profile; `fact` names the missing fact. */
export type NextStep =
  | { kind: 'photo' | 'preference' | 'wishes' | 'about' | 'photos'; section: SectionName }
  | { kind: 'fact'; fact: WantedFact; section: SectionName }
  /** What is asked for least. */
  | { kind: 'rest' }
  | { kind: 'done' };

/** The facts that others ask for most, by the weight of their criterion and by how often they are stated as one. */
const wantedFacts = [
  'height',
  'maritalStatus',
  'qualification',
  'workingAs',
  'motherTongue',
  'district',
  'annualIncome',
  'diet',
] as const satisfies readonly FormFact[];
type WantedFact = (typeof wantedFacts)[number];

/** The steps in the order of what they bring, each with the fields that are all missing before it. */
const steps: readonly { fields: readonly string[]; step: NextStep }[] = [
  { fields: ['u_profile_pic'], step: { kind: 'photo', section: 'photos' } },
  // One wish is enough: a criterion that does not matter is left blank.
  {
    fields: completingCriteria.map((name) => preferenceWireNames[name]),
    step: { kind: 'preference', section: 'partner-basic' },
  },
  ...wantedFacts.map((fact) => ({
    fields: [profileWireNames[fact]],
    step: { kind: 'fact', fact, section: factRules[fact].section } as const,
  })),
  { fields: ['u_about'], step: { kind: 'about', section: 'about' } },
  { fields: ['u_images'], step: { kind: 'photos', section: 'photos' } },
];

/** Returns the one step that brings most, by what is missing of a profile. */
export function nextStepOf(missing: readonly string[]): NextStep {
  const found = steps.find(({ fields }) => fields.every((field) => missing.includes(field)))?.step;
  return found ?? { kind: missing.some((field) => criterionOf(field) === undefined) ? 'rest' : 'done' };
}
