import { type AuditGroup, auditGroups } from '#contract/administration/audit.choices.ts';
import { readListSearch, type ListSearch } from '#web/lists/list-search.ts';

const sorts = ['created_at'] as const;
export type AuditSort = (typeof sorts)[number];

/** The address of the audit log also names its filters; administrator 0 is the command line. */
export type AuditSearch = ListSearch<AuditSort> & {
  group?: AuditGroup;
  administrator?: number;
  from?: string;
  to?: string;
};

const readList = readListSearch(sorts);

export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const group = auditGroups.find((name) => name === raw.group);
  const { administrator } = raw;
  const isNumber = typeof administrator === 'number' && Number.isInteger(administrator) && administrator >= 0;
  return {
    ...readList(raw),
    ...(group === undefined ? {} : { group }),
    ...(isNumber ? { administrator } : {}),
    ...readDay('from', raw.from),
    ...readDay('to', raw.to),
  };
}

function readDay(name: 'from' | 'to', value: unknown): { from?: string; to?: string } {
  const isDay =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDay ? { [name]: value } : {};
}

/** Whether any filter beside the search is on. */
export function isFiltered({ group, administrator, from, to }: AuditSearch): boolean {
  return [group, administrator, from, to].some((value) => value !== undefined);
}

/** What the server is asked for. */
export function inputOf({ administrator, ...search }: AuditSearch) {
  return { ...search, ...(administrator === undefined ? {} : { administrator_id: administrator }) };
}
