import type { TypedRegistration } from '#contract/accounts/registration-form.ts';
import type { RegistrationErrors } from '../registration/check-registration.ts';

/** What every step of the form is drawn from. The fields belong to the browser, so nothing typed before the scripts is lost. */
export type StepProps = {
  /** What the fields contain at first. */
  initial: TypedRegistration;
  /** What they contain now. */
  typed: TypedRegistration;
  errors: RegistrationErrors;
};
