import { profileForChoices } from '#contract/accounts/registration.ts';
import { genders, heightLimits, siblingsLimits } from '#contract/profiles/profile-form.ts';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import type { SectionName } from '#web/sections/profile-sections.data.ts';

/** How a fact is shown and asked for. `profileChoices` of the contract says which list a choice is from. */
export type FieldShape = (
  | { kind: 'line'; longest: number }
  | { kind: 'paragraph'; longest: number }
  | { kind: 'number'; smallest: number; largest: number }
  | { kind: 'height'; smallest: number; largest: number }
  | { kind: 'one-of'; values: readonly string[] }
  | { kind: 'radio'; values: readonly string[] }
  | { kind: 'choice' | 'set' | 'date' | 'income' | 'check' | 'hobbies' }
) & {
  /** Registration asks for it, so it cannot be emptied. */
  isRequired?: boolean;
  /** Takes the whole width of a form. */
  isWide?: boolean;
};

/** Every fact of the profile that its owner can change. */
export const profileFields = {
  profileFor: { kind: 'one-of', values: profileForChoices, isRequired: true },
  firstName: { kind: 'line', longest: 60, isRequired: true },
  lastName: { kind: 'line', longest: 60, isRequired: true },
  gender: { kind: 'radio', values: genders, isRequired: true },
  dateOfBirth: { kind: 'date', isRequired: true },
  maritalStatus: { kind: 'choice' },
  children: { kind: 'choice' },
  height: { kind: 'height', ...heightLimits },
  religion: { kind: 'choice', isRequired: true },
  community: { kind: 'choice', isRequired: true },
  subCommunity: { kind: 'line', longest: 80 },
  denomination: { kind: 'choice' },
  gotra: { kind: 'line', longest: 80 },
  motherTongue: { kind: 'choice' },
  languages: { kind: 'set', isWide: true },
  father: { kind: 'line', longest: 80 },
  mother: { kind: 'line', longest: 80 },
  sisters: { kind: 'number', ...siblingsLimits },
  brothers: { kind: 'number', ...siblingsLimits },
  financialStatus: { kind: 'choice' },
  familyType: { kind: 'choice' },
  familyValues: { kind: 'choice' },
  country: { kind: 'choice' },
  state: { kind: 'choice' },
  district: { kind: 'choice' },
  city: { kind: 'line', longest: 80 },
  zip: { kind: 'line', longest: 12 },
  relocate: { kind: 'choice' },
  qualification: { kind: 'choice' },
  college: { kind: 'line', longest: 120 },
  workingWith: { kind: 'choice' },
  professionArea: { kind: 'choice' },
  workingAs: { kind: 'choice' },
  employerName: { kind: 'line', longest: 120 },
  annualIncome: { kind: 'income' },
  isIncomePrivate: { kind: 'check' },
  diet: { kind: 'choice' },
  disability: { kind: 'choice' },
  hobbies: { kind: 'hobbies', isWide: true },
  about: { kind: 'paragraph', longest: 2000, isWide: true },
} as const satisfies Record<FormFact, FieldShape>;

/** The facts of each section, in the order in which they are shown and asked for. */
export const factsBySection = {
  basic: [
    'profileFor',
    'gender',
    'firstName',
    'lastName',
    'dateOfBirth',
    'height',
    'maritalStatus',
    'children',
  ],
  religion: ['religion', 'community', 'subCommunity', 'denomination', 'gotra', 'motherTongue', 'languages'],
  family: ['father', 'mother', 'brothers', 'sisters', 'financialStatus', 'familyType', 'familyValues'],
  location: ['country', 'state', 'district', 'city', 'zip', 'relocate'],
  career: [
    'qualification',
    'college',
    'professionArea',
    'workingAs',
    'workingWith',
    'employerName',
    'annualIncome',
    'isIncomePrivate',
  ],
  lifestyle: ['diet', 'disability'],
  hobbies: ['hobbies'],
  about: ['about'],
} as const satisfies Partial<Record<SectionName, readonly FormFact[]>>;
export type OwnSection = keyof typeof factsBySection;

// The keys of a literal are exactly its sections, in their order.
export const ownSections = Object.keys(factsBySection) as OwnSection[];

type ShapeOf<Kind extends FieldShape['kind']> = Extract<FieldShape, { kind: Kind }>;

const shapes: Record<FormFact, FieldShape> = profileFields;

/** The shape of a fact whose kind is known. */
export function findShape<Kind extends FieldShape['kind']>(fact: FormFact, kind: Kind): ShapeOf<Kind> {
  const shape = shapes[fact];
  if (!isKind(shape, kind)) throw new TypeError(`${fact} is no field of the kind ${kind}`);
  return shape;
}

function isKind<Kind extends FieldShape['kind']>(shape: FieldShape, kind: Kind): shape is ShapeOf<Kind> {
  return shape.kind === kind;
}

export function isRequired(fact: FormFact): boolean {
  return shapes[fact].isRequired === true;
}

export function isWide(fact: FormFact): boolean {
  return shapes[fact].isWide === true;
}
