import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Found, likePattern, type ListQuery } from '#server/platform/listing/listing.ts';

export type Enquiry = Selectable<Tables['enquiries']>;

const sortExpressions = {
  created_at: sql`created_at`,
  name: sql`lower(name)`,
  status: sql`status`,
} as const;
type EnquirySort = keyof typeof sortExpressions;

export async function insertEnquiry(
  database: Database,
  enquiry: Insertable<Tables['enquiries']>,
): Promise<void> {
  await database.insertInto('enquiries').values(enquiry).execute();
}

/** The enquiries that contain the search in name, e-mail, phone or message. */
export async function searchEnquiries(
  database: Database,
  query: ListQuery<EnquirySort>,
): Promise<Found<Enquiry>> {
  const pattern = likePattern(query.search);
  const found = database
    .selectFrom('enquiries')
    .$if(query.search !== '', (all) =>
      all.where((eb) =>
        eb.or([
          eb('name', 'ilike', pattern),
          eb('email', 'ilike', pattern),
          eb('phone', 'ilike', pattern),
          eb('message', 'ilike', pattern),
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
