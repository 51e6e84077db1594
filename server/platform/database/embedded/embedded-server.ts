import { lockDataDirectory } from '../data-directory-lock.ts';
import { findClusterFolder, findOwner, openCluster } from './cluster.ts';
import { endOrphan } from './end-orphan.ts';
import { type Postmaster, type Report, startPostmaster } from './postmaster.ts';
import { findPrograms } from './programs.ts';
import { chooseAddress } from './server-address.ts';
import { findServerUser } from './server-user.ts';

/** The database server of a data directory, which lives as long as this process. */
export type EmbeddedServer = {
  /** The address of its database, for a superuser. */
  connectionString: string;
  /** Stops the server and frees the data directory. Close the connections first. */
  stop: () => Promise<void>;
};

export type EmbeddedServerOptions = {
  dataDirectory: string;
  /** How many connections the product opens at most. */
  connections: number;
  report: Report;
  /** Settings beyond the usual ones, as postgresql.conf names them. */
  settings?: Readonly<Record<string, string>>;
};

/** For a small machine; an operator who has more sets DATABASE_URL. Sorting and times of day do not depend on the machine. */
const usualSettings = {
  shared_buffers: '64MB',
  jit: 'off',
  timezone: 'UTC',
  // Durability is not left to a file that somebody edited.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '',
  // Errors of statements are ours to log, and quote what people wrote.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Starts the PostgreSQL server of a data directory, and again once if it dies alone. The directory belongs to this process until
 * `stop`; a server that a killed process left behind on it is ended first. Throws DataDirectoryInUse and ConfigurationError.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { dataDirectory, report } = options;
  const lock = lockDataDirectory(dataDirectory);
  try {
    await endOrphan(findClusterFolder(dataDirectory));
    const settings = {
      ...usualSettings,
      max_connections: String(options.connections + 10),
      ...options.settings,
    };
    const runAs = findOwner(dataDirectory) ?? findServerUser();
    const programs = await findPrograms({ runAs, dataDirectory });
    const cluster = await openCluster({ dataDirectory, programs, runAs, isDurable: settings.fsync === 'on' });
    const address = await chooseAddress(cluster.folder, cluster.password);
    const start = () => startPostmaster({ cluster, settings: { ...settings, ...address.settings }, report });
    const kept = keepRunning(await start(), { start, report });
    return {
      connectionString: address.connectionString,
      stop: async () => {
        await kept.stop();
        address.discard();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

type Keeping = { start: () => Promise<Postmaster>; report: Report };

/** Starts the server again once when it ends without being stopped. After that the product is not ready, and an operator looks. */
function keepRunning(first: Postmaster, { start, report }: Keeping): { stop: () => Promise<void> } {
  let isStopping = false;
  let current: Postmaster | null = first;
  const following = (async () => {
    await first.ended;
    if (isStopping) return;
    current = null;
    report('error', 'the database server ended by itself and is started again');
    try {
      current = await start();
      if (isStopping) await current.stop();
    } catch (error) {
      report('error', error instanceof Error ? error.message : String(error));
      return;
    }
    await current.ended;
    if (!isStopping) report('error', 'the database server ended by itself again: start the product anew');
  })();
  return {
    stop: async () => {
      isStopping = true;
      await current?.stop();
      // One that was just starting again is stopped as well.
      await following;
    },
  };
}
