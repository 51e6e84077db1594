import {
  completeRegistration as completeRegistrationEndpoint,
  register,
} from '#contract/accounts/registration.ts';
import { verifyOtp } from '#contract/accounts/codes.ts';
import {
  composeRegistration,
  lastStep,
  readTyped,
  typedFields,
} from '#contract/accounts/registration-form.ts';
import type { Context } from '#server/platform/context.ts';
import type { PageForm } from '#server/platform/http/page-forms.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { completeRegistration } from './complete-registration.ts';
import { registerMember } from './register-member.ts';

/** The form of `/registration`, which works without scripts. It is sent after each of its steps; the last one registers. */
export const registrationPageForm: PageForm = {
  path: '/registration',
  endpoint: register,
  parts: {
    fields: [...typedFields, 'step', 'go'],
    compose: ({ step, go, ...typed }) =>
      step === String(lastStep) && go !== 'back' ? composeRegistration(readTyped(typed)) : null,
  },
};

/** The form that proves the e-mail of a registration without scripts. A session would need them, so it starts none. */
export const codePageForm: PageForm = {
  path: '/verify-email',
  endpoint: verifyOtp,
  parts: { fields: ['email', 'token'], compose: (typed) => typed },
};

export function registrationRoutes(context: Context): Route[] {
  return [
    route(register, async (call) => {
      const { codeLength, cookie } = await registerMember(context, call);
      return { data: { email: call.input.email }, code_length: codeLength, cookies: [cookie] };
    }),
    route(completeRegistrationEndpoint, async (call) => {
      await completeRegistration(context, call);
      return { data: null };
    }),
  ];
}
