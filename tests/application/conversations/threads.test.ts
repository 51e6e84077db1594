import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aConversation, aMessage } from '#tests/factories/a-conversation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { tokenOf } from '#tests/application/photos/support/photo-token.ts';
import { callApi } from '#tests/support/call-api.ts';
import { conversing } from '#tests/support/conversing.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let chat: ReturnType<typeof conversing>;
beforeAll(async () => {
  application = await startApplication();
  chat = conversing(application);
});
afterAll(() => application.close());

const isoNow = () => application.clock.now().toISOString();
const pass = (minutes: number) => application.clock.advanceMinutes(minutes);

/** A woman with conversations with some men, a minute apart, in each of which he has written. */
async function aWoman(names: readonly [string, string][]) {
  const her = await aMember(application);
  const men: TestMember[] = [];
  for (const [firstname, lastname] of names) {
    pass(1);
    const him = await aGroom(application, { firstname, lastname });
    await aConversation(application, { members: [her, him] });
    await aMessage(application, { from: him, to: her, text: `I am ${firstname}` });
    men.push(him);
  }
  return { her, men };
}
const listed = async (...asked: Parameters<typeof chat.threads>) =>
  (await chat.threads(...asked)).body.data.map(({ partner_id }) => partner_id);
const three: [string, string][] = [
  ['Anil', 'Kurian'],
  ['Binu', 'Thomas'],
  ['Cyril', 'Mathew'],
];

