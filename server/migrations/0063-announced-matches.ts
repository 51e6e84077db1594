import { type Kysely, sql } from 'kysely';

/**
 * Members are announced to a member as new once. `new_ids` are those of a day's list who were announced with it; `announced_matches`
 * remembers them for a year, one row a month, so that a list of every day never rewrites a long array.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table daily_matches add column new_ids integer[] not null default '{}'`.execute(database);
  await sql`
    update daily_matches list set new_ids = array(
      select partner_id from unnest(list.partner_ids) as partner_id
      where not exists (select from daily_matches earlier
        where earlier.account_id = list.account_id and earlier.day < list.day and partner_id = any(earlier.partner_ids)))`.execute(
    database,
  );
  await sql`
    create table announced_matches (
      account_id integer not null references accounts on delete cascade,
      month date not null,
      partner_ids integer[] not null,
      primary key (account_id, month)
    )`.execute(database);
  await sql`
    insert into announced_matches (account_id, month, partner_ids)
    select account_id, date_trunc('month', day)::date, array_agg(distinct partner_id)
    from daily_matches cross join unnest(partner_ids) as partner_id
    group by 1, 2`.execute(database);
}
