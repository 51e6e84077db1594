import {
  completeRegistration as completeRegistrationEndpoint,
  register,
} from '#contract/accounts/registration.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { completeRegistration } from './complete-registration.ts';
import { registerMember } from './register-member.ts';

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
