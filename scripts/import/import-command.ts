import { parseArgs } from 'node:util';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showImportPhotos } from '#contract/imports/import-photos.ts';
import { listFields } from '#contract/imports/fit-mapping.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { type ProblemRows, reasonOf } from '#server/features/imports/row-reports.ts';
import type { PresentedRow } from '#server/features/imports/row-reports.presenter.ts';

export type ImportCommand = {
  path: string;
  /** The name of a mapping; null takes that of the last sheet with these headers, else what is recognised. */
  mapping: string | null;
  isDryRun: boolean;
  sendsInvitations: boolean;
  source: string | null;
  /** Which rows are written to a file beside the sheet; null for none. */
  written: ProblemRows | null;
  /** The archive of photos; null for none. */
  photos: string | null;
  /** The file that says what unknown words mean. */
  words: string | null;
  /** What becomes of all other unknown words; null when they stop the import. */
  unknownWords: 'own_words' | 'nothing' | null;
};

export const usage = `Usage:
  npm run import -- people.xlsx [--dry-run] [--send-invitations] [--source "Who gave it"] [--refused] [--problems]
                              [--photos photos.zip] [--mapping name] [--words words.csv] [--unknown-words own|leave-out]

  Takes the rows of a sheet (CSV, also compressed with gzip, or XLSX) as invitations. The same file again makes no
  doubles, and goes on where an interrupted run ended.

  --dry-run            tries every row and changes nothing
  --send-invitations   has the people invited by mail, by the server, some in every minute
  --source             who gave the sheet, as the invited people read it
  --refused            writes the refused rows to a file beside the sheet, to be corrected and imported again
  --problems           the same with the rows that are taken with remarks
  --photos             a ZIP whose file names are the numbers of the rows: 12.jpg, 12-2.jpg, 12/front.jpg
  --mapping            the name of a mapping that an administrator saved; without it the sheet begins with that of the last
                       sheet with the same headers, or its columns are recognised. biodata always recognises them. For
                       trying the import there is also okcupid, which reads a published research file
  --words              a file that says what words mean that no list knows: a value, "own words" or "leave out"
  --unknown-words      what becomes of all other such words; without it they are written to a file, and nothing is imported
`;

function writtenRows({ problems, refused }: { problems: boolean; refused: boolean }): ProblemRows | null {
  if (problems) return 'problems';
  return refused ? 'refused' : null;
}

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
        photos: { type: 'string' },
        refused: { type: 'boolean', default: false },
        problems: { type: 'boolean', default: false },
        words: { type: 'string' },
        'unknown-words': { type: 'string' },
      },
    });
    const [path, ...more] = positionals;
    const { mapping = null, source = null, photos = null, words: wordsFile = null } = values;
    const unknownWords = readUnknownWords(values['unknown-words']);
    if (path === undefined || unknownWords === undefined || more.length > 0) return null;
    return {
      path,
      mapping,
      source,
      photos,
      isDryRun: values['dry-run'],
      sendsInvitations: values['send-invitations'],
      written: writtenRows(values),
      words: wordsFile,
      unknownWords,
    };
  } catch {
    // An unknown option.
    return null;
  }
}

/** What becomes of unknown words; undefined for an answer that is none. */
function readUnknownWords(text: string | undefined): ImportCommand['unknownWords'] | undefined {
  if (text === undefined) return null;
  return new Map([
    ['own', 'own_words' as const],
    ['leave-out', 'nothing' as const],
  ]).get(text);
}

const howRecognised = {
  header: 'by its header',
  similar: 'by a word in its header',
  content: 'by its cells',
} as const;

/** What each sheet and column of the file is read as, and what is not read. */
export function describeColumns({ im_columns, im_layout, im_mapping }: ImportDetails): string {
  const sheets = im_layout.sheets.flatMap(({ name, is_read, header_row, above }) => [
    ...(name === null ? [] : [`Sheet ${name}: ${is_read ? `header in row ${header_row}` : 'not read'}`]),
    ...above.map(({ row, text }) => `Above the header, not read: row ${row}, ${text}`),
  ]);
  const columns = im_columns.map((column, at) => {
    const fields = listFields(im_mapping).filter(([, { columns: read }]) => read.includes(column));
    const { by = null, filled = 0, unread = [] } = im_layout.columns[at] ?? {};
    if (fields.length === 0) return `${column}: not used${filled === 0 ? ' (empty)' : ''}`;
    const how = by === null ? '' : ` (${howRecognised[by]})`;
    const left = unread.length === 0 ? '' : `; not used: ${unread.join(', ')}`;
    return `${column}: ${fields.map(([field]) => field).join(', ')}${how}${left}`;
  });
  return [...sheets, ...describeRemembered(im_layout.remembered), ...columns, '', ''].join('\n');
}

function describeRemembered(remembered: ImportDetails['im_layout']['remembered']): string[] {
  if (remembered === null) return [];
  const { mapping_name: name, file_name: file } = remembered;
  const before = name === null ? `the sheet ${file}` : `the mapping ${name}`;
  return [
    `The headers are those of ${before}, so it is read in the same way (--mapping biodata begins afresh).`,
  ];
}

/** The first refused rows, one in a line: row, name, value, why, and how to correct it. */
export function describeRefused(
  rows: readonly PresentedRow[],
  { im_columns: columns, im_mapping: mapping }: ImportDetails,
): string {
  const lines = rows.map((row) => {
    const values = row.ir_remarks.flatMap(({ value }) => (value === null ? [] : [`“${value}”`]));
    return [row.ir_name ?? 'without a name', ...values, reasonOf(row, { columns, mapping })].join(' · ');
  });
  return lines.length === 0 ? '' : ['', 'Refused:', ...lines, ''].join('\n');
}

/** What became of the photos: their numbers, and each file that became none. */
export function describePhotos(report: EndpointData<typeof showImportPhotos>): string {
  const { ip_stored, ip_failed, ip_skipped, ip_without_row, ip_people_without, ip_problems } = report;
  const counts = [
    formatLine('photos stored', ip_stored),
    formatLine('photos that failed', ip_failed),
    formatLine('other files, skipped', ip_skipped),
    formatLine('photos without a row', ip_without_row),
    formatLine('people without a photo', ip_people_without),
  ];
  const problems = ip_problems.map(({ file_name, message }) => `${file_name}: ${message}`);
  return ['', ...counts, ...problems, ''].join('\n');
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
    ['skipped', details.im_skipped],
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
