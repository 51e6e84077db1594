import type { Logger } from 'pino';

const patienceMs = 30_000;

/** Stops gracefully when asked to; a stop that takes too long is ended, and so is an impatient second request. */
export function stopOnSignals(close: () => Promise<void>, log: Logger): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), patienceMs).unref();
    await close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}
