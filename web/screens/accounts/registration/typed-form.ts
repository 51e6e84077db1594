import {
  emptyRegistration,
  typedFields,
  type TypedRegistration,
} from '#contract/accounts/registration-form.ts';
import { readTexts } from '#web/app/storage/stored.ts';
import type { RegistrationErrors } from './check-registration.ts';

/** The fields that the form has now: a list that still loads has none. */
export function readForm(form: HTMLFormElement): Partial<TypedRegistration> {
  return readTexts(Object.fromEntries(new FormData(form)));
}

/** What was typed before, with what the form contains. */
export function joinTyped(before: TypedRegistration, now: Partial<TypedRegistration>): TypedRegistration {
  return { ...before, ...now };
}

/** The fields that contain something else than at first. */
export function listFilled(typed: TypedRegistration): Partial<TypedRegistration> {
  const filled = typedFields.filter((field) => typed[field] !== emptyRegistration[field]);
  return Object.fromEntries(filled.map((field) => [field, typed[field]]));
}

/** Whether somebody has begun to fill in the form. */
export function isTouched(typed: TypedRegistration): boolean {
  return typedFields.some((field) => field !== 'terms_version' && typed[field] !== emptyRegistration[field]);
}

/** The errors on the screen that are still right. */
export function keepWrong(shown: RegistrationErrors, found: RegistrationErrors): RegistrationErrors {
  return Object.fromEntries(Object.entries(found).filter(([field]) => Object.hasOwn(shown, field)));
}
