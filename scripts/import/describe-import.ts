import type { ImportDetails } from '#contract/imports/import.wire.ts';

/** What became of an import, as a table for a terminal. */
export function describeImport(details: ImportDetails, seconds: number): string {
  const isDone = details.im_state === 'done' || details.im_state === 'checked';
  const counts: [string, number][] = [
    ['rows', details.im_rows],
    [details.im_is_dry_run ? 'would be added' : 'added', details.im_added],
    [details.im_is_dry_run ? 'would be updated' : 'updated', details.im_updated],
    ['unchanged', details.im_unchanged],
    ['refused', details.im_refused],
    ['taken with remarks', details.im_with_remarks],
  ];
  const reasons = details.im_reasons.map(({ field, message, is_refusal, rows }) => {
    const reason = field === '' ? message : `${field}: ${message}`;
    return formatLine(is_refusal ? `refused – ${reason}` : `remark – ${reason}`, rows);
  });
  return [
    isDone
      ? ''
      : `The import is ${details.im_state} after ${details.im_rows_done} rows. The same command goes on.`,
    ...counts.map(([label, count]) => formatLine(label, count)),
    '',
    ...reasons,
    '',
    `${seconds.toFixed(1)} seconds, at most ${peakMegabytes()} MB of memory`,
    '',
  ].join('\n');
}

function formatLine(label: string, count: number): string {
  return `${String(count).padStart(8)}  ${label}`;
}

function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}
