import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedServer } from '#server/platform/database/embedded/embedded-server.ts';
import { endOnSignals } from '../start/end-on-signals.ts';

export type TestServer = {
  /** A superuser's address; make databases of your own beside the one it names. */
  url: string;
  stop: () => Promise<void>;
};

// Nothing in it has to survive, so it need not wait for the disk.
const usualSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
/** The applications of all workers together. */
const connections = 190;

/**
 * Starts the product's own database server in a temporary folder; TEST_DATABASE_URL, when set, is used instead. Server and folder
 * are gone after stop() and after the process ends, also by Ctrl-C.
 */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: () => Promise.resolve() };

  const folder = mkdtempSync(path.join(tmpdir(), 'test-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.on('exit', remove);
  endOnSignals();
  const server = await startEmbeddedServer({
    dataDirectory: folder,
    connections,
    settings: { ...usualSettings, ...settings },
    report: (severity, message) => {
      if (severity === 'error') process.stderr.write(`${message}\n`);
    },
  });
  const stop = async () => {
    process.off('exit', remove);
    await server.stop();
    remove();
  };
  return { url: server.connectionString, stop };
}
