import { sql } from 'kysely';
import type { Store } from '#scripts/operator/open-store.ts';

/**
 * Adds payments of two years to a population, most of them confirmed, each with its subscription and receipt; one in a hundred waits.
 * Every seventh was paid at a gateway. All receipts say what the first one of the demo says.
 */
export async function fillPayments({ database, now }: Store, payments: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from payments`.execute(database);
  const last = rows[0]?.id ?? 0;
  await sql`
    insert into payments (account_id, member_number, plan_id, plan_name, months, contact_limit, amount_paise, currency, method, status,
      reference, bank_reference, gateway, gateway_id, gateway_payment_id, gateway_check_at,
      started_at, expires_at, referenced_at, decided_at)
    select account_id, account_id, plan.id, plan.name, plan.months, plan.contact_limit, plan.price_paise, 'INR', method, status,
      'ITMP' || translate(upper(substr(md5('ours' || n), 1, 9)), '01', 'GH'),
      case when method = 'upi' and status <> 'started'
        then lpad((('x' || substr(md5('bank' || n), 1, 12))::bit(48)::bigint % 1000000000000)::text, 12, '0') end,
      case when method = 'gateway' then 'razorpay' end,
      case when method = 'gateway' then 'plink_' || substr(md5('page' || n), 1, 14) end,
      case when method = 'gateway' and status in ('confirmed', 'refunded') then 'pay_' || substr(md5('money' || n), 1, 14) end,
      case when method = 'gateway' and status = 'started' then ${now()}::timestamptz end,
      started_at, started_at + interval '3 days', started_at + interval '10 minutes',
      case when status in ('confirmed', 'rejected', 'refunded') then started_at + interval '1 day' end
    from (
      select n, case when n % 7 = 0 then 'gateway' else 'upi' end as method,
        case when n % 100 < 90 then 'confirmed' when n % 100 < 91 then 'waiting' when n % 100 < 92 then 'refunded'
          when n % 100 < 94 then 'rejected' when n % 100 < 99 then 'expired' else 'started' end as status,
        ${now()}::timestamptz - (${payments}::integer - n) * interval '2 years' / ${payments}::integer as started_at,
        ('x' || substr(md5('member' || n), 1, 7))::bit(28)::integer % (select count(*) from profiles) as place
      from generate_series(1, ${payments}::integer) as n
    ) as bought
    join (select account_id, row_number() over (order by account_id) - 1 as place from profiles) as member using (place)
    join (select *, row_number() over (order by price_paise) - 1 as rank from plans limit 3) as plan on plan.rank = n % 3`.execute(
    database,
  );
  await sql`
    insert into receipts (payment_id, kind, financial_year, number, amount_paise, tax_paise, details, issued_at, issued_on)
    select payments.id, 'receipt', '20-21', row_number() over (order by payments.id), payments.amount_paise, tax_paise, details, decided_at, decided_at::date
    from payments cross join (select tax_paise, details from receipts order by id limit 1) as first
    where status in ('confirmed', 'refunded') and payments.id > ${last}`.execute(database);
  await sql`
    insert into subscriptions (account_id, plan_id, plan_name, price_paise, months, contact_limit, starts_at, ends_at, term_seconds,
      payment_id)
    select account_id, plan_id, plan_name, amount_paise, months, contact_limit, decided_at, decided_at + months * interval '30 days',
      months * 30 * 86400, id
    from payments where status = 'confirmed' and id > ${last}`.execute(database);
  await sql`vacuum (analyze) payments, receipts, subscriptions`.execute(database);
}
