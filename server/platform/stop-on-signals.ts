import type { Logger } from 'pino';

const stopTimeoutMs = 30_000;

/** Stops gracefully on SIGINT and SIGTERM. Exits at once on a second signal, or when stopping takes too long. */
export function stopOnSignals(close: () => Promise<void>, log: Logger): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}
