import { readFileSync } from 'node:fs';
import type { Database } from '#server/platform/database/database.ts';

const ticksPerSecond = 100;

type Activity = { pgStatActivity: { pid: number; datname: string; backendType: string } };

/**
 * Processor time of this process and of the server's processes behind its connections, in seconds: what a measurement costs on
 * a machine that does other things too. The server has to run on this machine; its part is left out elsewhere.
 */
export async function readProcessorSeconds(database: Database): Promise<number> {
  const { user, system } = process.cpuUsage();
  const rows = await database
    .$extendTables<Activity>()
    .selectFrom('pgStatActivity')
    .select('pid')
    .where('datname', '=', (eb) => eb.fn<string>('current_database'))
    .where('backendType', '=', 'client backend')
    .execute();
  const ticks = rows.reduce((sum, { pid }) => sum + readTicks(pid), 0);
  return (user + system) / 1e6 + ticks / ticksPerSecond;
}

function readTicks(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}
