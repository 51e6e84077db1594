import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorRoles, isPermitted } from '#contract/administration/permissions.ts';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { culpritsMessages } from '#tests/factories/cases/a-case.ts';
import { writeConversationInputs } from '#tests/factories/a-conversation.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { reviewing } from '#tests/application/moderation/support/reviewing.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { inputOf, nameOfCall, sendCall, writeInputs } from '#tests/support/every-call.ts';
import {
  acquaint,
  aScene,
  aSubject,
  messageTexts,
  reservedFacts,
  type Scene,
  secretFacts,
} from '#tests/support/scene.ts';
import { tokenOf } from '#tests/application/photos/support/photo-token.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

/** Sentinels by name: texts that occur nowhere by chance, see `contains`. */
type Sentinels = Readonly<Record<string, string>>;

let application: TestApplication;
let scene: Scene;
/** Her contact details. */
let contact: Sentinels;
/** The private facts of her profile. */
let facts: Sentinels;
/** Hashes and token that give access to her account. No answer contains them, not even hers. */
let secrets: Sentinels;
/** Texts that reveal that an account exists. */
let existence: { owner: Sentinels; hidden: Sentinels };

/** What an administrator wrote down about her. */
const noteText = 'Sentinel note about her';

beforeAll(async () => {
  application = await startApplication();
  scene = await aScene(application);
  const { owner, hidden, photo } = scene;
  contact = { email: owner.email, mobile: owner.mobile.slice(-9) };
  facts = {
    ...secretFacts,
    whole: photo.source,
    wholeToken: photo.source.split('/')[2] ?? '',
    ...(await addUnreviewed()),
  };
  const { database } = application.context;
  const hashes = await database
    .selectFrom('accounts')
    .innerJoin('sessions', 'sessions.accountId', 'accounts.id')
    .innerJoin('sessionTokens', 'sessionTokens.sessionId', 'sessions.id')
    .select(['passwordHash', 'tokenHash'])
    .where('accounts.id', '=', owner.user_id)
    .executeTakeFirstOrThrow();
  secrets = { ...hashes, token: owner.token };
  const note = { accountId: owner.user_id, text: noteText, createdAt: application.context.now() };
  await database.insertInto('memberNotes').values(note).execute();
  existence = {
    owner: { firstName: 'Sentinelle', lastName: 'Sentinelli', id: `"u_id":${owner.user_id},` },
    hidden: { firstName: 'Hidelle', lastName: 'Hidelli', id: `"u_id":${hidden.user_id},` },
  };
});
afterAll(() => application.close());

/** Gives her a text and a photo that wait for a moderator, where the site shows nothing new; returns what no one else may read. */
async function addUnreviewed(): Promise<Sentinels> {
  const { owner, administrator } = scene;
  const calls = reviewing(application);
  await calls.approve(administrator, { member: owner, kind: 'new' });
  await calls.setMode('nothing_new');
  const { path, source } = await aPhoto(application, { token: owner.token, width: 60, height: 80 });
  await calls.save(owner, { about: 'Sentinel text that waits', city: 'Waitingpur', images: [path] });
  await calls.setMode('everything');
  const [waiting = '', whole = ''] = [path, source].map(tokenOf);
  return { waitingText: 'Sentinel text that waits', waitingCity: 'Waitingpur', waiting, waitingWhole: whole };
}

