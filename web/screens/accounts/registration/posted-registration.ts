import {
  emptyRegistration,
  lastStep,
  readTyped,
  stepOfField,
  takenFields,
  type TypedRegistration,
} from '#contract/accounts/registration-form.ts';
import type { PostedForm } from '#contract/calls/page.ts';
import { loadFaiths } from '#web/parts/choices/load-faiths.ts';
import { loadSite } from '#web/app/document/load-site.ts';
import type { RouterContext } from '#web/app/document/router-context.ts';
import { describeErrors, findWrongStep, type Reader } from './check-registration.ts';
import type { PostedRegistration } from './registration-form.tsx';
import { readAnswer, type PostedAnswer } from '../verification/posted-answer.rules.ts';
import type { Registered } from './use-sending-registration.ts';

/** What the page shows after a form that was sent without scripts: the code's form, or the step that comes next. */
export type RegistrationPosted =
  | { sent: Registered; typed: TypedRegistration }
  | { form: PostedRegistration };

/** The step with religion and community. */
const faithStep = 2;

/** Reads a form that was sent without scripts, and what the call answered. Runs on the server alone. */
export async function readPostedRegistration(
  context: RouterContext,
  posted: PostedForm,
): Promise<RegistrationPosted> {
  const reader = { site: await loadSite(context), texts: context.texts };
  const typed = readTyped(posted.values);
  const answer = readAnswer(posted.body);
  if (answer?.email !== undefined) {
    return { sent: { email: answer.email, length: answer.length }, typed: withoutPasswords(typed) };
  }
  const next =
    answer === undefined
      ? await findNextStep(posted.values, { typed, ...reader })
      : findRefusedStep(answer, reader);
  const lists = next.step === faithStep ? await loadFaiths(context.api) : 'loading';
  return { form: { ...next, typed: withoutPasswords(typed), lists } };
}

type Next = Pick<PostedRegistration, 'step' | 'errors' | 'refusal' | 'isTaken'>;

/** Without a call: back, the first step on which something is wrong, or the next one. */
async function findNextStep(
  values: PostedForm['values'],
  checked: { typed: TypedRegistration } & Reader,
): Promise<Next> {
  const sent = Math.min(Math.max(Math.trunc(Number(values['step'])) || 0, 0), lastStep);
  if (values['go'] === 'back') return { step: Math.max(0, sent - 1), errors: {}, refusal: null };
  const wrong = await findWrongStep(sent, checked);
  return { ...(wrong ?? { step: sent + 1, errors: {} }), refusal: null };
}

function findRefusedStep({ wrong, code, message }: PostedAnswer, reader: Reader): Next {
  const isTaken = code === 'already_registered';
  const taken = isTaken ? takenFields.map((field) => ({ field, message })) : [];
  const errors = describeErrors([...taken, ...wrong], reader);
  const steps = Object.keys(errors).map((field) => stepOfField(field) ?? lastStep);
  return { step: Math.min(...steps, lastStep), errors, refusal: wrong.length > 0 ? null : message, isTaken };
}

/** The browser does not get back what nobody should see. */
function withoutPasswords(typed: TypedRegistration): TypedRegistration {
  return {
    ...typed,
    password: emptyRegistration.password,
    confirm_password: emptyRegistration.confirm_password,
  };
}
