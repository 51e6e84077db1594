import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { listMatches } from '#contract/matches/matches.ts';
import { recordStatements, type Statement } from '#scripts/test/record-statements.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { conversing } from '#tests/support/conversing.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication({ RATE_LIMITS: 'on' });
});
afterAll(() => application.close());

/** The statements of a call. */
async function record(call: () => Promise<{ status: number }>): Promise<Statement[]> {
  return recordStatements(async () => expect((await call()).status).toBeLessThan(300));
}

const reading = (table: string) => (statement: Statement) =>
  new RegExp(`(?:from|join) "?${table}"? `).test(statement.text);

it('a sign-in reads the account once before the hash and once, locked, after it', async () => {
  const { email, password } = await aMember(application);
  const signIn = () => callApi(application, { endpoint: login, input: { emailOrMobile: email, password } });
  await signIn();
  const statements = await record(signIn);
  const whole = statements.filter(({ text }) => text.startsWith('select * from "accounts"'));
  expect(whole).toHaveLength(2);
  expect(statements.length).toBeLessThanOrEqual(14);
});

it('the first sign-in of a day also refreshes the row that matching reads', async () => {
  const { email, password } = await aMember(application);
  application.clock.advanceMinutes(24 * 60);
  const statements = await record(() =>
    callApi(application, { endpoint: login, input: { emailOrMobile: email, password } }),
  );
  // One of them finds which of the facts are values of a list, for the search terms.
  expect(statements.length).toBeLessThanOrEqual(18);
});

it('a page of matches reads the own row once and the partners’ rows once', async () => {
  const { token } = await aMember(application);
  for (let men = 0; men < 5; men += 1) await aMember(application, { gender: 'Male' });
  const ask = () => callApi(application, { endpoint: listMatches, input: {}, token });
  // Statistics and settings are cached.
  await ask();
  const statements = await record(ask);
  const ofOwnRows = statements.filter(({ text }) => text.startsWith('select * from "matching_rows"'));
  expect(ofOwnRows).toHaveLength(2);
  // One of them finds who was shown at the beginnings of the lists before.
  expect(statements.length).toBeLessThanOrEqual(9);
});

describe('messages', () => {
  const said = [{ by: 'second', text: 'Hello' }] as const;

  it('are sent in few statements, one of which stores the message', async () => {
    const { members } = await aConversation(application, { messages: said });
    const [her, him] = members;
    const chat = conversing(application);
    await chat.send(her, him);
    const statements = await record(() => chat.send(her, him));
    expect(statements.filter(({ text }) => text.includes('insert into messages'))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(13);
  });

  it('are read by one statement for the page', async () => {
    const { members } = await aConversation(application, { messages: said });
    const [her, him] = members;
    const chat = conversing(application);
    const statements = await record(() => chat.list(her, him));
    expect(statements.filter(reading('messages'))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(4);
  });

  it('of many conversations are listed by as many statements as one', async () => {
    const her = await aMember(application);
    const chat = conversing(application);
    const converse = async () =>
      aConversation(application, { members: [her, await aGroom(application)], messages: said });
    await converse();
    const ofOne = await record(() => chat.threads(her));
    for (let men = 0; men < 4; men += 1) await converse();
    const ofFive = await record(() => chat.threads(her));
    expect(ofFive).toHaveLength(ofOne.length);
    expect(ofOne.length).toBeLessThanOrEqual(6);
  });
});
