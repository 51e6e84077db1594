import path from 'node:path';
import { searchUsers } from '#contract/members/members.ts';
import type { Store } from '#scripts/operator/open-store.ts';
import { recordStatements, type Statement } from '#scripts/test/record-statements.ts';
import { createAdministrator } from '#server/features/accounts/administrators.ts';
import { findCaller } from '#server/features/accounts/sessions.ts';
import { showDashboard } from '#server/features/dashboard/show-dashboard.ts';
import { searchMembers } from '#server/features/members/list-members.ts';
import { openOutboxStore } from '#server/platform/mail/outbox-store.ts';
import { contextOf } from './take-back.ts';
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

/** As many owners, so that the limit of an account is not what is measured. */
const owners = 60;

type Call = Pick<AdministrationCall, 'name' | 'path' | 'bodies'> & {
  run: (turn: number) => Promise<unknown>;
};

/** Signs owners in, and records the statements of each call of theirs; the first time of each fills the caches. */
export async function prepareAdministration(store: Store, scratch: string): Promise<AdministrationCall[]> {
  const context = contextOf(store);
  const outbox = openOutboxStore(path.join(scratch, 'outbox'));
  const tokens: string[] = [];
  for (let index = 0; index < owners; index += 1) {
    const email = `owner.${crypto.randomUUID()}@example.org`;
    const accountId = await createAdministrator(context, { email, password: 'a calm steady hand' });
    tokens.push(await startSession(store, accountId));
  }
  const record = async ({ run, ...call }: Call): Promise<AdministrationCall> => {
    await run(0);
    const variants = [];
    for (const [turn, token] of tokens.entries()) {
      const statements = await recordStatements(async () => {
        await findCaller(context, token);
        await run(turn);
      });
      variants.push({ headers: { authorization: `Bearer ${token}` }, statements });
    }
    return { ...call, variants };
  };
  const search = (body: object) => searchMembers(context, searchUsers.input.parse(body));
  const bodies = searches.map((body) => ({ limit: 25, ...body }));
  const listBody = { limit: 25 };
  const calls: Call[] = [
    {
      name: 'GET /api/admin/dashboard',
      path: '/admin/dashboard',
      run: () => showDashboard(context, { role: 'owner', outbox }),
    },
    {
      name: 'POST /api/admin/users/search, the list of members',
      path: '/admin/users/search',
      bodies: [listBody],
      run: () => search(listBody),
    },
    {
      name: 'POST /api/admin/users/search, nine searches',
      path: '/admin/users/search',
      bodies,
      run: (turn) => search(bodies[turn % bodies.length] ?? {}),
    },
  ];
  const recorded: AdministrationCall[] = [];
  for (const call of calls) recorded.push(await record(call));
  return recorded;
}
