import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { addPasskey, enterPasskey } from '#contract/accounts/passkeys.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';

/** Why there is no answer: the person or the device closed the question, the device has one already, or it is not possible here. */
export type NoPasskey = 'cancelled' | 'known' | 'notPossible';

type Asked<Response> = { response: Response } | { reason: NoPasskey };

/** Whether this browser knows passkeys. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/** Asks the person for a passkey of this site. The library is loaded then, because few visitors need it. */
export async function askForPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<Asked<EndpointInput<typeof enterPasskey>['response']>> {
  return asking(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options });
    return { id, rawId, type: 'public-key' as const, response };
  });
}

/** Asks the device to make a passkey. */
export async function makePasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<Asked<EndpointInput<typeof addPasskey>['response']>> {
  return asking(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { id, rawId, response } = await startRegistration({ optionsJSON: options });
    return { id, rawId, type: 'public-key' as const, response };
  });
}

async function asking<Response>(ask: () => Promise<Response>): Promise<Asked<Response>> {
  try {
    return { response: await ask() };
  } catch (error) {
    return { reason: reasonOf(error instanceof Error ? error.name : '') };
  }
}

/** Browsers give the same name when the person said no, took too long, or has no passkey here, so that sites do not find out. */
function reasonOf(name: string): NoPasskey {
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'notPossible';
}
