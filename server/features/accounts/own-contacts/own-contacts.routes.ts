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
import { type Route, route } from '#server/platform/http/route.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { closeMobileQuestion, showOwnContacts } from './own-contacts.ts';
import { confirmMobile, removeMobile, requestMobile } from './own-mobile.ts';
import { undoEmailChange } from './undo-email-change.ts';

/** The own e-mail address and mobile number. */
export function ownContactsRoutes(context: Context): Route[] {
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
