import { registration, registrationSteps } from '#contract/accounts/registration.ts';
import {
  composeRegistration,
  fieldsOfSteps,
  lastStep,
  type RegistrationField,
  type TypedRegistration,
} from '#contract/accounts/registration-form.ts';
import { dayIn } from '#contract/fields/dates.ts';
import type { PublicSite } from '#contract/site/site.ts';
import { collectErrors } from '#web/parts/forms/field-errors.ts';
import type { FieldErrors } from '#web/parts/forms/native-form.ts';
import type { Texts } from '#web/locales/define-texts.ts';
import { checkDateOfBirth } from './registration.rules.ts';

export type RegistrationErrors = FieldErrors<RegistrationField>;

const fields = fieldsOfSteps.flat();

export type Reader = { site: PublicSite; texts: Texts };

/**
 * What is wrong on a step, by the contract's schema of it and the rules of the server. Loaded with the schemas, while a visitor reads
 * the first step.
 */
export async function checkStep(
  step: number,
  { typed, ...reader }: { typed: TypedRegistration } & Reader,
): Promise<RegistrationErrors> {
  const input = composeRegistration(typed);
  const found = registrationSteps[step]?.safeParse(input).error?.issues ?? [];
  const wrong = found.map(({ path, message }) => ({ field: path[0], message }));
  if (wrong.length === 0 && step === 1) {
    const today = dayIn(reader.site.time_zone, new Date());
    const message = checkDateOfBirth(input, { today, ages: reader.site });
    if (message !== undefined) wrong.push({ field: 'dob', message });
  }
  if (step === lastStep && wrong.every(({ field }) => field !== 'mobile')) {
    const message = await checkMobile(input.mobile);
    if (message !== undefined) wrong.push({ field: 'mobile', message });
  }
  return describeErrors(wrong, reader);
}

/** The rules of all countries are large, and loaded on the last step. When they do not arrive, the server alone checks. */
async function checkMobile(mobile: string) {
  const rules = await import('./check-mobile.ts').catch(() => undefined);
  return rules?.checkMobile(mobile);
}

/** What is wrong with fields, as sentences. The contract knows the documented length of a password alone; the site may ask for more. */
export function describeErrors(
  wrong: readonly { field: unknown; message: string }[],
  { site, texts }: Reader,
): RegistrationErrors {
  const { validation } = collectErrors([{ field: 'validation', message: 'validation.password_too_short' }], {
    fields: ['validation'],
    texts,
  });
  const tooShort = (validation ?? '').replace('{count}', String(site.password_min_length));
  const named = wrong.map(({ field, message }) => ({
    field,
    message: message === 'validation.password_length' ? tooShort : message,
  }));
  return collectErrors(named, { fields, texts });
}

/** The first step on which something is wrong, up to one that was sent; undefined when nothing is. */
export async function findWrongStep(
  sent: number,
  checked: { typed: TypedRegistration } & Reader,
): Promise<{ step: number; errors: RegistrationErrors } | undefined> {
  for (let step = 0; step <= sent; step += 1) {
    const errors = await checkStep(step, checked);
    if (Object.keys(errors).length > 0) return { step, errors };
  }
  return undefined;
}

/** The input of the call, when all of it is right. */
export function readInput(typed: TypedRegistration) {
  return registration.safeParse(composeRegistration(typed)).data;
}
