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
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import {
  changeEmail,
  changeMobile,
  closeMobileQuestion as closeMobileQuestionEndpoint,
  confirmEmail,
  confirmMobile as confirmMobileEndpoint,
  removeMobile as removeMobileEndpoint,
  showOwnContacts as showOwnContactsEndpoint,
  undoEmail,
} from '#contract/accounts/own-contacts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Cookies } from '#server/platform/http/cookies.ts';
import { type Client, type Route, route } from '#server/platform/http/route.ts';
import type { CodeLength } from './accounts.rules.ts';
import type { CodeKey } from './codes.repository.ts';
import { requestCode, requireReachable } from './codes.ts';
import { endSessions } from './end-sessions.ts';
import { deviceOf, findKnownDevice } from './guessing/devices.ts';
import { changePassword, resetPassword } from './passwords.ts';
import { dropUnknown, resumeSession } from './remembered/remembered.ts';
import { deleteSession } from './sessions.repository.ts';
import { listSessions, showSession } from './sessions.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { signIn } from './sign-in.ts';
import { verifyCode } from './verify-code.ts';
import { confirmEmailChange, requestEmailChange } from './own-contacts/change-email.ts';
import { closeMobileQuestion, showOwnContacts } from './own-contacts/own-contacts.ts';
import { confirmMobile, removeMobile, requestMobile } from './own-contacts/own-mobile.ts';
import { undoEmailChange } from './own-contacts/undo-email-change.ts';

/** Signing in and out, one-time codes, passwords and sessions. */
export function accountsRoutes(context: Context): Route[] {
  return [
    ...ownContactsRoutes(context),
    route(verifyOtp, (call) => verifyCode(context, call)),
    route(sendOtp, async ({ input, client, cookies }) => {
      const { emailOrMobile: address } = input;
      requireReachable(context, { field: 'emailOrMobile', address });
      const asked = { purpose: 'enter', address } as const;
      return { data: null, code_length: await sendCode(context, { ...asked, client, cookies }) };
    }),
    route(forgotPassword, async ({ input, client, cookies }) => {
      const { email: address } = input;
      requireReachable(context, { field: 'email', address });
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

/** The own e-mail address and mobile number. */
function ownContactsRoutes(context: Context): Route[] {
  return [
    route(showOwnContactsEndpoint, async ({ caller }) => ({
      data: await showOwnContacts(context, caller.accountId),
    })),
    route(changeEmail, async (call) => {
      const length = await requestEmailChange(context, call);
      return { data: null, code_length: length };
    }),
    route(confirmEmail, async (call) => ({
      data: null,
      cookies: await confirmEmailChange(context, call),
    })),
    route(undoEmail, async ({ input }) => ({
      data: { email: await undoEmailChange(context, input.token) },
    })),
    route(changeMobile, async (call) => {
      const length = await requestMobile(context, call);
      const message = length === null ? { message: 'outcome.mobile_changed' as const } : {};
      return { data: { needs_code: length !== null }, code_length: length, ...message };
    }),
    route(confirmMobileEndpoint, async (call) => {
      await confirmMobile(context, call);
      return { data: null };
    }),
    route(removeMobileEndpoint, async (call) => {
      await removeMobile(context, call);
      return { data: null };
    }),
    route(closeMobileQuestionEndpoint, async ({ caller }) => {
      await closeMobileQuestion(context, caller.accountId);
      return { data: null };
    }),
  ];
}
