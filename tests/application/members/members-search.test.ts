import fc from 'fast-check';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUsers } from '#contract/administration/users.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { ageOn } from '#contract/fields/age.ts';
import { dayIn } from '#contract/fields/dates.ts';
import { erasureStates, memberSorts, memberStates } from '#contract/members/member.choices.ts';
import type { MemberRow } from '#contract/members/member.wire.ts';
import { searchUsers } from '#contract/members/members.ts';
import { recordStatements } from '#scripts/test/record-statements.ts';
import { showProfile } from '#server/features/profiles/profiles.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { someMembers } from '#tests/factories/some-members.ts';
import { callApi } from '#tests/support/call-api.ts';
import { countTries } from '#tests/support/how-often.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

type Search = EndpointInput<typeof searchUsers>;
type Filters = NonNullable<Search['filters']>;

let application: TestApplication;
let token: string;
/** Every member as the unfiltered list has them. */
let everybody: MemberRow[];
const count = 120;

beforeAll(async () => {
  application = await startApplication();
  ({ token } = await anAdministrator(application));
  await someMembers(application.context, { count });
  everybody = (await search({ limit: 200 })).body.data;
});
afterAll(() => application.close());

const search = (input: Search) => callApi(application, { endpoint: searchUsers, input, token });

const daysSince = (instant: string | null) =>
  instant === null ? Infinity : (application.clock.now().getTime() - Date.parse(instant)) / 86_400_000;

const siteToday = () => dayIn('Asia/Kolkata', application.clock.now());

/** The filters again, over what the list shows. */
const tests: { [Name in keyof Filters]-?: (row: MemberRow, wanted: NonNullable<Filters[Name]>) => boolean } =
  {
    status: (row, wanted) =>
      row.u_status === wanted || row.u_restrictions.some(({ kind }) => kind === wanted),
    gender: (row, wanted) => row.u_gender === wanted,
    religion: (row, wanted) => row.u_religion === wanted,
    community: (row, wanted) => row.u_community === wanted,
    denomination: (row, wanted) => row.u_denomination === wanted,
    mother_tongue: (row, wanted) => row.u_mother_tongue === wanted,
    marital_status: (row, wanted) => row.u_marital_status === wanted,
    country: (row, wanted) => row.u_country === wanted,
    state: (row, wanted) => row.u_state === wanted,
    district: (row, wanted) => row.u_district === wanted,
    age_from: (row, wanted) => ageOn(row.u_dob, siteToday()) >= Number(wanted),
    age_to: (row, wanted) => ageOn(row.u_dob, siteToday()) <= Number(wanted),
    plan: (row, wanted) => (wanted === 'none') === (row.u_plan === null),
    verified: (row, wanted) => row.u_email_verified === wanted,
    min_completion: (row, wanted) => row.u_completion >= Number(wanted),
    seen_days: (row, wanted) => daysSince(row.u_last_seen_at) <= Number(wanted),
    unseen_days: (row, wanted) => daysSince(row.u_last_seen_at) > Number(wanted),
    reported: (row, wanted) => row.u_reports > 0 === wanted,
    noted: (row, wanted) => row.u_notes > 0 === wanted,
    registered_days: (row, wanted) => Date.parse(row.u_created_at) >= startOfDays(Number(wanted)),
    erasure: (row, wanted) =>
      row.u_erased_at !== null &&
      (wanted === 'pending' || Date.parse(row.u_erased_at) <= application.clock.now().getTime()),
  };

/** The midnight in India at which some days began, of which today is one. */
const startOfDays = (days: number) => {
  const offset = 5.5 * 3_600_000;
  const today = Math.floor((application.clock.now().getTime() + offset) / 86_400_000);
  return (today + 1 - days) * 86_400_000 - offset;
};

const meets = (row: MemberRow, filters: Filters) =>
  Object.entries(filters).every(([name, wanted]) => {
    // Every filter has its test, which takes the filter's value.
    const isMet = tests[name as keyof Filters] as (tested: MemberRow, value: unknown) => boolean;
    return isMet(row, wanted);
  });

