import { readMobile } from '#contract/fields/mobile-number.ts';
import { tidyLine } from '#contract/fields/tidy-line.ts';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import { containsText } from '#server/platform/database/contains-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Found, likePattern, type ListQuery } from '#server/platform/listing/listing.ts';

export type Invitation = Selectable<Tables['invitations']>;
export type NewInvitation = Insertable<Tables['invitations']>;

/** Keyed hashes by which people are recognised, and their numbers in a sheet. */
export type Keys = Record<'identity' | 'email' | 'mobile' | 'sheetId', readonly string[]>;

/** Blocks the other imports until the transaction ends, so that two imports never invite the same person. */
export async function lockInvitations(database: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('invitations', 0))`.execute(database);
}

/** The invitations with one of the keys, in any state. */
export async function findInvitationsByKeys(database: Database, keys: Keys): Promise<Invitation[]> {
  return (await selectByKeys(database, keys)?.execute()) ?? [];
}

/** The invitations with one of the keys, locked until the transaction ends, so that none is answered while it is updated. */
export async function lockInvitationsByKeys(database: Database, keys: Keys): Promise<Invitation[]> {
  return (await selectByKeys(database, keys)?.orderBy('id').forUpdate().execute()) ?? [];
}

function selectByKeys(database: Database, keys: Keys) {
  const named = [
    ['identityHash', keys.identity],
    ['emailHash', keys.email],
    ['mobileHash', keys.mobile],
    ['sheetId', keys.sheetId],
  ] as const;
  const present = named.filter(([, hashes]) => hashes.length > 0);
  if (present.length === 0) return null;
  return database
    .selectFrom('invitations')
    .selectAll()
    .where((eb) => eb.or(present.map(([column, hashes]) => eb(column, 'in', hashes))));
}

/** The imports that brought a person before this one. */
function earlierImports(importId: RawBuilder<unknown>) {
  return sql<
    number[]
  >`case when coalesce(invitations.import_id, ${importId}) = ${importId} then invitations.earlier_imports
    else array_append(array_remove(invitations.earlier_imports, ${importId}), invitations.import_id) end`;
}

/**
 * Inserts invitations, or updates the unanswered ones of the same identity, which must be locked. When the address changed
 * (the mobile number, for a person without an e-mail address), the link sent to the old one stops working, and the person
 * is waiting again.
 */
export async function upsertInvitations(
  database: Database,
  invitations: readonly NewInvitation[],
): Promise<void> {
  if (invitations.length === 0) return;
  const isSameAddress = sql<boolean>`coalesce(invitations.email, invitations.mobile)
    is not distinct from coalesce(excluded.email, excluded.mobile)`;
  await database
    .insertInto('invitations')
    .values(invitations)
    .onConflict((conflict) =>
      conflict.column('identityHash').doUpdateSet((eb) => ({
        importId: eb.ref('excluded.importId'),
        earlierImports: earlierImports(sql`excluded.import_id`),
        emailHash: eb.ref('excluded.emailHash'),
        mobileHash: eb.ref('excluded.mobileHash'),
        sheetId: eb.ref('excluded.sheetId'),
        serialNo: eb.ref('excluded.serialNo'),
        photoFile: eb.ref('excluded.photoFile'),
        email: eb.ref('excluded.email'),
        mobile: eb.ref('excluded.mobile'),
        facts: eb.ref('excluded.facts'),
        source: eb.ref('excluded.source'),
        toConfirm: eb.ref('excluded.toConfirm'),
        updatedAt: eb.ref('excluded.updatedAt'),
        isMailWanted: sql`invitations.is_mail_wanted or excluded.is_mail_wanted`,
        state: sql`case when ${isSameAddress} then invitations.state else 'waiting' end`,
        tokenHash: sql`case when ${isSameAddress} then invitations.token_hash end`,
        mailQueuedAt: sql`case when ${isSameAddress} then invitations.mail_queued_at end`,
      })),
    )
    .execute();
}

/** Gives invitations that another row corrects the identity of that row. */
export async function changeIdentities(
  database: Database,
  changed: readonly { id: number; identityHash: string }[],
): Promise<void> {
  for (const { id, identityHash } of changed) {
    await database.updateTable('invitations').set({ identityHash }).where('id', '=', id).execute();
  }
}

type Moved = { id: number } & Record<'sheetId' | 'serialNo' | 'photoFile', string | null>;

/** Assigns the invitations of unchanged rows to the newer import, with the numbers and files that they have in its sheet. */
export async function moveInvitations(
  database: Database,
  { moved, importId, isMailWanted }: { moved: readonly Moved[]; importId: number; isMailWanted: boolean },
): Promise<void> {
  if (moved.length === 0) return;
  const ids = sql.val(moved.map(({ id }) => id));
  const listOf = (name: 'sheetId' | 'serialNo' | 'photoFile') => sql.val(moved.map((each) => each[name]));
  const rows = sql<Moved>`(select * from unnest(${ids}::int[], ${listOf('sheetId')}::text[],
    ${listOf('serialNo')}::text[], ${listOf('photoFile')}::text[])
    as moved (id, sheet_id, serial_no, photo_file))`;
  const isOpen = sql`invitations.state in ('waiting', 'invited')`;
  await database
    .updateTable('invitations')
    .from(rows.as('moved'))
    // An invitation that was answered since keeps nothing of its row.
    .set((eb) => ({
      importId,
      earlierImports: earlierImports(sql`${importId}::integer`),
      sheetId: sql`case when ${isOpen} then ${eb.ref('moved.sheetId')} end`,
      serialNo: sql`case when ${isOpen} then ${eb.ref('moved.serialNo')} end`,
      photoFile: sql`case when ${isOpen} then ${eb.ref('moved.photoFile')} end`,
      ...(isMailWanted && { isMailWanted }),
    }))
    .whereRef('invitations.id', '=', 'moved.id')
    .execute();
}

export type InvitationCounts = {
  waiting: number;
  invited: number;
  claimed: number;
  declined: number;
  withoutAddress: number;
  broughtBefore: number;
  broughtAgain: number;
};

/** How many people of an import are in each state. */
export async function countInvitations(database: Database, importId: number): Promise<InvitationCounts> {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`count(*) filter (where ${condition})`;
  const inState = (state: string) => count(sql<boolean>`state = ${state}`);
  const again = database
    .selectFrom('invitations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', 'in', ['waiting', 'invited'])
    .where(sql<boolean>`earlier_imports @> array[${importId}]::integer[]`);
  return database
    .selectFrom('invitations')
    .select([
      inState('waiting').as('waiting'),
      inState('invited').as('invited'),
      inState('claimed').as('claimed'),
      inState('declined').as('declined'),
      count(sql<boolean>`state = 'waiting' and email is null`).as('withoutAddress'),
      count(sql<boolean>`state in ('waiting', 'invited')
        and earlier_imports <> '{}'`).as('broughtBefore'),
      sql<number>`${again}`.as('broughtAgain'),
    ])
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
}

const fullName = sql`concat_ws(' ', facts->>'firstName', facts->>'lastName')`;
const sortExpressions = {
  created_at: sql`created_at`,
  name: sql`lower(${fullName})`,
  state: sql`state`,
} as const;
export type InvitationSort = keyof typeof sortExpressions;
type InvitationQuery = ListQuery<InvitationSort> & {
  importId: number | undefined;
  state: string | undefined;
};

/** The invitations whose name, number in the sheet, e-mail address or mobile number contains a text. */
export async function searchInvitations(
  database: Database,
  query: InvitationQuery,
): Promise<Found<Invitation>> {
  const { importId, state } = query;
  const meant = tidyLine(query.search);
  const found = database
    .selectFrom('invitations')
    .$if(importId !== undefined, (all) => all.where('importId', '=', importId ?? null))
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? ''))
    .$if(query.search !== '', (all) =>
      all.where((eb) =>
        eb.or([
          containsText(fullName, query.search),
          containsText(sql`sheet_id`, meant),
          eb('email', 'ilike', likePattern(meant)),
          eb('mobile', 'like', likePattern(readMobile(meant) ?? meant)),
        ]),
      ),
    );
  const { total } = await found
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy(sortExpressions[query.sort], query.order)
    .orderBy('id', query.order)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { rows, total };
}
