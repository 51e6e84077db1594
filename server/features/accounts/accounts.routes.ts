import {
  changePassword as changePasswordEndpoint,
  forgotPassword,
  resetPassword as resetPasswordEndpoint,
} from '#contract/accounts/passwords.ts';
import {
  endSessions as endSessionsEndpoint,
  listSessions as listSessionsEndpoint,
  login,
  logout,
  showSession as showSessionEndpoint,
} from '#contract/accounts/sessions.ts';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { requestCode, verifyCode } from './codes.ts';
import { changePassword, resetPassword } from './passwords.ts';
import { deleteSession } from './sessions.repository.ts';
import { endSessions, listSessions, showSession } from './sessions.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { signIn } from './sign-in.ts';

/** Signing in and out, one-time codes, passwords and sessions. */
export function accountsRoutes(context: Context): Route[] {
  return [
    route(verifyOtp, async (call) => ({ data: await verifyCode(context, call) })),
    route(sendOtp, async ({ input }) => {
      await requestCode(context, { purpose: 'enter', address: input.emailOrMobile });
      return { data: null };
    }),
    route(forgotPassword, async ({ input }) => {
      await requestCode(context, { purpose: 'reset', address: input.email });
      return { data: null };
    }),
    route(resetPasswordEndpoint, async (call) => {
      await resetPassword(context, call);
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
    route(changePasswordEndpoint, async (call) => {
      await changePassword(context, call);
      return { data: null };
    }),
    route(showSessionEndpoint, async ({ caller }) => ({
      data: await showSession(context, caller),
    })),
    ...secondFactorRoutes(context),
  ];
}
