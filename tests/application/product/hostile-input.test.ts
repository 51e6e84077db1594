import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { type RawRequest, sendRaw } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const sentinel = 'sentinel.person';
const post = (payload: string | Buffer, headers: Record<string, string> = {}): RawRequest => ({
  method: 'POST',
  url: '/api/register',
  payload,
  headers,
});
const registrationWith = (changes: object) =>
  JSON.stringify({ ...aRegistration({ email: `${sentinel}@example.org` }), ...changes });
const enquiry = (payload: string | Buffer): RawRequest => ({ ...post(payload), url: '/api/contactus' });
const enquiryWith = (changes: object) =>
  JSON.stringify({
    name: 'Asha',
    email: `${sentinel}@example.org`,
    phone: '+91 9876543210',
    message: 'Hello',
    ...changes,
  });
/** The same JSON, with two bytes that are not UTF-8 at the end of its last text. */
const withInvalidUtf8 = (json: string) =>
  Buffer.concat([Buffer.from(json).subarray(0, -2), Buffer.from([0xff, 0xfe, 0x22, 0x7d])]);
const manyFields = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]));

const hostile: [string, RawRequest, number, string][] = [
  ['malformed JSON', post(`{"email": "${sentinel}@example.org", `), 400, 'malformed_request'],
  [
    'a body that is no JSON',
    post('email=a', { 'content-type': 'text/plain' }),
    415,
    'unsupported_media_type',
  ],
  [
    'a form',
    post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'unsupported_media_type',
  ],
  ['a name of 1 MB', post(registrationWith({ firstname: 'x'.repeat(1_000_000) })), 413, 'too_large'],
  ['a NUL character', post(registrationWith({ firstname: 'As\0ha' })), 400, 'malformed_request'],
  [
    'a name that turns the text direction',
    post(registrationWith({ lastname: 'a\u202Eb' })),
    422,
    'invalid_input',
  ],
  ['10 000 fields', post(registrationWith(manyFields)), 413, 'too_large'],
  [
    '300 fields',
    post(registrationWith(Object.fromEntries(Object.entries(manyFields).slice(0, 300)))),
    400,
    'malformed_request',
  ],
  ['invalid UTF-8', post(withInvalidUtf8(registrationWith({}))), 400, 'malformed_request'],
  [
    'a header injected in an address',
    post(registrationWith({ email: `${sentinel}@example.org\r\nBcc: everybody@example.org` })),
    422,
    'invalid_input',
  ],
  [
    'a header injected in the address of an enquiry',
    enquiry(enquiryWith({ email: `${sentinel}@example.org\r\nBcc: everybody@example.org` })),
    422,
    'invalid_input',
  ],
  ['an enquiry of 1 MB', enquiry(enquiryWith({ message: 'x'.repeat(1_000_000) })), 413, 'too_large'],
  ['a NUL character in an enquiry', enquiry(enquiryWith({ message: 'Hel\0lo' })), 400, 'malformed_request'],
  ['invalid UTF-8 in an enquiry', enquiry(withInvalidUtf8(enquiryWith({}))), 400, 'malformed_request'],
  ['a poisoned prototype', post('{"__proto__": {"role": "admin"}}'), 400, 'malformed_request'],
  ['a list instead of an object', post('[]'), 422, 'invalid_input'],
  ['nothing', post('null'), 422, 'invalid_input'],
  ['a NUL in the address', { method: 'GET', url: '/api/site/page?page=%00' }, 400, 'malformed_request'],
  ['an unknown call', { method: 'GET', url: '/api/nothing/here' }, 404, 'not_found'],
  ['a wrong method', { method: 'GET', url: '/api/register' }, 404, 'not_found'],
];

describe('hostile input', () => {
  it.each(hostile)('%s is refused in the envelope', async (_name, request, status, code) => {
    const answer = await sendRaw(application, request);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body).toMatchObject({ result: false, data: null, message: expect.any(String) });
    expect(answer.body).toHaveProperty('request_id');
  });

  it('stores nothing and logs nothing in clear', async () => {
    for (const [, request] of hostile) await sendRaw(application, request);
    const { database } = application.context;
    for (const table of ['accounts', 'profiles', 'registrations', 'oneTimeCodes', 'enquiries'] as const) {
      expect([table, await database.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    expect(await application.outbox.listIds()).toEqual([]);
    expect(application.logged()).not.toContain(sentinel);
  });
});

describe('the address of a page that cannot be read', () => {
  const read = async (url: string, accept: string) => {
    const answer = await application.server.inject({ url, headers: { accept } });
    return [answer.statusCode, String(answer.headers['content-type']).split(';', 1)[0]];
  };

  it.each(['/%00', '/login?next=%00', '/terms/%00/x', '/%zz', '/%c3%28'])(
    '%s: people get a page',
    async (url) => {
      const [page, refusal] = [await read('/nothing-here', 'text/html'), await read(url, 'application/json')];
      expect(await read(url, 'text/html,application/xhtml+xml,*/*;q=0.8')).toEqual(page);
      expect(refusal).toEqual([400, 'application/json']);
    },
  );

  it('is none where it is the address of a call', async () => {
    expect(await read('/api/site/page?page=%00', 'text/html')).toEqual([400, 'application/json']);
  });
});
