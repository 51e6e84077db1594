import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { inputOf, nameOfCall, sendCall, writeInputs } from '#tests/support/every-call.ts';
import { acquaint, aScene, aSubject, type Scene, secretFacts } from '#tests/support/scene.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

/** Sentinels by name: texts that occur nowhere by chance, see `tells`. */
type Sentinels = Readonly<Record<string, string>>;

let application: TestApplication;
let scene: Scene;
/** How to reach her, */
let contact: Sentinels;
/** what her profile keeps to herself, */
let facts: Sentinels;
/** and what opens her account. Not even she is told this. */
let secrets: Sentinels;
/** What tells that there is somebody at all. */
let existence: { owner: Sentinels; hidden: Sentinels };

beforeAll(async () => {
  application = await startApplication();
  scene = await aScene(application);
  const { owner, hidden, photo } = scene;
  contact = { email: owner.email, mobile: owner.mobile.slice(-9) };
  facts = { ...secretFacts, whole: photo.source, wholeToken: photo.source.split('/')[2] ?? '' };
  const { database } = application.context;
  const hashes = await database
    .selectFrom('accounts')
    .innerJoin('sessions', 'sessions.accountId', 'accounts.id')
    .select(['passwordHash', 'tokenHash'])
    .where('accounts.id', '=', owner.user_id)
    .executeTakeFirstOrThrow();
  secrets = { ...hashes, token: owner.token };
  existence = {
    owner: { firstName: 'Sentinelle', lastName: 'Sentinelli', id: `"u_id":${owner.user_id},` },
    hidden: { firstName: 'Hidelle', lastName: 'Hidelli', id: `"u_id":${hidden.user_id},` },
  };
});
afterAll(() => application.close());

/** Reading comes before what changes how the two stand to each other, so that each answer tells as much as it can. */
const disruptive = [
  'POST /admin/users/update',
  'POST /contact/send',
  'POST /interest/send',
  'POST /block/add',
  'POST /report/add',
  'POST /block/remove',
  'POST /account/delete',
  'POST /account/keep',
  'POST /session/end',
  'POST /logout',
];
const placeOf = (endpoint: Endpoint) => disruptive.indexOf(nameOfCall(endpoint));
const calls = endpoints.toSorted((one, other) => placeOf(one) - placeOf(other));

type Asked = { caller: TestMember; partner: { user_id: number }; token?: string | undefined };

/** Every answer that somebody gets who asks about a partner, by the name of the call. */
async function askEverything({ caller, partner, token }: Asked): Promise<Map<string, string>> {
  const desk = scene.administrator;
  const inputs = writeInputs(await aSubject(application, { caller, partner, desk }));
  const told = new Map<string, string>();
  for (const endpoint of calls) {
    const input = inputOf(endpoint, inputs);
    const { status, text } = await sendCall(application, { endpoint, input, token });
    expect(status).toBeLessThan(500);
    told.set(nameOfCall(endpoint), text);
  }
  expect(told.size).toBe(endpoints.length);
  return told;
}

/** A few digits are looked for as a whole word: within an id or another number they may stand by chance. */
const tells = (text: string, secret: string) =>
  /^\d{1,8}$/.test(secret) ? new RegExp(`(?<!\\w)${secret}(?!\\w)`).test(text) : text.includes(secret);

/** Which sentinels occur in the answers of which calls. */
function findLeaks(told: ReadonlyMap<string, string>, ...sentinels: readonly Sentinels[]): string[] {
  const wanted = sentinels.flatMap((group) => Object.entries(group));
  return [...told].flatMap(([name, text]) =>
    wanted.filter(([, secret]) => tells(text, secret)).map(([what]) => `${name} tells ${what}`),
  );
}

/** In which calls a sentinel occurs: a test that never finds anything proves nothing. */
function listTellers(told: ReadonlyMap<string, string>, secret: string): string[] {
  return [...told].filter(([, text]) => tells(text, secret)).map(([name]) => name);
}

describe('a visitor who is not signed in', () => {
  it('learns nothing of any member from any call', async () => {
    const told = await askEverything({ caller: await aMember(application), partner: scene.owner });
    expect(findLeaks(told, contact, facts, secrets, existence.owner, existence.hidden)).toEqual([]);
  });
});

describe('a member who may see her profile and no more', () => {
  it('is told who she is, and neither how to reach her nor what she keeps to herself', async () => {
    const { stranger, owner } = scene;
    const told = await askEverything({ caller: stranger, partner: owner, token: stranger.token });
    expect(findLeaks(told, contact, facts, secrets, existence.hidden)).toEqual([]);
    // The test can fail: she is there, in all kinds of answers.
    expect(listTellers(told, 'Sentinelle')).toEqual(
      expect.arrayContaining([
        'POST /partner/profile',
        'POST /partner/search',
        'POST /interest/list',
        'POST /profile/visited',
        'POST /contact/list',
        'GET /wishlist/list',
        'GET /notification/list',
      ]),
    );
    expect(told.get('POST /contact/send')).toContain('contact_needs_interest');
  });
});

describe('a member whom she blocked', () => {
  it('is told of her by no call', async () => {
    const { blocked, owner } = scene;
    const told = await askEverything({ caller: blocked, partner: owner, token: blocked.token });
    expect(findLeaks(told, contact, facts, secrets, existence.owner, existence.hidden)).toEqual([]);
    expect(told.get('POST /partner/profile')).toContain('partner_not_found');
  });
});

describe('a member who asks about somebody who hides', () => {
  it('is told of her by no call', async () => {
    const { hidden } = scene;
    const asking = await aMember(application, { gender: 'Male' });
    await acquaint(application, { ownId: hidden.user_id, otherId: asking.user_id });
    const told = await askEverything({ caller: asking, partner: hidden, token: asking.token });
    expect(findLeaks(told, existence.hidden, { email: hidden.email }, secrets)).toEqual([]);
  });
});

describe('a member whose interest she accepted', () => {
  it('is told how to reach her by one call alone, and nothing that she keeps to herself', async () => {
    const { friend, owner } = scene;
    const told = await askEverything({ caller: friend, partner: owner, token: friend.token });
    expect(listTellers(told, owner.email)).toEqual(['POST /contact/send']);
    expect(listTellers(told, owner.mobile.slice(-9))).toEqual(['POST /contact/send']);
    expect(findLeaks(told, facts, secrets, existence.hidden)).toEqual([]);
  });
});

describe('an administrator', () => {
  it('is told how to reach her, and neither what she keeps to herself nor what opens her account', async () => {
    const { owner } = scene;
    const { token } = await anAdministrator(application);
    const told = await askEverything({ caller: await aMember(application), partner: owner, token });
    expect(listTellers(told, owner.email)).toContain('GET /admin/users/list');
    expect(findLeaks(told, facts, secrets)).toEqual([]);
  });
});

describe('she herself', () => {
  it('is told what she keeps to herself, and never what opens her account', async () => {
    const { owner, stranger } = scene;
    const told = await askEverything({ caller: owner, partner: stranger, token: owner.token });
    for (const secret of [...Object.values(secretFacts), scene.photo.source]) {
      expect(listTellers(told, secret)).toContain('GET /profile/data');
    }
    expect(listTellers(told, owner.email)).toContain('GET /session');
    // Signing in again gives her another token; the present one, and the hashes, are in no answer.
    expect(findLeaks(told, secrets)).toEqual([]);
  });
});