/** What orders the rows; names are ordered by the rules of the database's language. */
const keys: Record<Exclude<(typeof memberSorts)[number], 'name'>, (row: MemberRow) => string | number> = {
  created_at: (row) => row.u_created_at,
  last_seen: (row) => row.u_last_seen_at ?? '',
  status: (row) => row.u_status,
  completion: (row) => row.u_completion,
};

function expectOrder(rows: readonly MemberRow[], { sort, order }: { sort: string; order: string }): void {
  const key = Object.entries(keys).find(([name]) => name === sort)?.[1];
  if (key === undefined) return;
  const values = rows.map((row) => key(row));
  const ascending = values.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
  expect(values).toEqual(order === 'asc' ? ascending : ascending.toReversed());
}

const anyFilters = fc.record(
  {
    status: fc.constantFrom(...memberStates),
    gender: fc.constantFrom('Female', 'Male'),
    religion: fc.constantFrom('Hindu', 'Christian', 'own words'),
    community: fc.constantFrom('Nair', 'own community'),
    denomination: fc.constant('own sect'),
    mother_tongue: fc.constantFrom('Malayalam', 'Tamil'),
    marital_status: fc.constantFrom('Never married', 'own words'),
    country: fc.constantFrom('India', 'own land'),
    state: fc.constant('Kerala'),
    district: fc.constantFrom('Thrissur', 'own place'),
    age_from: fc.integer({ min: 20, max: 40 }),
    age_to: fc.integer({ min: 20, max: 40 }),
    plan: fc.constantFrom('none', 'any'),
    verified: fc.boolean(),
    min_completion: fc.integer({ min: 10, max: 60 }),
    seen_days: fc.integer({ min: 1, max: 60 }),
    unseen_days: fc.integer({ min: 1, max: 60 }),
    reported: fc.boolean(),
    noted: fc.boolean(),
    registered_days: fc.integer({ min: 1, max: 8 }),
    erasure: fc.constantFrom(...erasureStates),
  },
  { requiredKeys: [] },
);
const anySearch = fc.record({
  filters: anyFilters,
  sort: fc.constantFrom(...memberSorts),
  order: fc.constantFrom('asc', 'desc'),
  limit: fc.integer({ min: 7, max: 60 }),
});

/** All pages, by the cursor of each. */
async function listAll(input: Search): Promise<MemberRow[]> {
  const rows: MemberRow[] = [];
  let cursor: string | null | undefined;
  do {
    const { body } = await search({ ...input, ...(typeof cursor === 'string' && { cursor }) });
    rows.push(...body.data);
    cursor = body.next;
    expect(body.total).toBeGreaterThanOrEqual(rows.length);
  } while (typeof cursor === 'string');
  return rows;
}

describe('the list of members', () => {
  it('finds exactly the members that a reference finds, in order, over all pages and without repeats', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (input) => {
        const rows = await listAll(input);
        const expected = everybody.filter((row) => meets(row, input.filters));
        expect(new Set(rows.map(({ u_id }) => u_id))).toEqual(new Set(expected.map(({ u_id }) => u_id)));
        expect(rows).toHaveLength(expected.length);
        expectOrder(rows, input);
      }),
      { numRuns: countTries(100) },
    );
  });

  it('answers what a bureau asks: Nair brides of Thrissur who are 25 to 28, by indexes', async () => {
    const asked = {
      gender: 'Female',
      community: 'Nair',
      district: 'Thrissur',
      age_from: 25,
      age_to: 28,
    } as const;
    const bornAt = (age: number) => `${application.clock.now().getUTCFullYear() - age}-01-01`;
    const bride = await aMember(application, { community: 'Nair', religion: 'Hindu', dob: bornAt(27) });
    const older = await aMember(application, { community: 'Nair', religion: 'Hindu', dob: bornAt(36) });
    const { database } = application.context;
    await database
      .updateTable('profiles')
      .set({ district: 'in-kerala-thrissur' })
      .where('accountId', 'in', [bride.user_id, older.user_id])
      .execute();
    const statements = await recordStatements(async () => {
      const ids = (await search({ filters: asked, limit: 200 })).body.data.map(({ u_id }) => u_id);
      expect(ids).toContain(bride.user_id);
      expect(ids).not.toContain(older.user_id);
    });
    const { text = '', values } = statements.find((statement) => statement.text.includes('count(*)')) ?? {};
    const plan = await database.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return JSON.stringify(
        (await transaction.executeQuery(CompiledQuery.raw(`explain ${text}`, values))).rows,
      );
    });
    expect(plan).toContain('profiles_by_');
    expect(plan).not.toContain('Seq Scan');
    await database.deleteFrom('accounts').where('id', 'in', [bride.user_id, older.user_id]).execute();
  });

  it('shows the completion that members see of themselves', async () => {
    for (const row of everybody.slice(0, 40)) {
      const { completion } = await showProfile(application.context, row.u_id);
      expect([row.u_id, row.u_completion]).toEqual([row.u_id, completion.percentage]);
    }
  });

  it('refuses a filter that is none', async () => {
    const wrong: [string, object][] = [
      ['filters.status', { status: 'banned?' }],
      ['filters.seen_days', { seen_days: 0 }],
      ['filters.plan', { plan: 'x' }],
      ['filters.age_from', { age_from: 17 }],
    ];
    for (const [field, filters] of wrong) {
      const { status, body } = await search({ filters });
      expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
    }
  });
});

