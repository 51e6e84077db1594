import { anAuthenticator } from './a-passkey.ts';

/** Inputs for the calls about sessions, second factors and passkeys, for whole-product tests. No challenge was given for the answers. */
export function writeSecondFactorInputs(): Record<string, object> {
  const authenticator = anAuthenticator();
  const challenge = { challenge: 'A'.repeat(43) };
  return {
    'GET /session': {},
    'GET /session/list': {},
    'POST /session/end': {},
    'POST /session/resume': {},
    'GET /second_factor': {},
    'POST /second_factor/begin': {},
    'POST /second_factor/confirm': { ticket: 'none', code: '000000' },
    'POST /second_factor/enter': { code: '000000' },
    'POST /second_factor/recovery_codes': {},
    'POST /second_factor/remove': {},
    'POST /prove': { password: 'a calm steady hand' },
    'GET /passkey/list': {},
    'POST /passkey/begin': {},
    'POST /passkey/add': { name: 'My phone', response: authenticator.create(challenge) },
    'POST /passkey/rename': { pk_id: 1, name: 'My phone' },
    'POST /passkey/remove': { pk_id: 1 },
    'POST /passkey/enter/begin': {},
    'POST /passkey/enter': { response: authenticator.use(challenge) },
    'POST /passkey/sign_in/begin': {},
    'POST /passkey/sign_in': { response: authenticator.use(challenge) },
  };
}
