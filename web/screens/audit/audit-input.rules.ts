import { auditGroups } from '#contract/administration/audit.choices.ts';
import type { AuditSearch } from './audit-address.rules.ts';

/** What the server is asked for. A group that there is not is left out. */
export function inputOf({ administrator, group: named, ...search }: AuditSearch) {
  const group = auditGroups.find((name) => name === named);
  return {
    ...search,
    ...(group === undefined ? {} : { group }),
    ...(administrator === undefined ? {} : { administrator_id: administrator }),
  };
}
