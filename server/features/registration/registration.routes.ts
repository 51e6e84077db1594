import { register } from '#contract/accounts/registration.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { registerMember } from './register-member.ts';

export function registrationRoutes(context: Context): Route[] {
  return [
    route(register, async (call) => {
      const codeLength = await registerMember(context, call);
      return { data: { email: call.input.email }, code_length: codeLength };
    }),
  ];
}
