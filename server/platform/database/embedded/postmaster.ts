import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { endOrphan } from './end-orphan.ts';
import { type Cluster, describeFailure, nameInside, serverEnvironment } from './cluster.ts';

/** A running database server. */
export type Postmaster = {
  /** Resolves when it has ended, whatever the reason. */
  ended: Promise<void>;
  /** Stops it as PostgreSQL's fast shutdown does, and waits until it is gone. */
  stop: () => Promise<void>;
};

export type PostmasterOptions = {
  cluster: Cluster;
  /** As postgresql.conf names them. */
  settings: Readonly<Record<string, string>>;
  /** Receives what the server says about itself. */
  report: Report;
};

export type Report = (level: 'debug' | 'warn' | 'error', message: string) => void;

const isReady = /database system is ready to accept connections/;
/** The processes of a server that was killed still hold its memory, or one was just starting when its product was killed. */
const isStillEnding = /pre-existing shared memory block|is still in use|lock file .* already exists/;
const patience = { tries: 50, pauseMs: 100 };
/** Then the fast shutdown becomes an immediate one, after which the next start recovers. */
const stopLimitMs = 60_000;

/** Starts the server and waits until it accepts connections. Throws ConfigurationError. */
export async function startPostmaster(
  options: PostmasterOptions,
  triesLeft = patience.tries,
): Promise<Postmaster> {
  const { cluster, settings, report } = options;
  const words = [
    '-D',
    nameInside(cluster.folder),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(path.join(cluster.programs.folder, 'postgres'), words, {
    ...cluster.runAs,
    cwd: cluster.folder,
    env: serverEnvironment(),
    // Ctrl-C in a terminal reaches us alone: the server has to outlive our last statements.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // After its last words, which say why it ended.
  const gone = once(child, 'close').then(() => undefined);
  const endWithUs = () => child.kill('SIGINT');
  process.on('exit', endWithUs);
  const ended = gone.finally(() => process.off('exit', endWithUs));
  const lines: string[] = [];
  let isStopping = false;
  const ready = new Promise<'ready'>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (isReady.test(line)) resolve('ready');
      if (lines.length < 100) lines.push(line);
      if (!isStopping) pass(line, report);
    });
  });
  if ((await Promise.race([ready, ended])) !== 'ready') {
    const output = lines.join('\n');
    if (!isStillEnding.test(output) || triesLeft <= 1) throw describeFailure(cluster.folder, output);
    await endOrphan(cluster.folder);
    await pause(patience.pauseMs);
    return startPostmaster(options, triesLeft - 1);
  }
  const stop = async () => {
    isStopping = true;
    child.kill('SIGINT');
    const limit = setTimeout(() => child.kill('SIGQUIT'), stopLimitMs);
    await ended;
    clearTimeout(limit);
  };
  return { ended, stop };
}

const levels: Readonly<Record<string, Parameters<Report>[0]>> = {
  PANIC: 'error',
  FATAL: 'warn',
  LOG: 'debug',
};

/** Passes on what the server says, without the lines that explain it, which may quote values. */
function pass(line: string, report: Report): void {
  const [, word = '', text = ''] = /^([A-Z]+): {2}(.*)/.exec(line) ?? [];
  const level = levels[word];
  if (level !== undefined) report(level, `database server: ${text}`);
}
