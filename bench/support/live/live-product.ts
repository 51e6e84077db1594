import { readFileSync } from 'node:fs';
import { createApplication } from '#server/application.ts';
import { readConfiguration } from '#server/configuration.ts';
import { refreshMatching } from '#server/features/matching/matching.ts';
import { createTransact } from '#server/platform/database/transact.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { readSharedClock } from './live-clock.ts';
import { type Drive, serveDriver } from './live-driver.ts';

// The product, and a driver in the same process that makes a change and announces it to a member: a transaction like those
// of the use cases, with nothing in it but the telling.
const { DRIVER_PORT, RECIPIENTS_FILE = '' } = process.env;
// The measurement wrote it: the members who are connected here, and those at the other process.
const recipients = JSON.parse(readFileSync(RECIPIENTS_FILE, 'utf8')) as Record<Drive['group'], number[]>;
const configuration = readConfiguration(process.env);
const log = createLogger('warn');
const { server, context, live, startWorkers, close } = await createApplication({
  configuration,
  log,
  renderPage: async () => ({ status: 200, headers: {}, html: '' }),
  browserFiles: null,
});
const jobs = createJobs({ database: context.database, engine: 'postgres', log });

serveDriver(Number(DRIVER_PORT), async ({ number, group }) => {
  const begunAt = readSharedClock();
  let committedAt = Number.NaN;
  const announcer = {
    publish: live.announcer.publish,
    publishChange: live.announcer.publishChange,
    deliver: (announcements: Parameters<typeof live.announcer.deliver>[0]) => {
      committedAt = readSharedClock();
      live.announcer.deliver(announcements);
    },
  };
  const accountId = recipients[group][number % recipients[group].length] ?? 0;
  await createTransact(context.database, { jobs, announcer, onMembersChanged: refreshMatching })(
    async ({ announce }) => announce(accountId, { type: 'interest_changed', partner_id: number }),
  );
  return { number, begunAt, committedAt };
});
await server.listen({ port: configuration.port, host: configuration.host });
await startWorkers();
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
