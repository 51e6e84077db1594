import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

/** A step that ended without success. It has written why; what is left to do is to end with its status. */
export class FailedStep extends Error {
  override name = 'FailedStep';
  readonly status: number;

  constructor(script: string, status: number) {
    super(`${script} ended with status ${status}`);
    this.status = status;
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Step = {
  words?: readonly string[];
  /** For Node, before the script. */
  flags?: readonly string[];
  environment?: Readonly<Record<string, string>>;
};

/**
 * Runs a script in a process of its own and waits for its end: what a long work takes of memory is then given back. Gives what the
 * script sent last. Signals are passed on, and this process outlives the step, so that the step can tidy up. Throws FailedStep.
 */
export async function runToEnd(
  script: string,
  { words = [], flags = [], environment = {} }: Step = {},
): Promise<unknown> {
  const child = fork(script, words, {
    execArgv: ['--disable-warning=ExperimentalWarning', ...flags],
    env: { ...process.env, ...environment },
  });
  let sent: unknown;
  child.on('message', (message) => {
    sent = message;
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  try {
    await once(child, 'exit');
    const { exitCode, signalCode } = child;
    // As a shell counts: a process that a signal ended has no code of its own.
    const status = signalCode === null ? (exitCode ?? 1) : 128 + constants.signals[signalCode];
    if (status !== 0) throw new FailedStep(script, status);
    return sent;
  } finally {
    for (const signal of signals) process.off(signal, pass);
  }
}

/** Does some steps, and ends with the status of one that failed. */
export async function endWithFailedStep(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof FailedStep)) throw error;
    process.exitCode = error.status;
  }
}
