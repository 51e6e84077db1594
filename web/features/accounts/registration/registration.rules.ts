import { registrationSteps } from '#contract/accounts/registration.ts';
import { ageOn } from '#contract/fields/age.ts';
import type { ValidationKey } from '#contract/calls/messages.ts';

/** The fields as they are typed, all of them text. */
export const emptyRegistration = {
  profile_for: '',
  gender: '',
  firstname: '',
  lastname: '',
  dob: '',
  religion: '',
  community: '',
  email: '',
  mobile: '',
  password: '',
  confirm_password: '',
  contact_audience: 'accepted',
};
export type RegistrationValues = typeof emptyRegistration;
export type RegistrationField = keyof RegistrationValues;

export const lastStep = registrationSteps.length - 1;

export function isRegistrationField(field: string): field is RegistrationField {
  return Object.hasOwn(emptyRegistration, field);
}

/** The step, counted from 0, on which a field is asked for. */
export function stepOfField(field: RegistrationField): number {
  return registrationSteps.findIndex((step) => Object.hasOwn(step.shape, field));
}

type LegalAges = { legal_age_bride: number; legal_age_groom: number };

/** Returns what is wrong with an existing date of birth, by the server's own rule; all dates as `YYYY-MM-DD`. */
export function checkDateOfBirth(
  { dob, gender }: Pick<RegistrationValues, 'dob' | 'gender'>,
  { today, ages }: { today: string; ages: LegalAges },
): ValidationKey | undefined {
  if (dob > today) return 'validation.dob';
  const legalAge = gender === 'Female' ? ages.legal_age_bride : ages.legal_age_groom;
  return ageOn(dob, today) < legalAge ? 'validation.below_legal_age' : undefined;
}
