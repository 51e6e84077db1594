import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordStatements } from '#scripts/test/record-statements.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import {
  findSeeker,
  firstPhase,
  rankCandidates,
  refreshAllMatching,
  refreshMatching,
} from '#server/features/matching/matching.ts';
import { tables } from '#server/migrations/tables.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { anyPerson, insertPeople, insertPreference } from '#tests/factories/a-person.ts';
import { anyPreference } from '#tests/factories/a-preference.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const peopleCount = 120;

let application: TestApplication;
let bride: number;
beforeAll(async () => {
  application = await startApplication();
  const { context } = application;
  const lists = (await callApi(application, { endpoint: listChoices, input: {} })).body.data;
  const choices = await findChoices(context);
  const people = fc.sample(anyPerson(lists), { numRuns: peopleCount, seed: 17 });
  const ids = await insertPeople(application, people);
  const inputs = fc.sample(anyPreference(lists), { numRuns: peopleCount, seed: 17 });
  for (const [index, input] of inputs.entries()) {
    const wish = { ...input, must_have: '' };
    if (index % 2 === 0)
      await insertPreference(application, { accountId: ids[index] ?? 0, input: wish, choices });
  }
  bride = ids[people.findIndex(({ gender }) => gender === 'Female')] ?? 0;
  await refreshAllMatching(context.database);
});
afterAll(() => application.close());

/** The beginning of the bride's list. */
async function list(): Promise<number[]> {
  const { context } = application;
  const seeker = await findSeeker(context, bride);
  return (await rankCandidates(context, { seeker, excluded: [], phase: firstPhase, least: 12 })).ids;
}

describe('the order of a list', () => {
  it('is read from the matching rows alone, and from no table of plans, payments or interests', async () => {
    const { context } = application;
    const seeker = await findSeeker(context, bride);
    const statements = await recordStatements(() =>
      rankCandidates(context, { seeker, excluded: [], phase: firstPhase, least: 12 }),
    );
    const ranking = statements.filter(({ text }) => text.includes('matching_rows candidate'));
    expect(ranking.length).toBeGreaterThan(0);
    const others = Object.keys(tables)
      .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
      .filter((name) => name !== 'matching_rows' && name !== 'matching_statistics');
    const read = statements.flatMap(({ text }) =>
      others.filter((name) => new RegExp(`(?:from|join)\\s+"?${name}\\b`, 'u').test(text)),
    );
    expect(read).toEqual([]);
    const tablesRead = statements.flatMap(({ text }) =>
      [...text.matchAll(/(?:from|join)\s+"?(?<name>\w+)/gu)].map(({ groups }) => groups?.['name'] ?? ''),
    );
    const ours = new Set(['matching_rows', 'matching_statistics', 'known', 'part', 'unnest', 'lateral']);
    expect(tablesRead.filter((name) => !ours.has(name))).toEqual([]);
  });

  it('does not change when other rows of its members change', async () => {
    const { database, now } = application.context;
    const before = await list();
    expect(before.length).toBeGreaterThan(10);
    const favourites = before.slice(-3);
    const contact = { email: sql<string>`'rich.' || email`, passwordHash: 'another', mobile: null };
    await database.updateTable('accounts').set(contact).where('id', 'in', favourites).execute();
    const named = { firstName: 'Premium', lastName: 'Member', zip: '682001', employerName: 'A bank' };
    await database.updateTable('profiles').set(named).where('accountId', 'in', favourites).execute();
    const accountId = bride;
    for (const [index, id] of favourites.entries()) {
      const status = (['pending', 'accepted', 'cancelled'] as const)[index] ?? 'pending';
      await anInterest(application, { senderId: id, receiverId: accountId, status });
      const visit = { viewerId: id, partnerId: accountId, day: '2026-11-20', visitedAt: now() };
      await database.insertInto('profileVisits').values(visit).execute();
      await database
        .insertInto('shortlistEntries')
        .values({ accountId, partnerId: id, createdAt: now() })
        .execute();
    }
    await database.transaction().execute((transaction) => refreshMatching(transaction, favourites));
    expect(await list()).toEqual(before);
  });
});
