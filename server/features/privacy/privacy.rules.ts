import { deletionDays } from '#contract/privacy/account-deletion.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Days in which an export can be downloaded. */
const exportDays = 7;
const hoursBetweenExports = 24;
/** By then the queue has made its last try. */
const longestPreparationMs = 2 * hourMs;

/** The instant at which an account is erased whose owner deletes it now. */
export function deletionDueAt(now: Date): Date {
  return new Date(now.getTime() + deletionDays * dayMs);
}

/** The instant at which an export expires that is ready now. */
export function exportExpiresAt(now: Date): Date {
  return new Date(now.getTime() + exportDays * dayMs);
}

/** An export that was requested before this instant and is still being prepared has failed. */
export function failedIfRequestedBefore(now: Date): Date {
  return new Date(now.getTime() - longestPreparationMs);
}

/** Why no other export can be requested now; null when it can. A failed export does not count. */
export function refusalOfExport(
  last: { state: string; requestedAt: Date } | undefined,
  now: Date,
): { code: 'export_running' } | { code: 'export_too_soon'; retryAfter: number } | null {
  if (last === undefined || last.state === 'failed') return null;
  if (last.state === 'preparing') return { code: 'export_running' };
  const nextAt = last.requestedAt.getTime() + hoursBetweenExports * hourMs;
  const retryAfter = Math.ceil((nextAt - now.getTime()) / 1000);
  return retryAfter > 0 ? { code: 'export_too_soon', retryAfter } : null;
}

/** The folder of an export in the file store. Photos are in folders with names of two letters. */
export function folderOfExport(fileKey: string): string {
  return `copies/${fileKey}`;
}

/** The key of an export's file in the file store. */
export function fileOfExport(fileKey: string): string {
  return `${folderOfExport(fileKey)}/copy.zip`;
}

/** The `fileKey` of the export to which a key of the file store belongs; null when it belongs to none. */
export function fileKeyOf(key: string): string | null {
  return /^copies\/([\w-]+)\//.exec(key)?.[1] ?? null;
}
