import { flushCompileCache } from 'node:module';
import { createApplication } from '#server/application.ts';
import { readConfiguration } from '#server/configuration.ts';
import { createLogger } from '#server/platform/logging/logger.ts';

// The product in a process of its own that a test can kill. It writes its address to standard output when it is ready, and ends
// with the process of the test.
const configuration = readConfiguration(process.env);
const { server, startWorkers } = await createApplication({
  configuration,
  log: createLogger('fatal'),
  renderPage: async () => ({ status: 200, headers: {}, html: '' }),
  browserFiles: null,
});
// A killed process would not write its compile cache at the end.
flushCompileCache();
await startWorkers();
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.stdin.once('end', () => process.exit(1)).resume();