describe('a search', () => {
  const found = async (text: string) => (await search({ search: text })).body.data.map(({ u_id }) => u_id);

  it('finds a name by the beginnings of its words, an id, and a whole address or number in any spelling', async () => {
    const member = await aMember(application, { firstname: 'Zubeida', lastname: 'Rizvi Khan' });
    const { user_id, email, mobile } = member;
    const spelled = `+91 ${mobile.slice(0, 5)}-${mobile.slice(5)}`;
    for (const text of ['zubeida riz', 'KHAN', 'rizvi zub', email, email.toUpperCase(), `ITM${user_id}`]) {
      expect([text, await found(text)]).toEqual([text, [user_id]]);
    }
    for (const text of [mobile, spelled, `0${mobile}`, `91${mobile}`, `0091 (${mobile})`]) {
      expect([text, await found(text)]).toEqual([text, [user_id]]);
    }
    const { user_id: goan } = await aMember(application, { firstname: 'Ivy', lastname: 'D’Souza' });
    for (const text of ['souza', "d'souza", 'D’SOUZA ivy']) expect(await found(text)).toEqual([goan]);
    expect(await found('%')).toEqual([]);
    expect(await found("' | 'zub':*")).toEqual(await found('zub'));
  });

  it('does not find an address or a number by a part of it, which would reveal the rest bit by bit', async () => {
    const { email, mobile, user_id } = await aMember(application, { firstname: 'Nobody', lastname: 'Else' });
    expect(await found(email.slice(0, -3))).not.toContain(user_id);
    expect(await found(mobile.slice(0, 8))).not.toContain(user_id);
  });
});

describe('the documented list', () => {
  it('answers everybody without parameters, under the documented names, with masked contact details', async () => {
    const { email } = await aMember(application, { email: 'asha.mathew@example.org', mobile: '9876543123' });
    const all = await callApi(application, { endpoint: listUsers, input: {}, token });
    expect(all.body.data.length).toBeGreaterThan(count);
    expect([all.body.total, all.body.next]).toEqual([all.body.data.length, null]);
    const { body } = await callApi(application, { endpoint: listUsers, input: { search: email }, token });
    expect(body.data).toEqual([
      {
        u_id: expect.any(Number),
        u_firstname: 'Asha',
        u_lastname: 'Mathew',
        u_gender: 'Female',
        u_dob: '1997-03-14',
        u_religion: 'Christian',
        u_community: 'Nadar',
        u_sub_community: null,
        u_denomination: null,
        u_profile_for: 'My Self',
        u_profile_pic: null,
        u_email: 'as•••@example.org',
        u_mobile: '+91 ••••• ••123',
        u_mobile_verified: false,
        u_role: 'user',
        u_status: 'active',
        u_email_verified: true,
        u_is_incomplete: false,
        u_created_at: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it.each([
    ['limit', { limit: 201 }],
    ['page', { page: 0 }],
    ['cursor', { cursor: 'not a cursor' }],
  ])('refuses a wrong %s', async (field, input) => {
    const { status, body } = await callApi(application, { endpoint: listUsers, input, token });
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });
});
