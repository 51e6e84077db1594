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
  resumeSession as resumeSessionEndpoint,
  showSession as showSessionEndpoint,
} from '#contract/accounts/sessions.ts';
import { enterByLink as enterByLinkEndpoint, sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import type { Context } from '#server/platform/context.ts';
import type { Cookies } from '#server/platform/http/cookies.ts';
import { type Client, type Route, route } from '#server/platform/http/route.ts';
import type { CodeLength } from './accounts.rules.ts';
import type { CodeKey } from './codes.repository.ts';
import { requestCode } from './codes.ts';
import { endSessions } from './end-sessions.ts';
import { enterByLink } from './enter-by-link.ts';
import { deviceOf, findKnownDevice } from './guessing/devices.ts';
import { ownContactsRoutes } from './own-contacts/own-contacts.routes.ts';
import { changePassword, resetPassword } from './passwords.ts';
import { dropUnknown, resumeSession } from './remembered/remembered.ts';
import { deleteSession } from './sessions.repository.ts';
import { listSessions, showSession } from './sessions.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { signIn } from './sign-in.ts';
import { requireReachable } from './guessing/text-messages.ts';
import { verifyCode } from './verify-code.ts';

/** Signing in and out, one-time codes, passwords and sessions. */
export function accountsRoutes(context: Context): Route[] {
  return [
    ...ownContactsRoutes(context),
    route(verifyOtp, (call) => verifyCode(context, call)),
    route(enterByLinkEndpoint, (call) => enterByLink(context, call)),
    route(sendOtp, async ({ input, client, cookies }) => {
      const { emailOrMobile: address } = input;
      await requireReachable(context, { field: 'emailOrMobile', address });
      const asked = { purpose: 'enter', address } as const;
      return { data: null, code_length: await sendCode(context, { ...asked, client, cookies }) };
    }),
    route(forgotPassword, async ({ input, client, cookies }) => {
      const { email: address } = input;
      await requireReachable(context, { field: 'email', address });
      const asked = { purpose: 'reset', address } as const;
      return { data: null, code_length: await sendCode(context, { ...asked, client, cookies }) };
    }),
    route(resetPasswordEndpoint, async (call) => ({
      data: null,
      cookies: await resetPassword(context, call),
    })),
    route(login, (call) => signIn(context, call)),
    route(resumeSessionEndpoint, (call) => resumeSession(context, call)),
    route(logout, async ({ caller, cookies }) => {
      await deleteSession(context.database, caller.sessionId);
      return { data: null, cookies: await dropUnknown(context.database, cookies) };
    }),
    route(listSessionsEndpoint, async ({ caller }) => ({ data: await listSessions(context, caller) })),
    route(endSessionsEndpoint, (call) => endSessions(context, call)),
    route(changePasswordEndpoint, async (call) => ({
      data: null,
      cookies: await changePassword(context, call),
    })),
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
