import {
  firstProfileFacts,
  firstProfileSteps,
  type FactStep,
  type FirstProfileStep,
} from '#contract/settings/first-profile.ts';

/** The screens that ask; the first matches follow them. */
export const askingSteps = firstProfileSteps.filter((step) => step !== 'matches');

export function isStep(text: string): text is FirstProfileStep {
  return firstProfileSteps.some((step) => step === text);
}

export function isFactStep(step: FirstProfileStep): step is FactStep {
  return Object.hasOwn(firstProfileFacts, step);
}

/** The step after one; the last one stays. */
export function stepAfter(step: FirstProfileStep): FirstProfileStep {
  return firstProfileSteps[firstProfileSteps.indexOf(step) + 1] ?? step;
}

/** The step before one; undefined for the first. */
export function stepBefore(step: FirstProfileStep): FirstProfileStep | undefined {
  return firstProfileSteps[firstProfileSteps.indexOf(step) - 1];
}

/** Whether a step comes after the one where the member stopped; stopping there again says the same. */
export function isFurther(step: FirstProfileStep, stopped: FirstProfileStep): boolean {
  return firstProfileSteps.indexOf(step) >= firstProfileSteps.indexOf(stopped);
}
