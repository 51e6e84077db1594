import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout } from '#contract/accounts/logout.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { type RawRequest, sendRaw } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const runsOfEndpoint = 60;

let application: TestApplication;
let tokens: Record<Endpoint['access'], string>;
beforeAll(async () => {
  application = await startApplication();
  const member = await aMember(application);
  const administrator = await anAdministrator(application);
  tokens = {
    public: member.token,
    session: administrator.token,
    member: member.token,
    administrator: administrator.token,
  };
});
afterAll(() => application.close());

/** Values that people, programs and attackers put into fields. */
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'a@example.org',
    '9876543210',
    '1234',
    '2000-02-29',
    "'; drop table accounts; --",
    '%',
    '-1',
    'NaN',
  ),
  fc.integer(),
);

/** The endpoint's own fields, some missing, with a few that it does not know. */
function inputsOf(endpoint: Endpoint) {
  const known = Object.fromEntries(Object.keys(endpoint.input.shape).map((key) => [key, anyValue]));
  return fc
    .tuple(
      fc.record(known, { requiredKeys: [] }),
      fc.dictionary(fc.string({ maxLength: 10 }), anyValue, { maxKeys: 2 }),
    )
    .map(([fields, others]) => ({ ...others, ...fields }));
}

function requestOf(endpoint: Endpoint, input: object): RawRequest {
  const url = `/api${endpoint.path}`;
  const token = tokens[endpoint.access];
  if (endpoint.method === 'POST') return { method: 'POST', url, token, payload: JSON.stringify(input) };
  const query = Object.entries(input).map(
    ([key, value]) => `${encode(key)}=${encode(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  return { method: 'GET', url: `${url}?${query.join('&')}`, token };
}

/** Percent-encodes anything, lone surrogates too. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const rows = endpoints.filter(({ path }) => path !== logout.path);

describe('any input', () => {
  it.each(rows.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'to %s is answered in the envelope and never breaks the server',
    async (_name, endpoint) => {
      await fc.assert(
        fc.asyncProperty(inputsOf(endpoint), async (input) => {
          const { status, body } = await sendRaw(application, requestOf(endpoint, input));
          expect(status).toBeLessThan(500);
          expect(body.result).toBe(status < 400);
          expect(typeof body.message).toBe('string');
        }),
        { numRuns: runsOfEndpoint },
      );
    },
  );
});
