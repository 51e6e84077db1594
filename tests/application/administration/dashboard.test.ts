import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdministratorRole } from '#contract/administration/permissions.ts';
import { sendEnquiry } from '#contract/enquiries/enquiries.ts';
import { showDashboard } from '#contract/dashboard/dashboard.ts';
import { countWaitingReviews } from '#server/features/moderation/moderation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aReport } from '#tests/factories/a-report.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { setClock } from '#tests/support/clocks/test-clock.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

/** Noon of a Monday in Kolkata. The last seven days began on Tuesday the 9th, the seven before on the 2nd. */
const noon = '2027-03-15T06:30:00Z';
beforeEach(() => setClock(application.clock, noon));

/** The dashboard of an administrator at noon. */
async function show(role: AdministratorRole = 'owner') {
  setClock(application.clock, noon);
  const { token } = await anAdministrator(application, { role });
  const { body } = await callApi(application, { endpoint: showDashboard, input: {}, token });
  return body.data;
}

const registerAt = async (instant: string) => {
  setClock(application.clock, instant);
  return aMember(application);
};

const anEnquiryAt = async (instant: string) => {
  setClock(application.clock, instant);
  const input = { name: 'Thomas', email: 'thomas@example.org', phone: '+91 9876543210', message: 'Hello' };
  await callApi(application, { endpoint: sendEnquiry, input });
};

const insertStory = (status: string, createdAt: string) =>
  application.context.database
    .insertInto('stories')
    .values({
      status,
      image: 'couple',
      story: 'We met here.',
      weddingDate: '2027-01-10',
      brideFirstName: 'Asha',
      brideLastName: 'M',
      groomFirstName: 'Joseph',
      groomLastName: 'V',
      createdAt: new Date(createdAt),
    })
    .execute();

describe('the counts of the dashboard', () => {
  it('are zeros in an empty database', async () => {
    const none = { total: 0, growthPercent: 0, last7Days: 0, previous7Days: 0 };
    expect(await show()).toMatchObject({
      userCount: none,
      enquiryCount: none,
      storyCount: none,
      inactiveUserCount: { total: 0 },
    });
  });

  it('compare the last seven days of the site with the seven before, by its midnights', async () => {
    await registerAt('2027-03-01T18:29:59Z');
    await registerAt('2027-03-01T18:30:00Z');
    await registerAt('2027-03-08T18:29:59Z');
    await registerAt('2027-03-08T18:30:00Z');
    await registerAt('2027-03-15T06:00:00Z');
    const { user_id } = await registerAt('2027-03-12T06:00:00Z');
    await application.context.database
      .updateTable('accounts')
      .set({ status: 'inactive' })
      .where('id', '=', user_id)
      .execute();
    await anEnquiryAt('2027-03-05T06:00:00Z');
    await anEnquiryAt('2027-03-06T06:00:00Z');
    await anEnquiryAt('2027-03-10T06:00:00Z');
    await insertStory('approved', '2027-03-09T06:00:00Z');
    await insertStory('rejected', '2027-03-09T06:00:00Z');
    await insertStory('deleted', '2027-03-09T06:00:00Z');
    expect(await show()).toMatchObject({
      userCount: { total: 6, growthPercent: 50, last7Days: 3, previous7Days: 2 },
      enquiryCount: { total: 1, growthPercent: -50, last7Days: 1, previous7Days: 2 },
      storyCount: { total: 2, growthPercent: 100, last7Days: 2, previous7Days: 0 },
      inactiveUserCount: { total: 1 },
    });
  });
});

describe('the queues of the dashboard', () => {
  const queuesOf = async (role: AdministratorRole) =>
    Object.fromEntries((await show(role)).queues.map(({ queue, ...waiting }) => [queue, waiting]));

  it('say how much waits, and since when', async () => {
    const { database } = application.context;
    const [her, him] = [await aMember(application), await aGroom(application)];
    setClock(application.clock, '2027-03-13T04:00:00Z');
    await aReport(application, { reporter: her, reported: him });
    setClock(application.clock, '2027-03-14T04:00:00Z');
    await aReport(application, { reporter: him, reported: her });
    await insertStory('pending', '2027-03-11T04:00:00Z');
    await database
      .insertInto('reviews')
      .values({
        accountId: her.user_id,
        name: 'Asha',
        rating: 5,
        text: 'Kind.',
        createdAt: new Date('2027-03-10T04:00:00Z'),
        // Changed since: it has waited from then on.
        submittedAt: new Date('2027-03-12T04:00:00Z'),
      })
      .execute();
    const [asked, due] = [new Date('2027-03-07T04:00:00Z'), new Date('2027-03-14T05:00:00Z')];
    const deletion = { requestedAt: asked, wasHidden: false };
    await database
      .insertInto('accountDeletions')
      .values([
        { ...deletion, accountId: her.user_id, dueAt: due },
        { ...deletion, accountId: him.user_id, dueAt: new Date('2027-03-16T05:00:00Z') },
      ])
      .execute();
    await sql`insert into jobs.job (name, state, completed_on)
      select name, 'failed', '2027-03-15T01:00:00Z' from jobs.queue order by name limit 1`.execute(database);
    await application.outbox.add({
      channel: 'mail',
      to: 'asha@example.org',
      subject: 'Your code',
      text: '',
      html: '',
      createdAt: new Date('2027-03-01T04:00:00Z'),
    });
    // A checked sheet waits for decisions.
    await database
      .insertInto('imports')
      .values({
        fileName: 'april.csv',
        contentHash: 'hash',
        columns: [],
        mapping: '{}',
        state: 'checked',
        hasFile: true,
        createdAt: new Date('2027-03-02T04:00:00Z'),
      })
      .execute();
    const queues = await queuesOf('owner');
    expect(queues).toMatchObject({
      reports: { waiting: 2, oldest_at: '2027-03-13T04:00:00.000Z' },
      profile_reviews: await countWaitingReviews(database).then(({ waiting }) => ({ waiting })),
      stories: { waiting: 1, oldest_at: '2027-03-11T04:00:00.000Z' },
      reviews: { waiting: 1, oldest_at: '2027-03-12T04:00:00.000Z' },
      enquiries: { waiting: 3, oldest_at: '2027-03-05T06:00:00.000Z' },
      deletions: { waiting: 1, oldest_at: '2027-03-14T05:00:00.000Z' },
      imports: { waiting: 1, oldest_at: '2027-03-02T04:00:00.000Z' },
      failed_jobs: { waiting: 1, oldest_at: '2027-03-15T01:00:00.000Z' },
      outbox: { oldest_at: '2027-03-01T04:00:00.000Z' },
    });
  });

  it.each([
    ['moderator', ['reports', 'profile_reviews', 'stories', 'reviews']],
    ['finance', ['payments']],
    ['support', ['enquiries']],
  ] as const)('of other roles are not in the answer for the role %s', async (role, queues) => {
    expect(Object.keys(await queuesOf(role))).toEqual(queues);
  });
});
