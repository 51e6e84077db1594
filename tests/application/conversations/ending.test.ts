import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { switchUser } from '#contract/administration/users.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { startBatch } from '#contract/members/batches.ts';
import { deleteAccount } from '#contract/privacy/account-deletion.ts';
import { requestErasure } from '#contract/privacy/erasure.ts';
import { blockMember } from '#contract/safety/blocks.ts';
import { banMember, decideReport } from '#contract/safety/report-cases.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { reviewing } from '#tests/application/moderation/support/reviewing.ts';
import { idOfTicket } from '#tests/factories/cases/a-case.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aReport } from '#tests/factories/a-report.ts';
import { callApi } from '#tests/support/call-api.ts';
import { conversing } from '#tests/support/conversing.ts';
import { connectLive, type LiveClient } from '#tests/support/live-client.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let address: string;
let desk: { token: string };
let chat: ReturnType<typeof conversing>;
beforeAll(async () => {
  application = await startApplication();
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
  desk = await anAdministrator(application);
  chat = conversing(application);
});
afterAll(() => application.close());

const open: LiveClient[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});
const connect = async ({ token }: TestMember) => {
  const client = await connectLive(address, { token });
  open.push(client);
  return client;
};

const call = async <E extends Endpoint>({ token }: { token: string }, endpoint: E, input: EndpointInput<E>) =>
  expect((await callApi(application, { endpoint, input, token })).body).toMatchObject({ result: true });

type Two = { her: TestMember; him: TestMember };

async function decide({ her, him }: Two, outcome: 'hide' | 'suspend' | 'ban'): Promise<void> {
  const report_id = idOfTicket(await aReport(application, { reporter: her, reported: him }));
  const input = { report_id, reason: 'You asked for money.' };
  const until = new Date(application.clock.now().getTime() + 86_400_000).toISOString();
  if (outcome === 'ban') await call(desk, banMember, input);
  else await call(desk, decideReport, { ...input, outcome, ...(outcome === 'suspend' && { until }) });
}

/** What ends the conversation of the two for her. */
const ends = {
  'he blocks her': ({ her, him }: Two) => call(him, blockMember, { partner_id: her.user_id }),
  'she blocks him': ({ her, him }: Two) => call(her, blockMember, { partner_id: him.user_id }),
  'he hides': ({ him }: Two) => call(him, updateSettings, { is_hidden: true }),
  'he deletes his account': ({ him }: Two) => call(him, deleteAccount, { password: him.password }),
  'his erasure is requested': ({ him }: Two) =>
    call(desk, requestErasure, { user_id: him.user_id, reason: 'By letter.' }),
  'he is switched off': ({ him }: Two) => call(desk, switchUser, { user_id: him.user_id }),
  'he is switched off with others': async ({ him }: Two) => {
    const { user_id: other } = await aMember(application);
    const selection = { kind: 'ids' as const, user_ids: [other, him.user_id] };
    await call(desk, startBatch, { action: 'deactivate', selection, reason: 'A cleaning.', total: 2 });
    await application.runJobs();
  },
  'he is hidden by a report': (two: Two) => decide(two, 'hide'),
  'he is suspended': (two: Two) => decide(two, 'suspend'),
  'he is banned': (two: Two) => decide(two, 'ban'),
  'his new profile is rejected': async ({ him }: Two) => {
    const { status } = await reviewing(application).reject(desk, { member: him, kind: 'new' });
    expect(status).toBe(200);
  },
};

describe('a conversation ends at once', () => {
  it.each(Object.entries(ends))('in the open window of the other one when %s', async (cause, end) => {
    const messages = [{ by: 'second', text: 'How are you?' }] as const;
    const { members } = await aConversation(application, { messages });
    const [her, him] = members;
    const window = await connect(her);
    const heard = window.next('partner_changed');
    await end({ her, him });
    expect(await heard).toEqual({ type: 'partner_changed', partner_id: him.user_id });
    const { body } = await chat.thread(her, him);
    const name = cause === 'she blocks him' ? 'Joseph Varghese' : 'A member';
    expect(body.data).toMatchObject({ is_open: false, is_visible: false, name });
    expect((await chat.send(her, him)).body.code).toBe('partner_not_found');
    expect((await chat.read(her, him)).data.map(({ m_text }) => m_text)).toEqual(['How are you?']);
  });

  it('in the windows of a member who is switched off, which learn that they are signed out', async () => {
    const him = await aMember(application, { gender: 'Male' });
    const window = await connect(him);
    const heard = window.next('settings_changed');
    await ends['he is switched off']({ her: him, him });
    expect(await heard).toEqual({ type: 'settings_changed' });
  });

  it('also when two hundred others have sent an interest since', async () => {
    const messages = [{ by: 'first', text: 'Hello' }] as const;
    const { members } = await aConversation(application, { messages });
    const [her, him] = members;
    application.clock.advanceMinutes(1);
    const createdAt = application.clock.now();
    const senders = await aCrowd(application, { count: 200, gender: 'Female' });
    const interests = senders.map((senderId) => ({
      senderId,
      receiverId: him.user_id,
      message: 'Hello',
      createdAt,
    }));
    await application.context.database.insertInto('interests').values(interests).execute();
    const window = await connect(her);
    const heard = window.next('partner_changed');
    await ends['he hides']({ her, him });
    expect(await heard).toEqual({ type: 'partner_changed', partner_id: him.user_id });
  });

  it('when the operator erases the other one, in a process of their own', async () => {
    const { members } = await aConversation(application, { messages: [{ by: 'second', text: 'Hello' }] });
    const [her, him] = members;
    const window = await connect(her);
    const heard = window.next('partner_changed');
    await erasePerson(application.context, him.email);
    expect(await heard).toEqual({ type: 'partner_changed', partner_id: him.user_id });
  });
});

describe('a member who was hidden before', () => {
  it('is switched off without a word to others', async () => {
    const { members } = await aConversation(application);
    const [her, him] = members;
    await ends['he hides']({ her, him });
    const window = await connect(her);
    await ends['he is switched off']({ her, him });
    const heard = window.next('settings_changed');
    await call(her, updateSettings, { shows_visits: false });
    await heard;
    expect(window.messages.filter(({ type }) => type === 'partner_changed')).toEqual([]);
  });
});