/** Calls that change the relationship of the two come last, in this order, so that the answers before contain as much as possible. */
const disruptive = [
  'POST /admin/users/update',
  'POST /contact/send',
  'POST /interest/send',
  'POST /chat/take_back',
  'POST /chat/delete',
  'POST /chat/clear',
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

type Question = {
  caller: TestMember;
  partner: { user_id: number };
  token?: string | undefined;
  /** The other one of the conversation that the calls name: the partner unless somebody else is named. */
  writesTo?: { user_id: number };
  /** The member that the calls of administrators name; one of nobody when it is left out. */
  about?: number;
};

/** The calls by which administrators read about one member. */
const callsAboutOne = ['POST /admin/users/profile', 'POST /admin/users/contact', 'POST /admin/users/notes'];

/** The answer of every call that the caller makes about a partner, by the name of the call. */
async function askEverything({
  caller,
  partner,
  token,
  about,
  writesTo = partner,
}: Question): Promise<Map<string, string>> {
  const desk = scene.administrator;
  const subject = await aSubject(application, { caller, partner, desk });
  const { hers: ownMessageId, his: receivedMessageId } = scene.messageIds;
  const inputs = {
    ...writeInputs(subject),
    ...writeConversationInputs({ partnerId: writesTo.user_id, ownMessageId, receivedMessageId }),
    'POST /chat/list': {},
    ...(about !== undefined && Object.fromEntries(callsAboutOne.map((name) => [name, { user_id: about }]))),
  };
  const answers = new Map<string, string>();
  for (const endpoint of calls) {
    const input = inputOf(endpoint, inputs);
    const { status, text } = await sendCall(application, { endpoint, input, token });
    expect(status).toBeLessThan(500);
    answers.set(nameOfCall(endpoint), text);
  }
  expect(answers.size).toBe(endpoints.length);
  return answers;
}

/** Few digits are searched for as a whole word, because they may occur by chance within an id or another number. */
const contains = (text: string, secret: string) =>
  /^\d{1,8}$/.test(secret) ? new RegExp(`(?<!\\w)${secret}(?!\\w)`).test(text) : text.includes(secret);

/** Which sentinels occur in the answers of which calls. */
function findLeaks(answers: ReadonlyMap<string, string>, ...sentinels: readonly Sentinels[]): string[] {
  const wanted = sentinels.flatMap((group) => Object.entries(group));
  return [...answers].flatMap(([name, text]) =>
    wanted.filter(([, secret]) => contains(text, secret)).map(([what]) => `${name} contains ${what}`),
  );
}

/** The calls whose answers contain a text: a test that never finds anything proves nothing. */
function listCallsWith(answers: ReadonlyMap<string, string>, secret: string): string[] {
  return [...answers].filter(([, text]) => contains(text, secret)).map(([name]) => name);
}

/** Both read the messages of the two in the conversation; the last one is in their list, and an answer shows what it answers. */
function expectOwnMessages(answers: ReadonlyMap<string, string>): void {
  const where = ['POST /chat/list', 'POST /chat/messages', 'POST /chat/send'];
  for (const text of [messageTexts.hers, messageTexts.his]) {
    const found = listCallsWith(answers, text);
    expect(found).toContain('POST /chat/messages');
    expect(found.filter((name) => !where.includes(name))).toEqual([]);
  }
}

/** What is for no stranger, apart from that she exists. */
const forNoStranger = (): Sentinels[] => [
  contact,
  facts,
  reservedFacts,
  secrets,
  existence.hidden,
  { noteText },
  culpritsMessages,
  messageTexts,
];

describe('a visitor who is not signed in', () => {
  it('gets no facts of any member from any call', async () => {
    const answers = await askEverything({ caller: await aMember(application), partner: scene.owner });
    expect(findLeaks(answers, existence.owner, ...forNoStranger())).toEqual([]);
  });
});

describe('a member who may only see her profile', () => {
  it('gets her name, but neither contact details nor private facts', async () => {
    const { stranger, owner } = scene;
    const answers = await askEverything({ caller: stranger, partner: owner, token: stranger.token });
    expect(findLeaks(answers, ...forNoStranger())).toEqual([]);
    // Proves that the test can fail: she is in all kinds of answers.
    expect(listCallsWith(answers, 'Sentinelle')).toEqual(
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
    expect(answers.get('POST /contact/send')).toContain('contact_needs_interest');
  });
});

describe('a member that she blocked', () => {
  it('finds her in no answer, and only reads what she wrote to him before', async () => {
    const { blocked, owner } = scene;
    const answers = await askEverything({ caller: blocked, partner: owner, token: blocked.token });
    expect(
      findLeaks(answers, contact, facts, reservedFacts, secrets, existence.owner, existence.hidden),
    ).toEqual([]);
    expect(answers.get('POST /partner/profile')).toContain('partner_not_found');
    const { toBlocked, ...others } = messageTexts;
    expect(listCallsWith(answers, toBlocked)).toEqual(['POST /chat/list', 'POST /chat/messages']);
    expect(findLeaks(answers, others)).toEqual([]);
  });
});

describe('a member who asks about a hidden member', () => {
  it('finds her in no answer', async () => {
    const { hidden } = scene;
    const asking = await aMember(application, { gender: 'Male' });
    await acquaint(application, { ownId: hidden.user_id, otherId: asking.user_id });
    const answers = await askEverything({ caller: asking, partner: hidden, token: asking.token });
    expect(findLeaks(answers, existence.hidden, { email: hidden.email }, secrets, messageTexts)).toEqual([]);
  });
});

describe('a member whose interest she accepted', () => {
  it('gets her contact details from one call alone, and no private facts', async () => {
    const { friend, owner } = scene;
    const answers = await askEverything({ caller: friend, partner: owner, token: friend.token });
    expect(listCallsWith(answers, owner.email)).toEqual(['POST /contact/send']);
    expect(listCallsWith(answers, owner.mobile.slice(-9))).toEqual(['POST /contact/send']);
    expect(findLeaks(answers, facts, secrets, existence.hidden)).toEqual([]);
    // What her choice shows him stands on her profile and her cards.
    for (const fact of [reservedFacts.father, reservedFacts.mother, reservedFacts.dob]) {
      expect(listCallsWith(answers, fact)).toEqual(
        expect.arrayContaining(['POST /partner/profile', 'GET /partner/card']),
      );
    }
    expectOwnMessages(answers);
  });
});

describe('an administrator', () => {
  it.each(administratorRoles)('gets of a member only what the role %s may see', async (role) => {
    const { owner } = scene;
    const { token } = await anAdministrator(application, { role });
    const caller = await aMember(application);
    const answers = await askEverything({ caller, partner: owner, token, about: owner.user_id });
    const contactCalls = isPermitted(role, 'members.contacts') ? ['POST /admin/users/contact'] : [];
    const exportCalls = isPermitted(role, 'members.export') ? ['GET /admin/users/export.csv'] : [];
    const expected = [...contactCalls, ...exportCalls];
    expect(listCallsWith(answers, owner.email).toSorted()).toEqual(expected.toSorted());
    expect(listCallsWith(answers, owner.mobile.slice(-9)).toSorted()).toEqual(expected.toSorted());
    // Her private income is for administrators; the other private facts are for nobody else.
    expect(listCallsWith(answers, secretFacts.annual_income)).toEqual(['POST /admin/users/profile']);
    // Administrators see portraits before their review, too.
    const { annual_income: _shown, waiting: _portrait, ...hidden } = facts;
    expect(findLeaks(answers, hidden, secrets, messageTexts)).toEqual([]);
    const mayRead = isPermitted(role, 'members.help');
    expect(listCallsWith(answers, noteText)).toEqual(mayRead ? ['POST /admin/users/notes'] : []);
    // A message is read in a report alone, by the one call that records the look.
    const mayDecide = isPermitted(role, 'reports.decide');
    const reported = listCallsWith(answers, culpritsMessages.reported);
    expect(reported).toEqual(mayDecide ? ['POST /admin/reports/messages'] : []);
    expect(listCallsWith(answers, culpritsMessages.other)).toEqual([]);
  });
});

describe('the owner of the profile', () => {
  it('gets her private facts, but never the secrets of her account', async () => {
    const { owner, stranger, friend } = scene;
    const { token } = owner;
    const answers = await askEverything({ caller: owner, partner: stranger, token, writesTo: friend });
    for (const secret of [...Object.values(secretFacts), scene.photo.source, 'Sentinel text that waits']) {
      expect(listCallsWith(answers, secret)).toContain('GET /profile/data');
    }
    expect(listCallsWith(answers, owner.email)).toContain('GET /session');
    // Signing in again gives her another token; the present one, and the hashes, are in no answer.
    expect(findLeaks(answers, secrets, { noteText }, culpritsMessages)).toEqual([]);
    expectOwnMessages(answers);
  });
});
