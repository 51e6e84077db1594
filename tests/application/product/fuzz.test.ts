import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, Endpoint } from '#contract/calls/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { writeForm } from '#tests/support/call-api.ts';
import { type CallerPool, createCallerPool } from '#tests/support/calls/caller-pool.ts';
import { inputOf, nameOfCall, writeInputs } from '#tests/support/every-call.ts';
import { findFlaws, type Reply } from '#tests/support/calls/find-flaws.ts';
import { countTries } from '#tests/support/how-often.ts';
import { inputsAround } from '#tests/support/calls/near-misses.ts';
import { aSubject } from '#tests/support/scene.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

/** How many inputs each call gets. `npm run fuzz -- --runs 5000` asks for more. */
const runs = Number(process.env['FUZZ_RUNS'] ?? countTries(200));
/** How many requests are under way at once. */
const atOnce = 20;
/** A call that takes longer hangs. */
const patienceMs = scaleLimit(30_000);
const timeout = scaleLimit(60_000 + runs * 500);

let application: TestApplication;
let members: CallerPool;
let administrators: CallerPool;
let inputs: Readonly<Record<string, object>>;
let ids: number[];

beforeAll(async () => {
  application = await startApplication();
  // Inputs contain small numbers and may change these accounts in any way, so none of the callers has a small id.
  const member = await aMember(application);
  const partner = await aMember(application, { gender: 'Male' });
  const desk = await anAdministrator(application);
  const subject = await aSubject(application, { caller: member, partner, desk });
  inputs = writeInputs(subject);
  ids = [
    member.user_id,
    partner.user_id,
    desk.user_id,
    subject.interestId,
    subject.searchId,
    subject.importId,
    subject.conversation.partnerId,
    subject.conversation.ownMessageId,
  ];
  members = await createCallerPool(application, { count: countCalls('member'), role: 'user' });
  administrators = await createCallerPool(application, { count: countCalls('administrator'), role: 'admin' });
  await connectEverybody([member.user_id, subject.conversation.partnerId]);
});
afterAll(() => application.close());

/** Every member may write to one of two, a woman and a man, so that inputs about messages do more than to be refused. */
async function connectEverybody([womanId, manId]: readonly [number, number]): Promise<void> {
  const { database, now } = application.context;
  const accepted = { status: 'accepted', message: '-', createdAt: now(), answeredAt: now() };
  const interests = members.listIds().map((senderId) => {
    // The genders of a pool follow from the ids.
    const receiverId = senderId % 2 === 0 ? manId : womanId;
    return { ...accepted, senderId, receiverId };
  });
  await database.insertInto('interests').values(interests).execute();
}

/** The calls of an access. With one caller for each call, none makes more requests in a minute than an account may. */
function countCalls(access: Access): number {
  return endpoints.filter((endpoint) => endpoint.access === access).length;
}

type Sent = {
  method: 'GET' | 'POST';
  url: string;
  payload?: string | Buffer;
  headers?: Record<string, string>;
};

/** Sends one request as a caller that the gate admits, and signs the caller in again when the request ended the session. */
async function send(endpoint: Endpoint, { headers, ...request }: Sent): Promise<Reply> {
  const pool = endpoint.access === 'administrator' ? administrators : members;
  const caller = pool.next();
  const { token } = caller;
  const injected = application.server.inject({
    ...request,
    remoteAddress: '192.0.2.1',
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const patience = Promise.withResolvers<never>();
  const timer = setTimeout(() => patience.reject(new Error('This call hangs')), patienceMs);
  try {
    const answer = await Promise.race([injected, patience.promise]);
    if (answer.statusCode === 401 && caller.token === token) await pool.renew(caller);
    const type = answer.headers['content-type']?.toString() ?? '';
    return { status: answer.statusCode, text: answer.payload, type };
  } finally {
    clearTimeout(timer);
  }
}

function requestOf({ method, path }: Endpoint, input: object): Sent {
  const url = `/api${path}`;
  if (method === 'POST') {
    return { method, url, payload: JSON.stringify(input), headers: { 'content-type': 'application/json' } };
  }
  const query = Object.entries(input).map(
    ([key, value]) =>
      `${encode(key)}=${encode(typeof value === 'string' ? value : JSON.stringify(value ?? null))}`,
  );
  return { method, url: `${url}?${query.join('&')}` };
}

/** Percent-encodes anything, lone surrogates too. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

type Exchange = { replies: Reply[]; flaws: { sent: Sent | undefined; found: string[] }[] };

/** Sends requests together and returns the wrong answers. */
async function askAll(endpoint: Endpoint, requests: readonly Sent[]): Promise<Exchange> {
  const replies = await Promise.all(requests.map((request) => send(endpoint, request)));
  const flaws = replies.flatMap((reply, at) => {
    const found = findFlaws(endpoint, reply);
    return found.length === 0 ? [] : [{ sent: requests[at], found }];
  });
  return { replies, flaws };
}

/** The refusals of the gate; every other refusal, also of a wrong password, comes from behind it. */
const refusalsOfGate = /"code":"(?:not_signed_in|not_allowed|too_many_requests)"/;

function isPastGate({ text }: Reply): boolean {
  return !refusalsOfGate.test(text);
}

/** Without signing out, which would end the sessions that the other calls need; other tests cover it. */
const rows = endpoints.filter(({ path }) => path !== '/logout');
const named = (some: readonly Endpoint[]) =>
  some.map((endpoint) => [nameOfCall(endpoint), endpoint] as const);

describe(`any of ${runs} inputs`, () => {
  it.each(named(rows))(
    'to %s is answered in the envelope and never breaks the server',
    async (_name, endpoint) => {
      const input = inputsAround(endpoint, { valid: inputOf(endpoint, inputs), ids });
      const batches = fc.array(input, { minLength: atOnce, maxLength: atOnce });
      let [passed, all] = [0, 0];
      await fc.assert(
        fc.asyncProperty(batches, async (batch) => {
          const { replies, flaws } = await askAll(
            endpoint,
            batch.map((one) => requestOf(endpoint, one)),
          );
          expect(flaws).toEqual([]);
          all += replies.length;
          passed += replies.filter(isPastGate).length;
        }),
        { numRuns: Math.ceil(runs / atOnce), endOnFailure: true },
      );
      // Other tests cover a gate that refuses everything.
      expect(passed / all).toBeGreaterThan(0.5);
    },
    timeout,
  );

  it.each(named(rows.filter(({ files }) => files !== undefined)))(
    'to %s as a form is answered in the envelope and never breaks the server',
    async (_name, endpoint) => {
      const shares = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
      const forms = fc.array(fc.tuple(formsOf(endpoint), shares), { minLength: 5, maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(forms, async (batch) => {
          const requests = await Promise.all(
            batch.map(([form, share]) => formRequestOf(endpoint, { form, share })),
          );
          expect((await askAll(endpoint, requests)).flaws).toEqual([]);
        }),
        { numRuns: Math.ceil(runs / 5) },
      );
    },
    timeout,
  );
});

/** Files, sound and broken, empty and nameless, mixed with texts. */
const anyPart = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Blob([bytes])),
);

/** A form with the endpoint's fields, repeated and in any order, and a few unknown ones. */
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

/** The bytes of a form, sometimes only the first of them. */
async function formRequestOf(
  { path }: Endpoint,
  { form, share }: { form: FormData; share: number },
): Promise<Sent> {
  const { payload, headers } = await writeForm(form);
  const arriving = payload.slice(0, Math.ceil(payload.length * share));
  return { method: 'POST', url: `/api${path}`, payload: arriving, headers };
}
