import { digitsOf, readMobile } from '#contract/fields/mobile-number.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { rolesWithPermission } from '#contract/administration/permissions.ts';
import type { EnquiryStatus } from '#contract/enquiries/enquiry.wire.ts';
import type { Tables } from '#server/migrations/tables.ts';
import { containsText } from '#server/platform/database/contains-text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Found, likePattern, type ListQuery } from '#server/platform/listing/listing.ts';

/** The administrator in charge and the member with the same address belong to other features; one statement reads them along. */

export type Enquiry = Selectable<Tables['enquiries']>;
/** `assignee` is null without a person in charge, and for an administrator who may not answer any more. */
export type ListedEnquiry = Enquiry & { assignee: string | null };

const sortExpressions = {
  created_at: sql`enquiries.created_at`,
  updated_at: sql`enquiries.updated_at`,
  name: sql`lower(enquiries.name)`,
  status: sql`enquiries.status`,
} as const;
type EnquirySort = keyof typeof sortExpressions;

export type EnquiryFilter = {
  search: string;
  /** The enquiry whose reference is the search; null for other texts. */
  referenceId: number | null;
  status: EnquiryStatus | undefined;
  /** The id of the administrator in charge; `nobody` for those that no one has taken. */
  assignee: number | 'nobody' | undefined;
};

export async function insertEnquiry(
  database: Database,
  enquiry: Insertable<Tables['enquiries']>,
): Promise<void> {
  await database.insertInto('enquiries').values(enquiry).execute();
}

/** The active administrators whose role may answer enquiries. */
function selectAnswering(database: Database) {
  return database
    .selectFrom('administrators')
    .innerJoin('accounts', 'accounts.id', 'administrators.accountId')
    .where('administrators.role', 'in', [...rolesWithPermission['enquiries.answer']])
    .where('accounts.status', '=', 'active')
    .select('accounts.id')
    .select(sql<string>`coalesce(nullif(administrators.name, ''), accounts.email)`.as('name'));
}

/** The administrators who can be in charge, by name. */
export async function listAnswering(database: Database): Promise<{ id: number; name: string }[]> {
  return selectAnswering(database).orderBy('name').orderBy('accounts.id').execute();
}

function selectEnquiries(database: Database, { search, referenceId, status, assignee }: EnquiryFilter) {
  const pattern = likePattern(search);
  // A part of a number may be typed with spaces, too.
  const phone = readMobile(search) ?? digitsOf(search);
  return database
    .selectFrom('enquiries')
    .leftJoin(selectAnswering(database).as('assignee'), 'assignee.id', 'enquiries.assigneeId')
    .$if(status !== undefined, (found) => found.where('enquiries.status', '=', status ?? ''))
    .$if(assignee === 'nobody', (found) => found.where('assignee.id', 'is', null))
    .$if(typeof assignee === 'number', (found) => found.where('enquiries.assigneeId', '=', Number(assignee)))
    .$if(search !== '', (found) =>
      found.where((eb) =>
        eb.or([
          containsText(sql`enquiries.name`, search),
          eb('enquiries.email', 'ilike', pattern),
          ...(phone === '' ? [] : [eb(sql`replace(enquiries.phone, ' ', '')`, 'like', likePattern(phone))]),
          containsText(sql`enquiries.message`, search),
          ...(referenceId === null ? [] : [eb('enquiries.id', '=', referenceId)]),
        ]),
      ),
    );
}

/** A page of the enquiries of a filter. The search is in name, e-mail, phone or message, or is the reference. */
export async function searchEnquiries(
  database: Database,
  query: ListQuery<EnquirySort> & EnquiryFilter,
): Promise<Found<ListedEnquiry>> {
  const found = selectEnquiries(database, query);
  const total = await countEnquiries(database, query);
  const rows = await found
    .selectAll('enquiries')
    .select('assignee.name as assignee')
    .orderBy(sortExpressions[query.sort], query.order)
    .orderBy('enquiries.id', query.order)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { rows, total };
}

export async function countEnquiries(database: Database, filter: EnquiryFilter): Promise<number> {
  const { total } = await selectEnquiries(database, filter)
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The enquiries of a filter after an id, by id, for a file that is written while it is read. */
export async function listEnquiriesAfter(
  database: Database,
  { after, most, ...filter }: EnquiryFilter & { after: number; most: number },
): Promise<ListedEnquiry[]> {
  return selectEnquiries(database, filter)
    .selectAll('enquiries')
    .select('assignee.name as assignee')
    .where('enquiries.id', '>', after)
    .orderBy('enquiries.id')
    .limit(most)
    .execute();
}

export async function findEnquiry(database: Database, id: number): Promise<ListedEnquiry | undefined> {
  return database
    .selectFrom('enquiries')
    .leftJoin(selectAnswering(database).as('assignee'), 'assignee.id', 'enquiries.assigneeId')
    .selectAll('enquiries')
    .select('assignee.name as assignee')
    .where('enquiries.id', '=', id)
    .executeTakeFirst();
}

/** Locks an enquiry until the transaction ends, so that its changes happen one after the other. */
export async function lockEnquiry(database: Database, id: number): Promise<Enquiry | undefined> {
  return database.selectFrom('enquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Changes an enquiry and counts the change. */
export async function changeEnquiry(
  database: Database,
  { id, changes }: { id: number; changes: Updateable<Tables['enquiries']> & { updatedAt: Date } },
): Promise<void> {
  await database
    .updateTable('enquiries')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The member whose verified address this is. */
export async function findMemberWith(database: Database, email: string): Promise<number | null> {
  const row = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('role', '=', 'user')
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Removes the enquiries, with their mails, that have not changed since an instant. */
export async function deleteOldEnquiries(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('enquiries').where('updatedAt', '<', before).execute();
}
