import { z } from 'zod';
import { says } from '../calls/messages.ts';
import type { FormFact } from '../profiles/fact-names.ts';

/** The screens of the guided first profile, in order, and the first matches that follow them. */
export const firstProfileSteps = ['photo', 'basics', 'career', 'family', 'place', 'matches'] as const;
export type FirstProfileStep = (typeof firstProfileSteps)[number];

/** Where a member stopped; null when the guide is finished, was skipped, or is not needed. */
export const firstProfileStep = z.enum(firstProfileSteps, says('validation.choice')).nullable();

/** The facts that the screens of the guide ask for. All others wait for My Profile. */
export const firstProfileFacts = {
  basics: ['height', 'maritalStatus', 'children', 'denomination'],
  career: ['qualification', 'professionArea', 'workingAs'],
  family: ['brothers', 'sisters', 'financialStatus'],
  place: ['country', 'state', 'district', 'city', 'motherTongue', 'nativePlace'],
} as const satisfies Partial<Record<FirstProfileStep, readonly FormFact[]>>;
/** A screen that asks for facts. */
export type FactStep = keyof typeof firstProfileFacts;
export type FirstProfileFact = (typeof firstProfileFacts)[FactStep][number];
