import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Processor time that a process has used, over all its threads. NaN where there is no /proc. */
export function readCpuSeconds(pid: number): number {
  const fields = readStat(pid);
  return (Number(fields[11] ?? Number.NaN) + Number(fields[12] ?? Number.NaN)) / ticksPerSecond;
}

/** Resident memory of a process in MiB. NaN where there is no /proc. */
export function readMemoryMiB(pid: number): number {
  return readMiB(readProc(pid, 'status'), 'VmRSS');
}

/** Memory of a tree of processes in MiB, each page counted once. */
export type TreeMemory = {
  all: number;
  /** npm and its shell. */
  npm: number;
  /** The database server. */
  database: number;
  /** The product, and steps before and beside it. */
  own: number;
};

/**
 * The proportional set sizes of a process and of everything that it started, in MiB: what several share is divided among them, so
 * the sum is what they take together. Zeros where there is no /proc.
 */
export function readTreeMemory(root: number): TreeMemory {
  const memory: TreeMemory = { all: 0, npm: 0, database: 0, own: 0 };
  for (const pid of listTree(root)) {
    const size = readMiB(readProc(pid, 'smaps_rollup'), 'Pss');
    // It ended in the meantime.
    if (Number.isNaN(size)) continue;
    memory.all += size;
    memory[partOf(readProc(pid, 'comm'))] += size;
  }
  return memory;
}

/** Whether a process or anything that it started has a word in its command line. */
export function isInTree(root: number, word: string): boolean {
  return listTree(root).some((pid) => readProc(pid, 'cmdline').includes(word));
}

/** A process and what it started, as long as those between are there. */
function listTree(root: number): number[] {
  const children = Map.groupBy(listProcesses(), (pid) => Number(readStat(pid)[1]));
  const withChildren = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(withChildren)];
  return withChildren(root);
}

function partOf(name: string): 'npm' | 'database' | 'own' {
  if (name.startsWith('npm') || name.trim() === 'sh') return 'npm';
  return name.startsWith('postgres') ? 'database' : 'own';
}

function listProcesses(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);
}

function readMiB(text: string, name: string): number {
  const kilobytes = new RegExp(String.raw`^${name}:\s+(\d+) kB$`, 'm').exec(text)?.[1];
  return Number(kilobytes ?? Number.NaN) / 1024;
}

/** What follows the name of a process, which is in brackets and may hold spaces: its state, its parent, … */
function readStat(pid: number): string[] {
  const stat = readProc(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Empty where there is no /proc, and for a process that has ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
