import {
  addPasskey as addEndpoint,
  beginEnteringPasskey,
  beginPasskey as beginPasskeyEndpoint,
  beginPasskeySignIn,
  enterPasskey as enterPasskeyEndpoint,
  listPasskeys as listEndpoint,
  removePasskey as removePasskeyEndpoint,
  renamePasskey as renameEndpoint,
  signInByPasskey as signInEndpoint,
} from '#contract/accounts/passkeys.ts';
import {
  beginAuthenticator as beginEndpoint,
  confirmAuthenticator as confirmEndpoint,
  enterOwnSecondFactor,
  prove,
  removeAuthenticator as removeEndpoint,
  renewOwnRecoveryCodes,
  showOwnSecondFactor,
  undoSecondFactor,
} from '#contract/accounts/second-factor.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticator.ts';
import { enterSecondFactor, proveCaller } from './give-second-factor.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.ts';
import { renewRecoveryCodes, showSecondFactor } from './second-factor.ts';
import { undoAddition } from './undo-addition.ts';
import { beginEntering, beginSignIn, enterPasskey, signInByPasskey } from './use-passkey.ts';

/** The second factor of one's own account, and signing in by a passkey. */
export function secondFactorRoutes(context: Context): Route[] {
  return [...codeRoutes(context), ...passkeyRoutes(context)];
}

function codeRoutes(context: Context): Route[] {
  return [
    route(showOwnSecondFactor, async ({ caller }) => ({
      data: await showSecondFactor(context, caller.accountId),
    })),
    route(beginEndpoint, async ({ caller }) => ({ data: await beginAuthenticator(context, caller) })),
    route(confirmEndpoint, async (call) => {
      const { codes, cookies } = await confirmAuthenticator(context, call);
      return { data: { sf_recovery_codes: codes }, cookies };
    }),
    route(enterOwnSecondFactor, async ({ caller, input, client, cookies }) => {
      const given = await enterSecondFactor(context, { caller, code: input.code, client, cookies });
      return { data: { sf_codes_left: given.codesLeft }, cookies: given.cookies };
    }),
    route(renewOwnRecoveryCodes, async ({ caller }) => ({
      data: { sf_recovery_codes: await renewRecoveryCodes(context, caller) },
    })),
    route(removeEndpoint, async (call) => ({
      data: null,
      cookies: await removeAuthenticator(context, call),
    })),
    route(undoSecondFactor, async ({ input }) => {
      await undoAddition(context, input.token);
      return { data: null };
    }),
    route(prove, async (call) => {
      await proveCaller(context, call);
      return { data: null };
    }),
  ];
}

function passkeyRoutes(context: Context): Route[] {
  return [
    route(listEndpoint, async ({ caller }) => ({ data: await listPasskeys(context, caller.accountId) })),
    route(beginPasskeyEndpoint, async ({ caller }) => ({ data: await beginPasskey(context, caller) })),
    route(addEndpoint, (call) => addPasskey(context, call)),
    route(renameEndpoint, async ({ caller, input }) => {
      await renamePasskey(context, { caller, id: input.pk_id, name: input.name });
      return { data: null };
    }),
    route(removePasskeyEndpoint, async ({ caller, input, cookies }) => ({
      data: null,
      cookies: await removePasskey(context, { caller, id: input.pk_id, cookies }),
    })),
    route(beginEnteringPasskey, async ({ caller }) => ({ data: await beginEntering(context, caller) })),
    route(enterPasskeyEndpoint, async (call) => ({
      data: null,
      cookies: await enterPasskey(context, call),
    })),
    route(beginPasskeySignIn, async () => ({ data: await beginSignIn(context) })),
    route(signInEndpoint, (call) => signInByPasskey(context, call)),
  ];
}
