import { readListSearch, type ListSearch } from '#web/parts/lists/list-search.ts';

const sorts = ['created_at'] as const;
export type AuditSort = (typeof sorts)[number];

/**
 * The address of the audit log also names its filters; administrator 0 is the command line. Every page loads this file, so it
 * does not know which groups there are.
 */
export type AuditSearch = ListSearch<AuditSort> & {
  group?: string;
  administrator?: number;
  /** What the entries are about, as they name it: `account 7`. */
  subject?: string;
  from?: string;
  to?: string;
};

const readList = readListSearch(sorts);

export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const { administrator, group, subject } = raw;
  const isWord = typeof group === 'string' && /^[a-z_]{1,40}$/.test(group);
  const isNumber = typeof administrator === 'number' && Number.isInteger(administrator) && administrator >= 0;
  return {
    ...readList(raw),
    ...(isWord ? { group } : {}),
    ...(isNumber ? { administrator } : {}),
    ...(typeof subject === 'string' && subject.trim() !== '' && subject.length <= 200 ? { subject } : {}),
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
export function isFiltered({ group, administrator, subject, from, to }: AuditSearch): boolean {
  return [group, administrator, subject, from, to].some((value) => value !== undefined);
}
