import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

type StatementsRun = { url: string; statementsFile: string; connections: number; seconds: number };
export type StatementsRate = { perSecond: number; cpuMicroseconds: number };

/** Sends recorded statements again and again from a process of its own that does nothing else. */
export async function runStatements(run: StatementsRun): Promise<StatementsRate> {
  const { url, statementsFile, connections, seconds } = run;
  const program = fileURLToPath(import.meta.resolve('./bare/bare-statements.ts'));
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      STATEMENTS_FILE: statementsFile,
      CONNECTIONS: String(connections),
      SECONDS: String(seconds),
    },
  });
  // The program prints exactly this, and this alone.
  return JSON.parse(stdout) as StatementsRate;
}
