import { readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Processor time that a process has used, over all its threads. NaN where there is no /proc. */
export function readCpuSeconds(pid: number): number {
  const stat = readProc(pid, 'stat');
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? Number.NaN) + Number(fields[12] ?? Number.NaN)) / ticksPerSecond;
}

/** Resident memory of a process in MiB. NaN where there is no /proc. */
export function readMemoryMiB(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readProc(pid, 'status'))?.[1];
  return Number(kilobytes ?? Number.NaN) / 1024;
}

function readProc(pid: number, file: string): string {
  return process.platform === 'linux' ? readFileSync(`/proc/${pid}/${file}`, 'utf8') : '';
}
