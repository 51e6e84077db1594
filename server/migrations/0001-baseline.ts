import { type Kysely, sql } from 'kysely';
import { accountTables } from './baseline/accounts.ts';
import { administrationTables } from './baseline/administration.ts';
import { auditTables } from './baseline/audit.ts';
import { connectingTables } from './baseline/connecting.ts';
import { conversationTables } from './baseline/conversations.ts';
import { enquiryTables } from './baseline/enquiries.ts';
import { importTables } from './baseline/imports.ts';
import { keyTables } from './baseline/keys.ts';
import { matchTables } from './baseline/matches.ts';
import { matchingTables } from './baseline/matching.ts';
import { memberTables } from './baseline/members.ts';
import { paymentTables } from './baseline/payments.ts';
import { photoTables } from './baseline/photos.ts';
import { profileTables } from './baseline/profiles.ts';
import { pushTables } from './baseline/push.ts';
import { reviewTables } from './baseline/review.ts';
import { safetyTables } from './baseline/safety.ts';
import { searchTables } from './baseline/search.ts';
import { secondFactorTables } from './baseline/second-factor.ts';
import { siteTables } from './baseline/site.ts';
import { listChoiceRows } from './choice-lists/list-choice-rows.ts';
import { listSynonymRows } from './synonyms/list-synonym-rows.ts';

/** A table is behind those that it refers to. */
const tables = [
  accountTables,
  secondFactorTables,
  administrationTables,
  auditTables,
  keyTables,
  profileTables,
  importTables,
  photoTables,
  siteTables,
  reviewTables,
  matchingTables,
  matchTables,
  searchTables,
  connectingTables,
  safetyTables,
  conversationTables,
  paymentTables,
  memberTables,
  enquiryTables,
  pushTables,
];

/** The database of the first released version: its tables, and the rows that every site begins with. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statements of tables) await statements.execute(database);
  await insertChoices(database);
  // The schema that the job queue fills by itself. Made here, under the lock of the migrations, because processes that start together
  // on a new database would both try to make it.
  await sql`create schema if not exists jobs`.execute(database);
}

/** The choice lists with their synonyms. Later changes of the lists are an administrator's, or another migration's. */
async function insertChoices(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into choices (list, code, label, parent, position, former_labels)
    select list, code, label, parent, position, array(select jsonb_array_elements_text("formerLabels"))
    from jsonb_to_recordset(${JSON.stringify(listChoiceRows())}::jsonb)
      as row (list text, code text, label text, parent text, position integer, "formerLabels" jsonb)`.execute(
    database,
  );
  await sql`
    insert into choice_synonyms (list, code, word, keeps_words)
    select list, code, word, "keepsWords"
    from jsonb_to_recordset(${JSON.stringify(listSynonymRows())}::jsonb)
      as row (list text, code text, word text, "keepsWords" boolean)`.execute(database);
}
