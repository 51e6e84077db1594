import { flushCompileCache } from 'node:module';
import { createApplication } from '#server/application.ts';
import { readConfiguration } from '#server/configuration.ts';
import { createLogger } from '#server/platform/logging/logger.ts';

// The product in a process of its own that a test can kill. Tells its address on standard output when it is ready, and ends
// when nobody is there any more to kill it.
const configuration = readConfiguration(process.env);
const { server } = await createApplication({
  configuration,
  log: createLogger('fatal'),
  renderPage: async () => ({ status: 200, headers: {}, html: '' }),
  browserFiles: null,
});
// Whoever is killed writes nothing later.
flushCompileCache();
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.stdin.once('end', () => process.exit(1)).resume();