describe('the list of conversations', () => {
  it('shows each with the partner, the last message, its time and what is unread', async () => {
    const { her, men } = await aWoman([['Anil', 'Kurian']]);
    const [him = her] = men;
    const photo = await aPhoto(application, { token: him.token, width: 60, height: 80 });
    await callApi(application, { endpoint: updateProfile, input: { file: photo.path }, token: him.token });
    const shown = {
      partner_id: him.user_id,
      name: 'Anil Kurian',
      profile_pic: expect.stringContaining(tokenOf(photo.path) ?? ''),
      photo_placeholder: expect.any(String),
      is_visible: true,
      is_open: true,
      last_taken_back: false,
    };
    const received = { last_message: 'I am Anil', last_at: isoNow(), last_is_own: false, unread: 1 };
    const { body } = await chat.threads(her);
    expect(body).toMatchObject({ total: 1, page: 1, limit: 30, next: null });
    expect(body.data).toEqual([{ ...shown, ...received }]);
    pass(1);
    await aMessage(application, { from: her, to: him, text: 'Good to know' });
    const sent = { last_message: 'Good to know', last_at: isoNow(), last_is_own: true, unread: 1 };
    expect((await chat.threads(her)).body.data).toEqual([{ ...shown, ...sent }]);
  });

  it('has the latest message first', async () => {
    const { her, men } = await aWoman(three);
    const [anil = 0, binu = 0, cyril = 0] = men.map(({ user_id }) => user_id);
    expect(await listed(her)).toEqual([cyril, binu, anil]);
    pass(1);
    await aMessage(application, { from: her, to: { user_id: anil }, text: 'Hello' });
    expect(await listed(her)).toEqual([anil, cyril, binu]);
  });

  it('has connected members without a message, from the time of the connection', async () => {
    const { her, men } = await aWoman(three.slice(0, 1));
    pass(1);
    const connectedAt = isoNow();
    const { members } = await aConversation(application, { members: [her, await aGroom(application)] });
    pass(1);
    expect((await chat.threads(her)).body.data).toMatchObject([
      { partner_id: members[1].user_id, last_message: null, last_at: connectedAt, unread: 0, is_open: true },
      { partner_id: men[0]?.user_id, last_message: 'I am Anil' },
    ]);
    expect((await chat.threads(members[1])).body.data).toMatchObject([
      { partner_id: her.user_id, last_message: null, last_at: connectedAt },
    ]);
  });

  it('does not have one without a message who cannot be seen', async () => {
    const {
      members: [her, him],
    } = await aConversation(application);
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    expect(await listed(her)).toEqual([]);
    expect(await listed(him)).toEqual([]);
  });

  it('is paged', async () => {
    const { her, men } = await aWoman(three);
    const ids = men.map(({ user_id }) => user_id).toReversed();
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await chat.threads(her, { page, limit: 2 })).body);
    expect(pages.map(({ data }) => data.map(({ partner_id }) => partner_id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
      [],
    ]);
    expect(pages.map(({ total, page }) => [total, page])).toEqual([
      [3, 1],
      [3, 2],
      [3, 3],
    ]);
    expect(pages.map(({ next }) => next === null)).toEqual([false, true, true]);
  });

  it('is searched by name and by profile id', async () => {
    const { her, men } = await aWoman(three);
    const [anil = 0, binu = 0, cyril = 0] = men.map(({ user_id }) => user_id);
    const found = (search: string) => listed(her, { search });
    expect(await found('binu')).toEqual([binu]);
    expect(await found('u tho')).toEqual([binu]);
    expect(await found(`ITM${anil}`)).toEqual([anil]);
    expect(await found(`itm${anil}`)).toEqual([anil]);
    expect(await found(` ${cyril} `)).toEqual([cyril]);
    expect(await found('m')).toEqual([cyril, binu]);
    expect(await found('%')).toEqual([]);
    expect(await found('nobody')).toEqual([]);
    expect((await chat.threads(her, { search: 'binu' })).body.total).toBe(1);
  });

  it('is not searched by the name of one who cannot be seen, but by the profile id', async () => {
    const { her, men } = await aWoman(three.slice(0, 1));
    const [him = her] = men;
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    expect(await listed(her, { search: 'Anil' })).toEqual([]);
    expect(await listed(her, { search: `ITM${him.user_id}` })).toEqual([him.user_id]);
  });

  it('shows and finds a partner that she blocked by name, without the picture', async () => {
    const { her, men } = await aWoman(three.slice(0, 2));
    const [anil = her] = men;
    const photo = await aPhoto(application, { token: anil.token, width: 60, height: 80 });
    await callApi(application, { endpoint: updateProfile, input: { file: photo.path }, token: anil.token });
    await aBlock(application, { blockerId: her.user_id, blockedId: anil.user_id });
    const { body } = await chat.threads(her, { search: 'Anil' });
    const hidden = { profile_pic: null, photo_placeholder: null, is_visible: false, is_open: false };
    expect(body.data).toMatchObject([{ partner_id: anil.user_id, name: 'Anil Kurian', ...hidden }]);
    expect(body.total).toBe(1);
  });

  it('shows a long message cut to a line, and not in half of a character', async () => {
    const { her, men } = await aWoman(three.slice(0, 1));
    const [him = her] = men;
    await aMessage(application, { from: him, to: her, text: `Two\nlines ${'🙏'.repeat(300)}` });
    const [thread] = (await chat.threads(her)).body.data;
    expect(thread?.last_message).toBe(`Two lines ${'🙏'.repeat(110)}…`);
  });

  it('says that the last message is taken back, and shows no text of it', async () => {
    const { her, men } = await aWoman(three.slice(0, 1));
    const [him = her] = men;
    const { m_id } = await aMessage(application, { from: him, to: her, text: 'Oh no' });
    await chat.takeBack(him, m_id);
    for (const reader of [her, him]) {
      expect((await chat.threads(reader)).body.data).toMatchObject([
        { last_message: '', last_taken_back: true, last_is_own: reader === him },
      ]);
    }
  });

  it('shows the message before one that the member deleted', async () => {
    const { her, men } = await aWoman(three.slice(0, 1));
    const [him = her] = men;
    const { m_id } = await aMessage(application, { from: him, to: her, text: 'The last' });
    await chat.delete(her, m_id);
    expect((await chat.threads(her)).body.data).toMatchObject([{ last_message: 'I am Anil', unread: 1 }]);
    expect((await chat.threads(him)).body.data).toMatchObject([{ last_message: 'The last' }]);
  });

  it('has one that the member deleted as if nothing had been written, until the next message', async () => {
    const { her, men } = await aWoman(three.slice(0, 1));
    const [him = her] = men;
    await chat.clear(her, him);
    expect((await chat.threads(her)).body.data).toMatchObject([{ last_message: null, unread: 0 }]);
    expect((await chat.threads(him)).body.data).toMatchObject([{ last_message: 'I am Anil' }]);
    await aMessage(application, { from: him, to: her, text: 'Still there?' });
    expect((await chat.threads(her)).body.data).toMatchObject([{ last_message: 'Still there?', unread: 1 }]);
  });

  it('is empty for a member without a connection', async () => {
    const { body } = await chat.threads(await aMember(application));
    expect(body).toMatchObject({ data: [], total: 0, next: null });
  });
});

