import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Statement } from '#scripts/test/record-statements.ts';
import { type RunningServer, startServer } from '../running-server.ts';

type BareCalls = {
  scratch: string;
  databaseUrl: string | undefined;
  calls: readonly (readonly Statement[])[];
};

/** Starts a server that sends the recorded statements of the call whose number the header `x-turn` names. */
export function startBareCalls({ scratch, databaseUrl = '', calls }: BareCalls): Promise<RunningServer> {
  const statementsFile = path.join(scratch, 'statements.json');
  writeFileSync(statementsFile, JSON.stringify(calls));
  return startServer({
    file: fileURLToPath(import.meta.resolve('./bare-calls.ts')),
    environment: { DATABASE_URL: databaseUrl, STATEMENTS_FILE: statementsFile },
    logFile: path.join(scratch, 'bare.log'),
    readyPath: '/health/ready',
  });
}
