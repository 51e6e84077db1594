import { parseArgs } from 'node:util';
import type { ImportDetails } from '#contract/imports/import.wire.ts';

export type ImportCommand = {
  path: string;
  mapping: string;
  isDryRun: boolean;
  sendsInvitations: boolean;
  source: string | null;
  writesProblems: boolean;
};

export const usage = `Usage:
  npm run import -- people.csv --mapping name [--dry-run] [--send-invitations] [--source "Who gave it"] [--problems]

  Takes the rows of a sheet (CSV, also compressed with gzip, or XLSX) as invitations. The same file again makes no
  doubles, and goes on where an interrupted run ended.

  --mapping            biodata, okcupid, or the name of a mapping that an administrator saved
  --dry-run            tries every row and changes nothing
  --send-invitations   has the people invited by mail, by the server, some in every minute
  --source             who gave the sheet, as the invited people read it
  --problems           writes the rows with problems to a file beside the sheet
`;

/** Reads the command line; null when it is invalid. */
export function readImportCommand(words: string[]): ImportCommand | null {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'send-invitations': { type: 'boolean', default: false },
        source: { type: 'string' },
        problems: { type: 'boolean', default: false },
      },
    });
    const [path, ...more] = positionals;
    const { mapping, source = null } = values;
    if (path === undefined || mapping === undefined || more.length > 0) return null;
    return {
      path,
      mapping,
      source,
      isDryRun: values['dry-run'],
      sendsInvitations: values['send-invitations'],
      writesProblems: values.problems,
    };
  } catch {
    // An unknown option.
    return null;
  }
}

/** The result of an import, as a table for a terminal. */
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
