import path from 'node:path';
import { searchUsers } from '#contract/members/members.ts';
import type { Store } from '#scripts/operator/open-store.ts';
import { recordStatements, type Statement } from '#scripts/test/record-statements.ts';
import { createAdministrator } from '#server/features/accounts/administrators.ts';
import { findCaller } from '#server/features/accounts/sessions.ts';
import { showDashboard } from '#server/features/dashboard/show-dashboard.ts';
import { showStatistics } from '#server/features/dashboard/show-statistics.ts';
import { searchMembers } from '#server/features/members/list-members.ts';
import { openOutboxStore } from '#server/platform/mail/outbox-store.ts';
import { contextOf } from './matching/matching-calls.ts';
import { startSession } from './start-session.ts';

/** One call as administrators make it, in several variants: the headers of each, and what it sends to the database. */
export type AdministrationCall = {
  name: string;
  path: string;
  bodies?: readonly object[];
  variants: readonly { headers: Record<string, string>; statements: Statement[] }[];
};

/** What a desk looks for: names, whole and in part, a member id, a mobile number, filters, and other orders. */
const searches = [
  { search: 'Mathew' },
  { search: 'asha' },
  { search: 'ITM4711' },
  { search: '9876543210' },
  { search: 'nobody has this name' },
  { filters: { status: 'inactive' } },
  { filters: { gender: 'Female', religion: 'Christian', verified: true } },
  { sort: 'name', order: 'asc' },
  { sort: 'last_seen', order: 'desc', page: 40 },
] as const;

/** Signs an owner in, and records the statements of each call; the first time of each fills the caches. */
export async function prepareAdministration(store: Store, scratch: string): Promise<AdministrationCall[]> {
  const context = contextOf(store);
  const email = `owner.${crypto.randomUUID()}@example.org`;
  const accountId = await createAdministrator(context, { email, password: 'a calm steady hand' });
  const token = await startSession(store, accountId);
  const headers = { authorization: `Bearer ${token}` };
  const outbox = openOutboxStore(path.join(scratch, 'outbox'));
  const record = async (run: () => Promise<unknown>) => {
    await run();
    const statements = await recordStatements(async () => {
      await findCaller(context, token);
      await run();
    });
    return { headers, statements };
  };
  const listBody = { limit: 25 };
  const recordSearch = (body: object) => record(() => searchMembers(context, searchUsers.input.parse(body)));
  const bodies = searches.map((search) => ({ limit: 25, ...search }));
  const searched = [];
  for (const body of bodies) searched.push(await recordSearch(body));
  // The statistics are replayed as they are counted, while the product answers most calls from the counting of the last minute.
  let minutes = 0;
  const countAnew = () => {
    minutes += 2;
    const later = new Date(store.now().getTime() + minutes * 60_000);
    return showStatistics({ ...store, now: () => later }, 30);
  };
  return [
    {
      name: 'GET /api/admin/dashboard',
      path: '/admin/dashboard',
      variants: [await record(() => showDashboard(context, { role: 'owner', outbox }))],
    },
    {
      name: 'POST /api/admin/users/search, the list of members',
      path: '/admin/users/search',
      bodies: [listBody],
      variants: [await recordSearch(listBody)],
    },
    {
      name: 'POST /api/admin/users/search, nine searches',
      path: '/admin/users/search',
      bodies,
      variants: searched,
    },
    {
      name: 'GET /api/admin/statistics, counted once a minute',
      path: '/admin/statistics?days=30',
      variants: [await record(countAnew)],
    },
  ];
}
