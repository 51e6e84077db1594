import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import {
  addPasskey,
  beginEnteringPasskey,
  beginPasskey,
  beginPasskeySignIn,
  type newPasskey,
  type usedPasskey,
} from '#contract/accounts/passkeys.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';
import type { z } from 'zod';

/** The flags of an authenticator: somebody is present, was verified, and data of a new passkey follows. */
const flagBits = { isPresent: 1, isVerified: 4, isNew: 64 } as const;

/** What a test changes of an honest answer. */
type Deviation = {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  challenge?: string;
};

/** A phone or a security key with one passkey, made by software: it signs as a real one does. */
export function anAuthenticator(site = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const writeClientData = (type: string, { challenge, origin = site }: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const writeData = (flags: number, { rpId = new URL(site).hostname, counter: count }: Deviation) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(count ?? (counter += 1), 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
  };
  const flagsOf = ({ isVerified = true }: Deviation) =>
    flagBits.isPresent + (isVerified ? flagBits.isVerified : 0);

  return {
    id: id.toString('base64url'),
    /** The answer to `POST /passkey/begin`. */
    create: ({ challenge }: { challenge: string }, deviation: Deviation = {}): z.input<typeof newPasskey> => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: an EC2 key for ES256 on P-256.
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const authData = Buffer.concat([
        writeData(flagsOf(deviation) + flagBits.isNew, deviation),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: writeClientData('webauthn.create', { challenge, ...deviation }).toString(
            'base64url',
          ),
          // The map holds only what CBOR can write.
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** The answer to a request to use it. */
    use: ({ challenge }: { challenge: string }, deviation: Deviation = {}): z.input<typeof usedPasskey> => {
      const clientData = writeClientData('webauthn.get', { challenge, ...deviation });
      const data = writeData(flagsOf(deviation), deviation);
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

export type TestAuthenticator = ReturnType<typeof anAuthenticator>;

/** Adds a passkey to an account by the calls of the screen. */
export async function aPasskey(
  application: TestApplication,
  { token, name = 'My phone' }: { token: string; name?: string },
): Promise<EndpointData<typeof addPasskey> & { authenticator: TestAuthenticator }> {
  const authenticator = anAuthenticator(application.context.configuration.publicUrl);
  const { body } = await callApi(application, { endpoint: beginPasskey, input: {}, token });
  const input = { name, response: authenticator.create(body.data.pk_options) };
  const added = await callApi(application, { endpoint: addPasskey, input, token });
  if (!added.body.result) throw new Error(`Not added: ${added.body.message}`);
  return { ...added.body.data, authenticator };
}

/** A challenge for signing in, or for the second factor of a session. */
export async function aChallenge(
  application: TestApplication,
  token?: string,
): Promise<{ challenge: string }> {
  const { body } =
    token === undefined
      ? await callApi(application, { endpoint: beginPasskeySignIn, input: {} })
      : await callApi(application, { endpoint: beginEnteringPasskey, input: {}, token });
  return body.data.pk_options;
}
