import { changePassword } from '#contract/accounts/change-password.ts';
import { endSessions as endSessionsEndpoint } from '#contract/accounts/end-sessions.ts';
import { forgotPassword } from '#contract/accounts/forgot-password.ts';
import { listSessions as listSessionsEndpoint } from '#contract/accounts/list-sessions.ts';
import { login } from '#contract/accounts/login.ts';
import { logout } from '#contract/accounts/logout.ts';
import { register } from '#contract/accounts/register.ts';
import { resetPassword } from '#contract/accounts/reset-password.ts';
import { sendOtp } from '#contract/accounts/send-otp.ts';
import { showSession } from '#contract/accounts/show-session.ts';
import { verifyOtp } from '#contract/accounts/verify-otp.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { changePassword as changeOwnPassword } from './change-password.ts';
import { endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { registerMember } from './register-member.ts';
import { requestCode } from './request-code.ts';
import { resetPassword as resetForgottenPassword } from './reset-password.ts';
import { deleteSession } from './sessions.repository.ts';
import { showSession as showOwnSession } from './show-session.ts';
import { signIn } from './sign-in.ts';
import { verifyCode } from './verify-code.ts';

/** The calls of registering, signing in and out, and passwords. */
export function accountsRoutes(context: Context): Route[] {
  return [
    route(register, async (call) => {
      await registerMember(context, call);
      return { data: { email: call.input.email } };
    }),
    route(verifyOtp, async (call) => ({ data: await verifyCode(context, call) })),
    route(sendOtp, async ({ input }) => {
      await requestCode(context, { purpose: 'enter', address: input.emailOrMobile });
      return { data: null };
    }),
    route(forgotPassword, async ({ input }) => {
      await requestCode(context, { purpose: 'reset', address: input.email });
      return { data: null };
    }),
    route(resetPassword, async (call) => {
      await resetForgottenPassword(context, call);
      return { data: null };
    }),
    route(login, async (call) => ({ data: await signIn(context, call) })),
    route(logout, async ({ caller }) => {
      await deleteSession(context.database, caller.sessionId);
      return { data: null };
    }),
    route(listSessionsEndpoint, async ({ caller }) => ({ data: await listSessions(context, caller) })),
    route(endSessionsEndpoint, async ({ caller, input }) => ({
      data: { ended: await endSessions(context, { caller, input }) },
    })),
    route(changePassword, async (call) => {
      await changeOwnPassword(context, call);
      return { data: null };
    }),
    route(showSession, async ({ caller }) => ({ data: await showOwnSession(context, caller.accountId) })),
  ];
}
