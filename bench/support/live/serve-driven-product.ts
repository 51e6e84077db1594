import { readFileSync } from 'node:fs';
import { createApplication } from '#server/application.ts';
import { readConfiguration } from '#server/configuration.ts';
import type { Context } from '#server/platform/context.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { readSharedClock } from './live-clock.ts';
import { type Drive, serveDriver } from './live-driver.ts';

/** The change that makes the event of a place; it answers with the number of its event: that of the partner that it names. */
export type Change = (
  context: Context,
  event: { place: number; recipients: readonly number[] },
) => Promise<number>;

/** Serves the whole product, and in the same process a driver that makes a change of the product again and again. */
export async function serveDrivenProduct(change: Change): Promise<void> {
  const { DRIVER_PORT, RECIPIENTS_FILE = '' } = process.env;
  // The measurement wrote it: the members who are connected here, and those at the other process.
  const recipients = JSON.parse(readFileSync(RECIPIENTS_FILE, 'utf8')) as Record<Drive['group'], number[]>;
  const configuration = readConfiguration(process.env);
  const { server, context, live, startWorkers, close } = await createApplication({
    configuration,
    log: createLogger('warn'),
    renderPage: async () => ({ status: 200, headers: {}, html: '' }),
    browserFiles: null,
  });

  const commits = new Map<number, number>();
  const { deliver } = live.announcer;
  // It is called right after the commit.
  live.announcer.deliver = (announced) => {
    const committedAt = readSharedClock();
    for (const { event } of announced.announcements) {
      if ('partner_id' in event) commits.set(event.partner_id, committedAt);
    }
    deliver(announced);
  };
  serveDriver(Number(DRIVER_PORT), async ({ place, group }) => {
    const begunAt = readSharedClock();
    const number = await change(context, { place, recipients: recipients[group] });
    const committedAt = commits.get(number) ?? Number.NaN;
    commits.delete(number);
    return { number, begunAt, committedAt };
  });
  await server.listen({ port: configuration.port, host: configuration.host });
  await startWorkers();
  process.on('SIGTERM', () => void close().then(() => process.exit(0)));
}
