import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockMember } from '#contract/safety/blocks.ts';
import { showReportedMessages } from '#contract/safety/report-cases.ts';
import { reportMember } from '#contract/safety/reports.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { idOfTicket } from '#tests/factories/cases/a-case.ts';
import { aConversation, aMessage } from '#tests/factories/a-conversation.ts';
import { type TestMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aReport } from '#tests/factories/a-report.ts';
import { casesOf } from '#tests/factories/cases/case-calls.ts';
import { callApi } from '#tests/support/call-api.ts';
import { conversing } from '#tests/support/conversing.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let administrator: Awaited<ReturnType<typeof anAdministrator>>;
let chat: ReturnType<typeof conversing>;
beforeAll(async () => {
  application = await startApplication();
  administrator = await anAdministrator(application, { role: 'moderator' });
  chat = conversing(application);
});
afterAll(() => application.close());

const talk = async (...texts: string[]) => {
  const said = texts.map((text, at) => ({ by: at % 2 === 0 ? 'second' : 'first', text }) as const);
  const { members, messages } = await aConversation(application, { messages: said });
  const [her, him] = members;
  return { her, him, ids: messages.map(({ m_id }) => m_id) };
};
const report = async (reporter: TestMember, reported: TestMember) =>
  idOfTicket(await aReport(application, { reporter, reported, place: 'conversation' }));
const read = (report_id: number, { token } = administrator) =>
  callApi(application, { endpoint: showReportedMessages, input: { report_id }, token });
const textsOf = async (reportId: number) => (await read(reportId)).body.data.map(({ text }) => text);
const countOf = async (reportId: number) =>
  (await casesOf(application).show({ administrator, reportId })).messages;
const listLooks = (reportId: number) =>
  application.context.database
    .selectFrom('auditEntries')
    .select(['administratorId', 'action'])
    .where('subject', '=', `report ${reportId}`)
    .execute();

describe('a report from a conversation', () => {
  it('carries what both wrote, the oldest first, and the case says how many messages', async () => {
    const { her, him } = await talk('Hello', 'Good morning', 'Send me 5,000 rupees\nto this UPI id: a@b');
    const reportId = await report(her, him);
    expect(await countOf(reportId)).toBe(3);
    const sent_at = application.clock.now().toISOString();
    const common = { is_taken_back: false, sent_at };
    expect((await read(reportId)).body.data).toEqual([
      { position: 1, sender_id: him.user_id, text: 'Hello', ...common },
      { position: 2, sender_id: her.user_id, text: 'Good morning', ...common },
      { position: 3, sender_id: him.user_id, text: 'Send me 5,000 rupees\nto this UPI id: a@b', ...common },
    ]);
  });

  it('carries the last twenty that the reporter still has', async () => {
    const texts = Array.from({ length: 25 }, (_, at) => `number ${at}`);
    const { her, him, ids } = await talk(...texts);
    await chat.delete(her, ids[24] ?? 0);
    await chat.delete(her, ids[23] ?? 0);
    await chat.delete(him, ids[10] ?? 0);
    expect(await textsOf(await report(her, him))).toEqual(texts.slice(3, 23));
  });

  it('carries nothing from before the reporter deleted the conversation', async () => {
    const { her, him } = await talk('Hello', 'Good morning');
    await chat.clear(her, him);
    expect(await countOf(await report(her, him))).toBe(0);
    await aMessage(application, { from: him, to: her, text: 'Are you there?' });
    expect(await textsOf(await report(her, him))).toEqual(['Are you there?']);
    expect(await textsOf(await report(him, her))).toEqual(['Hello', 'Good morning', 'Are you there?']);
  });

  it('marks a message that was taken back, without its text, and keeps what is taken back later', async () => {
    const { her, him, ids } = await talk('Send money', 'No', 'Then I take it back');
    await chat.takeBack(him, ids[0] ?? 0);
    const reportId = await report(her, him);
    await chat.takeBack(him, ids[2] ?? 0);
    await chat.clear(her, him);
    expect((await read(reportId)).body.data).toMatchObject([
      { text: '', is_taken_back: true },
      { text: 'No', is_taken_back: false },
      { text: 'Then I take it back', is_taken_back: false },
    ]);
  });

  it.each(['blocked her', 'hid', 'was erased'])('can be made when the other one %s', async (what) => {
    const { her, him } = await talk('Hello');
    if (what === 'was erased') await erasePerson(application.context, him.email);
    else if (what === 'hid') {
      const input = { is_hidden: true };
      await callApi(application, { endpoint: updateSettings, input, token: him.token });
    } else {
      const input = { partner_id: her.user_id };
      await callApi(application, { endpoint: blockMember, input, token: him.token });
    }
    const reportId = await report(her, him);
    expect(await textsOf(reportId)).toEqual(['Hello']);
    const { reported } = await casesOf(application).show({ administrator, reportId });
    expect(reported).toMatchObject({
      u_id: him.user_id,
      ...(what === 'was erased' && { u_status: 'erased' }),
    });
  });

  it('is refused about an erased member who never wrote to the reporter', async () => {
    const { her } = await talk('Hello');
    const { him: other } = await talk('Hello');
    await erasePerson(application.context, other.email);
    const input = {
      partner_id: other.user_id,
      reason: 'other',
      text: 'Look.',
      place: 'conversation',
    } as const;
    const { status, body } = await callApi(application, { endpoint: reportMember, input, token: her.token });
    expect([status, body.code]).toEqual([404, 'partner_not_found']);
  });
});

describe('the messages of a report', () => {
  it('are read by a call of its own alone, and each look is recorded', async () => {
    const { her, him } = await talk('Sentinel message of his');
    const reportId = await report(her, him);
    const shown = await casesOf(application).show({ administrator, reportId });
    expect(JSON.stringify(shown)).not.toContain('Sentinel message');
    expect(await listLooks(reportId)).toEqual([]);
    await read(reportId);
    await read(reportId);
    const look = { administratorId: administrator.user_id, action: 'report.messages_read' };
    expect(await listLooks(reportId)).toEqual([look, look]);
    const { database } = application.context;
    const entries = await database.selectFrom('auditEntries').selectAll().execute();
    expect(JSON.stringify(entries)).not.toContain('Sentinel message');
  });

  it('are not there in a report from another place, and nothing is recorded', async () => {
    const { her, him } = await talk('Hello');
    const reportId = idOfTicket(await aReport(application, { reporter: her, reported: him, place: 'inbox' }));
    expect(await countOf(reportId)).toBe(0);
    expect((await read(reportId)).status).toBe(404);
    expect((await read(2_000_000_000)).status).toBe(404);
    expect(await listLooks(reportId)).toEqual([]);
  });

  it('are for administrators who decide about reports', async () => {
    const { her, him } = await talk('Hello');
    const reportId = await report(her, him);
    const support = await anAdministrator(application, { role: 'support' });
    expect((await read(reportId, support)).body.code).toBe('not_allowed');
    expect((await read(reportId, her)).body.code).toBe('not_allowed');
  });
});
