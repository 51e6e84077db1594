import { sql } from 'kysely';

/**
 * The audit log is a chain that the database itself keeps: it gives every entry the next number and a hash over all columns,
 * the hash of the entry before included, and refuses every change. Administrators are named by id alone, without a foreign key,
 * because an entry outlives the account.
 */
export const auditTables = sql`
  create table audit_entries (
    id integer primary key default 0,
    administrator_id integer,
    action text not null,
    subject text not null,
    reason text,
    before jsonb,
    after jsonb,
    address text,
    user_agent text,
    created_at timestamptz not null,
    previous_hash text not null default '',
    hash text not null default ''
  );
  create index audit_entries_by_administrator on audit_entries (administrator_id, id desc);
  create index audit_entries_by_action on audit_entries (action, id desc);
  create index audit_entries_by_subject on audit_entries (subject, id desc);
  create index audit_entries_by_creation on audit_entries (created_at, id);

  -- One row: the last entry, so that the removal of the last entries shows as well.
  create table audit_head (
    is_only boolean primary key default true check (is_only),
    last_id integer not null,
    last_hash text not null
  );
  insert into audit_head (last_id, last_hash) values (0, '');

  -- Every column as its length in bytes and its text, so that no two entries have the same text.
  create function audit_entry_text(entry audit_entries) returns text language sql stable as $$
      select string_agg(
        coalesce(octet_length(convert_to(value, 'UTF8')) || ':' || value, '-'), ',' order by position)
      from unnest(array[
        entry.id::text, entry.administrator_id::text, entry.action, entry.subject, entry.reason,
        entry.before::text, entry.after::text, entry.address, entry.user_agent,
        trunc(extract(epoch from entry.created_at) * 1000000)::bigint::text, entry.previous_hash
      ]) with ordinality as columns (value, position)
    $$;

  -- The lock on the head makes concurrent transactions add their entries one after the other.
  create function chain_audit_entry() returns trigger language plpgsql as $$
      declare
        head audit_head;
      begin
        select * into strict head from audit_head for update;
        new.id := head.last_id + 1;
        new.previous_hash := head.last_hash;
        new.hash := encode(sha256(convert_to(audit_entry_text(new), 'UTF8')), 'hex');
        update audit_head set last_id = new.id, last_hash = new.hash;
        return new;
      end
    $$;

  create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log cannot be changed.' using errcode = 'insufficient_privilege';
      end
    $$;

  create trigger audit_entries_chain before insert on audit_entries
    for each row execute function chain_audit_entry();
  create trigger audit_entries_stay before update or delete or truncate on audit_entries
    for each statement execute function refuse_audit_change();
  create trigger audit_head_stays before insert or delete or truncate on audit_head
    for each statement execute function refuse_audit_change();
  -- Only a new entry moves the head.
  create trigger audit_head_follows before update on audit_head
    for each row when (pg_trigger_depth() = 0) execute function refuse_audit_change()`;