describe('the number of unread messages', () => {
  it('is that of all conversations, and of each alone', async () => {
    const { her, men } = await aWoman(three);
    const [anil = her] = men;
    await aMessage(application, { from: anil, to: her, text: 'Are you there?' });
    expect(await chat.count(her)).toEqual({ unread: 4, threads: 3, left: 20, limit: 20 });
    const unread = (await chat.threads(her)).body.data.map((thread) => [thread.partner_id, thread.unread]);
    expect(new Map(unread.map(([id = 0, count = 0]) => [id, count])).get(anil.user_id)).toBe(2);
    const { data } = await chat.read(her, anil);
    await chat.see(her, anil, data[0]?.m_id ?? 0);
    expect(await chat.count(her)).toMatchObject({ unread: 2, threads: 2 });
  });

  it('is none of messages that were sent', async () => {
    const { men } = await aWoman(three.slice(0, 1));
    const [him] = men;
    expect(him && (await chat.count(him))).toEqual({ unread: 0, threads: 0, left: 19, limit: 20 });
  });
});

describe('the warning of a conversation', () => {
  it('is confirmed by each for themselves, before anything is written', async () => {
    const {
      members: [her, him],
    } = await aConversation(application);
    const hasRead = async (one: TestMember, other: TestMember) =>
      (await chat.thread(one, other)).body.data.has_read_warning;
    expect((await chat.confirmWarning(her, him)).status).toBe(200);
    expect([await hasRead(her, him), await hasRead(him, her)]).toEqual([true, false]);
    expect((await chat.confirmWarning(her, him)).status).toBe(200);
    expect((await chat.threads(her)).body.data).toMatchObject([{ last_message: null }]);
    await aMessage(application, { from: him, to: her, text: 'Hello' });
    expect([await hasRead(her, him), await hasRead(him, her)]).toEqual([true, false]);
  });
});

describe('the message of the interest', () => {
  const first = async (one: { token: string }, other: { user_id: number }) =>
    (await chat.thread(one, other)).body.data.interest;
  const said = 'We liked to read about you.';

  it('begins the conversation for both, with its own time', async () => {
    const at = isoNow();
    const {
      members: [her, him],
    } = await aConversation(application);
    pass(60);
    await aMessage(application, { from: her, to: him, text: 'Good morning' });
    const words = { i_message: said, i_sender_id: him.user_id, i_created_at: at };
    expect(await first(her, him)).toMatchObject(words);
    expect(await first(him, her)).toMatchObject(words);
    expect((await chat.read(her, him)).data).toHaveLength(1);
  });

  it('is not there before the interest is accepted', async () => {
    const [her, him] = [await aMember(application), await aGroom(application)];
    await anInterest(application, { senderId: him.user_id, receiverId: her.user_id });
    expect(await first(her, him)).toBeNull();
  });

  it('goes when the member deletes the conversation, and stays for the other one', async () => {
    const {
      members: [her, him],
    } = await aConversation(application, { messages: [{ by: 'first', text: 'Good morning' }] });
    await chat.clear(her, him);
    expect(await first(her, him)).toBeNull();
    expect(await first(him, her)).toMatchObject({ i_message: said });
  });

  it('is hidden like the name when the other one is not available', async () => {
    const {
      members: [her, him],
    } = await aConversation(application, { messages: [{ by: 'first', text: 'Good morning' }] });
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    expect(await first(her, him)).toBeNull();
    expect(await first(him, her)).toMatchObject({ i_message: said });
  });
});
