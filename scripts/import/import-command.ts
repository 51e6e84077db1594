import { parseArgs } from 'node:util';

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

/** Reads the command line; null when it says nothing that can be done. */
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
    // An option that nobody knows.
    return null;
  }
}
