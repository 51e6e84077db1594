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
import type { Cookies } from '#server/platform/http/cookies.ts';
import { type Client, type Route, route } from '#server/platform/http/route.ts';
import type { CodeLength } from './accounts.rules.ts';
import type { CodeKey } from './codes.repository.ts';
import { requestCode, verifyCode } from './codes.ts';
import { deviceOf, findKnownDevice } from './devices.ts';
import { changePassword, resetPassword } from './passwords.ts';
import { deleteSession } from './sessions.repository.ts';
import { endSessions, listSessions, showSession } from './sessions.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { signIn } from './sign-in.ts';

/** Signing in and out, one-time codes, passwords and sessions. */
export function accountsRoutes(context: Context): Route[] {
  return [
    route(verifyOtp, async (call) => {
      const device = deviceOf(call.cookies);
      const data = await verifyCode(context, { ...call, device });
      return { data, cookies: data === null ? [] : [device.cookie] };
    }),
    route(sendOtp, async ({ input, client, cookies }) => {
      const asked = { purpose: 'enter', address: input.emailOrMobile } as const;
      return { data: null, code_length: await sendCode(context, { ...asked, client, cookies }) };
    }),
    route(forgotPassword, async ({ input, client, cookies }) => {
      const asked = { purpose: 'reset', address: input.email } as const;
      return { data: null, code_length: await sendCode(context, { ...asked, client, cookies }) };
    }),
    route(resetPasswordEndpoint, async (call) => {
      const device = deviceOf(call.cookies);
      await resetPassword(context, { ...call, device });
      return { data: null, cookies: [device.cookie] };
    }),
    route(login, async (call) => {
      const device = deviceOf(call.cookies);
      return { data: await signIn(context, { ...call, device }), cookies: [device.cookie] };
    }),
    route(logout, async ({ caller }) => {
      await deleteSession(context.database, caller.sessionId);
      return { data: null };
    }),
    route(listSessionsEndpoint, async ({ caller }) => ({ data: await listSessions(context, caller) })),
    route(endSessionsEndpoint, async ({ caller, input, cookies }) => ({
      data: { ended: await endSessions(context, { caller, input, device: deviceOf(cookies) }) },
    })),
    route(changePasswordEndpoint, async (call) => {
      await changePassword(context, { ...call, device: deviceOf(call.cookies) });
      return { data: null };
    }),
    route(showSessionEndpoint, async ({ caller }) => ({
      data: await showSession(context, caller),
    })),
    ...secondFactorRoutes(context),
  ];
}

type CodeCall = CodeKey & { client: Client; cookies: Cookies };

/** Sends a code for somebody who may have signed in from this browser before. */
async function sendCode(context: Context, { cookies, ...request }: CodeCall): Promise<CodeLength> {
  const browser = deviceOf(cookies);
  const device = await findKnownDevice(context, { device: browser, identifier: request.address });
  return requestCode(context, { ...request, device });
}
