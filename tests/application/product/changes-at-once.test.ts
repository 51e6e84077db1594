import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showSession } from '#contract/accounts/sessions.ts';
import { switchUser } from '#contract/administration/users.ts';
import { listMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { blockMember } from '#contract/safety/blocks.ts';
import { saveSearch } from '#contract/searches/saved-searches.ts';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { removeMessagesOfNobody } from '#server/features/conversations/conversations.jobs.ts';
import { runAlerts } from '#server/features/searches/alerts.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { conversing } from '#tests/support/conversing.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const rounds = 10;
const dayMinutes = 24 * 60;

describe('no deadlock occurs', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication();
  });
  afterAll(() => application.close());

  /** As long as some statements take, so that every round meets another moment of the work. */
  const pause = async (statements: number) => {
    for (let left = statements; left > 0; left -= 1)
      await sql`select 1`.execute(application.context.database);
  };

  it('when an account is switched off while its session is extended', async () => {
    const look = (member: { token: string }) =>
      callApi(application, { endpoint: showSession, input: {}, token: member.token });
    const statuses = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      const member = await aMember(application);
      application.clock.advanceMinutes(61);
      const { token } = await anAdministrator(application);
      const input = { user_id: member.user_id };
      const looks = Array.from({ length: 6 }, () => look(member));
      await pause(round);
      const answers = [...looks, callApi(application, { endpoint: switchUser, input, token })];
      for (const { status } of await Promise.all(answers)) statuses.add(status);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([]);
  });

  it('when a member is erased while their alerts run', async () => {
    const save = (name: string, { token }: TestMember) =>
      callApi(application, { endpoint: saveSearch, input: { name, filters: {} }, token });
    for (let round = 0; round < rounds; round += 1) {
      const bride = await aMember(application);
      for (const name of ['one', 'two', 'three', 'four', 'five']) await save(name, bride);
      application.clock.advanceMinutes(10);
      await aGroom(application);
      application.clock.advanceMinutes(dayMinutes);
      const looking = runAlerts(application.context, bride.user_id);
      await pause(15 + 6 * round);
      const ended = await Promise.allSettled([looking, erasePerson(application.context, bride.email)]);
      // The alerts of an erased member fail, and the job ends at its next attempt.
      const reasons = ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
      expect(reasons.filter((reason) => reason.includes('deadlock'))).toEqual([]);
    }
  });

  it('when two members write to each other, read, block and clear, and one of them is erased', async () => {
    const chat = conversing(application);
    const statuses = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      const said = [{ by: 'second', text: 'Hello' }] as const;
      const { members, messages } = await aConversation(application, { messages: said });
      const [her, him] = members;
      const id = messages[0]?.m_id ?? 0;
      const block = { partner_id: him.user_id };
      const calls = [
        chat.send(her, him),
        chat.send(him, her),
        chat.see(her, him, id),
        chat.confirmDelivery(her),
        chat.takeBack(him, id),
        chat.delete(her, id),
        chat.list(her, him),
        chat.threads(him),
        chat.clear(her, him),
        callApi(application, { endpoint: blockMember, input: block, token: her.token }),
      ];
      await pause(round);
      await erasePerson(application.context, him.email);
      for (const { status } of await Promise.all(calls)) statuses.add(status);
      expect((await chat.list(her, him)).status).toBe(200);
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });

  it('when both members of a conversation are erased while messages are cleaned up', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const said = [{ by: 'second', text: 'Hello' }] as const;
      const { members } = await aConversation(application, { messages: said });
      const [her, him] = members;
      await conversing(application).clear(her, him);
      application.clock.advanceMinutes(3 * dayMinutes);
      await Promise.all([
        erasePerson(application.context, her.email),
        removeMessagesOfNobody(application.context),
        erasePerson(application.context, him.email),
      ]);
      const { database } = application.context;
      const stored = database.selectFrom('messages').select('id').where('senderId', '=', him.user_id);
      expect(await stored.execute()).toEqual([]);
    }
  });

  it('when members are erased during their own calls, and no call fails', async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      const { token, email } = await aMember(application);
      const filters = { name: 'Everybody', filters: {} };
      const calls = [
        callApi(application, { endpoint: listMatches, input: {}, token }),
        callApi(application, { endpoint: listTodaysMatches, input: {}, token }),
        callApi(application, { endpoint: searchMembers, input: {}, token }),
        callApi(application, { endpoint: saveSearch, input: filters, token }),
      ];
      await pause(round);
      await erasePerson(application.context, email);
      for (const { status } of await Promise.all(calls)) statuses.add(status);
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });
});
