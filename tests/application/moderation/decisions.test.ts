import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { cropPhoto } from '#contract/photos/photos.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { countWaitingReviews } from '#server/features/moderation/moderation.ts';
import { aMember, anAdministrator, anUnverifiedMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listMailsTo, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { signInAgain } from '#tests/support/start-test-session.ts';
import { reviewing } from './support/reviewing.ts';

let application: TestApplication;
let calls: ReturnType<typeof reviewing>;
let desk: { token: string; user_id: number };
let other: { token: string; user_id: number };
beforeAll(async () => {
  application = await startApplication({ PUBLIC_URL: 'https://marriage.example' });
  calls = reviewing(application);
  desk = await anAdministrator(application, { role: 'moderator' });
  other = await anAdministrator(application);
});
afterAll(() => application.close());

const waitingItem = async (changes: { firstname?: string } = {}) => {
  const member = await aMember(application, changes);
  return { member, item_id: await calls.itemOf(member, 'new') };
};
const refusal = (code: string) => ({ status: 409, body: { code, data: null } });
const bellOf = async ({ token }: TestMember) =>
  (await callApi(application, { endpoint: listNotifications, input: {}, token })).body.data;

describe('an item', () => {
  it('is kept from other moderators while it is open, for ten minutes after the last activity', async () => {
    const { item_id } = await waitingItem();
    expect((await calls.claim(desk, { item_id })).body.data).toMatchObject({
      item_id,
      claimed_by: { is_me: true },
    });
    expect(await calls.claim(other, { item_id })).toMatchObject(refusal('review_claimed'));
    const decision = { item_id, decision: 'approve' } as const;
    expect(await calls.decide(other, decision)).toMatchObject(refusal('review_claimed'));
    application.clock.advanceMinutes(9);
    await calls.claim(desk, { item_id });
    application.clock.advanceMinutes(9);
    expect((await calls.claim(other, { item_id })).status).toBe(409);
    application.clock.advanceMinutes(2);
    expect((await calls.claim(other, { item_id })).status).toBe(200);
    await calls.release(other, item_id);
    expect((await calls.claim(desk, { item_id })).status).toBe(200);
    // Another moderator cannot give it back.
    await calls.release(other, item_id);
    expect((await calls.decide(other, decision)).status).toBe(409);
    expect((await calls.decide(desk, decision)).status).toBe(200);
    expect(await calls.decide(desk, decision)).toMatchObject(refusal('review_decided'));
  });

  it('that the member changed since it was opened is not decided, and is shown anew', async () => {
    const { member, item_id } = await waitingItem();
    const { body } = await calls.claim(desk, { item_id });
    await calls.save(member, { about: 'Call 98470' });
    const version = body.data?.version ?? 0;
    const decision = { item_id, decision: 'approve', version } as const;
    expect(await calls.decide(desk, decision)).toMatchObject(refusal('review_changed'));
    const again = await calls.claim(desk, { item_id });
    expect(again.body.data?.version).toBe(version + 1);
    expect((await calls.decide(desk, { ...decision, version: version + 1 })).status).toBe(200);
  });

  it('that is held waits out of the way with its note, and is decided later', async () => {
    const { member, item_id } = await waitingItem({ firstname: 'Heldelle' });
    const hold = { item_id, decision: 'hold', reason: 'Asked a colleague' } as const;
    expect((await calls.decide(desk, hold)).body.data).toEqual({ item_id, state: 'waiting' });
    const find = async (list: 'waiting' | 'held' | 'decided') =>
      (await calls.list(desk, { list, search: 'Heldelle' })).body.data.map(({ note, state }) => [
        note,
        state,
      ]);
    expect(await find('waiting')).toEqual([]);
    expect(await find('held')).toEqual([['Asked a colleague', 'waiting']]);
    expect((await calls.own(member)).review).toBeNull();
    // What the member changes is looked at again.
    await calls.save(member, { about: 'Likes to walk' });
    expect([await find('waiting'), await find('held')]).toEqual([[[null, 'waiting']], []]);
    await calls.decide(desk, hold);
    await calls.decide(desk, { item_id, decision: 'approve' });
    expect([await find('held'), await find('decided')]).toEqual([[], [[null, 'approved']]]);
  });

  it('needs a reason to be rejected or held', async () => {
    const { item_id } = await waitingItem();
    for (const decision of ['reject', 'hold'] as const) {
      const { status, body } = await calls.decide(desk, { item_id, decision, reason: ' ' });
      expect([status, body.errors]).toEqual([422, [{ field: 'reason', message: 'Choose a reason' }]]);
    }
  });

  it('is gone when its member or photo is', async () => {
    const { member } = await waitingItem();
    const { path } = await aPhoto(application, { token: member.token, width: 60, height: 80 });
    await calls.save(member, { file: path });
    const item_id = await calls.itemOf(member, 'photo');
    await calls.save(member, { file: null });
    expect((await calls.decide(desk, { item_id, decision: 'approve' })).status).toBe(404);
    expect((await calls.claim(desk, { item_id })).status).toBe(404);
  });

  it('about a photo stays one when the photo is cropped otherwise', async () => {
    const { member } = await waitingItem();
    const { path } = await aPhoto(application, { token: member.token, width: 60, height: 90 });
    await calls.save(member, { file: path });
    const crop = { x: 0, y: 0.1, width: 1, height: 0.8 };
    await callApi(application, { endpoint: cropPhoto, input: { path, crop }, token: member.token });
    const { body } = await calls.claim(desk, { item_id: await calls.itemOf(member, 'photo') });
    expect(body.data?.photo).toMatchObject({ is_picture: true, width: 60, height: 90 });
    expect((await calls.approve(desk, { member, kind: 'photo' })).status).toBe(200);
    const removed = await callApi(application, {
      endpoint: cropPhoto,
      input: { path: (await calls.own(member)).profile.u_photos[0]?.path ?? '', crop },
      token: member.token,
    });
    expect(removed.body.data.review).toBeNull();
  });
});

/** The oldest item that is free, opened; 0 for none. */
const openOldest = async (one: { token: string }) => (await calls.claim(one)).body.data?.item_id ?? 0;

describe('the queue', () => {
  it('lists the oldest first, with those that are overdue, and gives the oldest free one', async () => {
    const first = await waitingItem({ firstname: 'Queuella' });
    application.clock.advanceMinutes(5);
    const second = await waitingItem({ firstname: 'Queuella' });
    application.clock.advanceMinutes(24 * 60 - 3);
    await signInAgain(application, desk);
    await signInAgain(application, other);
    const { body } = await calls.list(desk, { search: 'Queuella', kind: 'new' });
    expect(body.data.map(({ item_id, is_overdue }) => [item_id, is_overdue])).toEqual([
      [first.item_id, true],
      [second.item_id, false],
    ]);
    expect((await calls.list(desk, { search: 'Queuella', kind: 'photo' })).body.total).toBe(0);
    const { waiting, oldestAt } = await countWaitingReviews(application.context.database);
    expect(body).toMatchObject({ waiting, oldest_at: oldestAt?.toISOString() });
    const mine = await openOldest(desk);
    const theirs = await openOldest(other);
    expect(mine).not.toBe(theirs);
    await calls.release(desk, mine);
    expect(await openOldest(desk)).toBe(mine);
    await calls.release(desk, mine);
    await calls.release(other, theirs);
  });

  it('leaves out who has not verified the address, or is switched off', async () => {
    const before = await countWaitingReviews(application.context.database);
    await anUnverifiedMember(application, { firstname: 'Unverifella' });
    const { member } = await waitingItem({ firstname: 'Unverifella' });
    await application.context.database
      .updateTable('accounts')
      .set({ status: 'inactive' })
      .where('id', '=', member.user_id)
      .execute();
    expect((await calls.list(desk, { search: 'Unverifella' })).body.data).toEqual([]);
    expect((await countWaitingReviews(application.context.database)).waiting).toBe(before.waiting);
  });

  it('never has an item decided twice by moderators who decide at once', async () => {
    const items = [await waitingItem(), await waitingItem(), await waitingItem()];
    for (const { member, item_id } of items) {
      const decisions = ['approve', 'reject', 'approve', 'reject'] as const;
      const answers = await Promise.all(
        decisions.map((decision, index) =>
          calls.decide(index % 2 === 0 ? desk : other, { item_id, decision, reason: 'unclear' }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((first, next) => first - next)).toEqual([
        200, 409, 409, 409,
      ]);
      const [winner] = answers.filter(({ status }) => status === 200);
      expect((await calls.own(member)).review?.state ?? 'approved').toBe(winner?.body.data.state);
      const { rows } = await countEntries(member);
      expect(rows).toBe(1);
    }
    const [mine, theirs] = await Promise.all([desk, other].map(openOldest));
    expect(mine).not.toBe(theirs);
  });
});

const countEntries = async ({ user_id }: TestMember) => {
  const entries = await application.context.database
    .selectFrom('auditEntries')
    .selectAll()
    .where('subject', '=', `account ${user_id}`)
    .orderBy('id')
    .execute();
  return { rows: entries.length, entries };
};

describe('the queue', () => {
  it('orders items by since when they wait, which for a member who verified the address later is from then on', async () => {
    const late = await waitingItem();
    application.clock.advanceMinutes(1);
    const early = await waitingItem();
    application.clock.advanceMinutes(1);
    await application.context.database
      .updateTable('accounts')
      .set({ emailVerifiedAt: application.clock.now() })
      .where('id', '=', late.member.user_id)
      .execute();
    const { data } = (await calls.list(desk, { limit: 100 })).body;
    const ids = data.map(({ item_id }) => item_id);
    expect(ids.indexOf(early.item_id)).toBeLessThan(ids.indexOf(late.item_id));
    const times = data.map(({ submitted_at }) => submitted_at);
    expect(times).toEqual(times.toSorted());
  });
});

describe('a decision', () => {
  it('is recorded with ids and field names, without what the member or the moderator wrote', async () => {
    const { member } = await waitingItem();
    await calls.approve(desk, { member, kind: 'new' });
    await calls.save(member, { about: 'Call Sentinel', city: 'Sentinelpur' });
    await calls.reject(desk, { member, kind: 'changed', reason: 'Leave out the number of Sentinel' });
    const { entries } = await countEntries(member);
    expect(entries.map(({ action, administratorId }) => [action, administratorId])).toEqual([
      ['review.approved', desk.user_id],
      ['review.rejected', desk.user_id],
    ]);
    expect(JSON.stringify(entries)).toContain('u_city, u_about');
    expect(JSON.stringify(entries)).not.toContain('Sentinel');
  });

  it('of a rejection is on the bell and in a mail, in plain words, without what the member wrote', async () => {
    const { member } = await waitingItem();
    await calls.approve(desk, { member, kind: 'new' });
    // Nothing changed for a member whose profile was seen all along.
    expect(await bellOf(member)).toEqual([]);
    await calls.save(member, { about: 'Call Sentinel' });
    await calls.reject(desk, { member, kind: 'changed' });
    expect(await bellOf(member)).toMatchObject([
      {
        kind: 'review_decided',
        partner: null,
        review: { kind: 'changed', is_approved: false, reason: 'contact_details' },
      },
    ]);
    const [mail] = await receiveMails(application, { address: member.email, count: 1 });
    expect(mail?.subject).toBe('A change of your profile at InTandem was not accepted');
    expect(mail?.text).toContain('It contains contact details');
    expect(mail?.text).toContain('https://marriage.example/myProfile');
    expect(mail?.text).not.toContain('Sentinel');
  });

  it('of an approval notifies a member who is seen from now on', async () => {
    await calls.setMode('nothing_new');
    const { member } = await waitingItem({ firstname: 'Meera' });
    await calls.setMode('everything');
    await calls.approve(desk, { member, kind: 'new' });
    expect(await bellOf(member)).toMatchObject([{ review: { kind: 'new', is_approved: true } }]);
    const [mail] = await receiveMails(application, { address: member.email, count: 1 });
    expect(mail?.subject).toBe('Your profile at InTandem is approved');
    expect(mail?.text).toMatch(/Dear Meera,[^]*because our team has looked at your profile/);
  });

  it('is not mailed to a member who turned these mails off', async () => {
    const quiet = await waitingItem();
    const input = { notifications: [{ kind: 'review_decided', bell: true, mail: false }] } as const;
    await callApi(application, {
      endpoint: updateSettings,
      input: { notifications: [...input.notifications] },
      token: quiet.member.token,
    });
    const loud = await waitingItem();
    await calls.reject(desk, { member: quiet.member, kind: 'new' });
    await calls.reject(desk, { member: loud.member, kind: 'new' });
    await receiveMails(application, { address: loud.member.email, count: 1 });
    expect(await listMailsTo(application.outbox, quiet.member.email)).toEqual([]);
    expect(await bellOf(quiet.member)).toHaveLength(1);
  });
});
