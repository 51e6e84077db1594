import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout } from '#contract/accounts/logout.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { type ApiAnswer, type RawRequest, sendRaw, writeForm } from '#tests/support/call-api.ts';
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

/** Files, sound and broken, empty and nameless, mixed with texts. */
const anyPart = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Blob([bytes])),
);

/** A form with the endpoint's own fields, repeated and out of order, and a few that it does not know. */
function formsOf({ input }: Endpoint) {
  const name = fc.oneof(
    fc.constantFrom(...Object.keys(input.shape), ...Object.keys(input.shape).map((key) => `${key}[]`)),
    fc.string({ unit: 'binary', maxLength: 10 }),
  );
  return fc.array(fc.tuple(name, anyPart, fc.string({ maxLength: 10 })), { maxLength: 6 }).map((parts) => {
    const form = new FormData();
    for (const [key, value, fileName] of parts) {
      if (typeof value === 'string') form.append(key, value);
      else form.append(key, value, fileName);
    }
    return form;
  });
}

/** A form as it travels, of which sometimes only the beginning arrives. */
async function formRequestOf(
  endpoint: Endpoint,
  { form, share }: { form: FormData; share: number },
): Promise<RawRequest> {
  const { payload, headers } = await writeForm(form);
  const arriving = payload.slice(0, Math.ceil(payload.length * share));
  return {
    method: 'POST',
    url: `/api${endpoint.path}`,
    token: tokens[endpoint.access],
    payload: arriving,
    headers,
  };
}

/** Percent-encodes anything, lone surrogates too. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** What is wrong with an answer, whatever was asked. */
function findFlaws({ status, body }: ApiAnswer<unknown>): string[] {
  return [
    ...(status < 500 ? [] : [`status ${status}`]),
    ...(body.result === status < 400 ? [] : [`result ${body.result} with status ${status}`]),
    ...(typeof body.message === 'string' ? [] : ['no message']),
  ];
}

const rows = endpoints.filter(({ path }) => path !== logout.path);

describe('any input', () => {
  it.each(rows.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'to %s is answered in the envelope and never breaks the server',
    async (_name, endpoint) => {
      await fc.assert(
        fc.asyncProperty(inputsOf(endpoint), async (input) => {
          expect(findFlaws(await sendRaw(application, requestOf(endpoint, input)))).toEqual([]);
        }),
        { numRuns: runsOfEndpoint },
      );
    },
  );

  it.each(
    rows
      .filter(({ files }) => files !== undefined)
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('to %s as a form is answered in the envelope and never breaks the server', async (_name, endpoint) => {
    const shares = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
    await fc.assert(
      fc.asyncProperty(formsOf(endpoint), shares, async (form, share) => {
        const answer = await sendRaw(application, await formRequestOf(endpoint, { form, share }));
        expect(findFlaws(answer)).toEqual([]);
      }),
      { numRuns: runsOfEndpoint },
    );
  });
});
