import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataDirectory } from '../data-directory-lock.ts';
import { findFreePort } from './free-port.ts';
import { findClusterFolder, findOwner, openCluster, superuser } from './cluster.ts';
import { endOrphan } from './end-orphan.ts';
import { type Postmaster, type Report, startPostmaster } from './postmaster.ts';
import { findPrograms } from './programs.ts';
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
/** Also the name of the socket; nothing listens on the port but on Windows. */
const usualPort = 5432;
/** The path of a socket has at most 107 characters on Linux and 103 elsewhere. */
const longestSocketPath = 100;

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
    const address = await chooseAddress(cluster.folder);
    const start = () => startPostmaster({ cluster, settings: { ...settings, ...address.settings }, report });
    const kept = keepRunning(await start(), { start, report });
    return {
      connectionString: `postgres://${superuser}:${cluster.password}@localhost:${address.port}/postgres${address.query}`,
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

type Address = { port: number; query: string; settings: Record<string, string>; discard: () => void };

/** Where the server listens: on a socket in its folder, which only its user and root can enter; on Windows on this machine alone. */
async function chooseAddress(folder: string): Promise<Address> {
  if (process.platform === 'win32') {
    const port = await findFreePort();
    const settings = { listen_addresses: '127.0.0.1', port: String(port) };
    return { port, query: '', settings, discard: () => undefined };
  }
  const { path: host, discard } = shorten(folder);
  const settings = { listen_addresses: '', unix_socket_directories: '.', port: String(usualPort) };
  return { port: usualPort, query: `?host=${encodeURIComponent(host)}`, settings, discard };
}

/** A name of the folder that is short enough for a socket in it: a link in a private temporary folder where its own is too long. */
function shorten(folder: string): { path: string; discard: () => void } {
  const whole = path.resolve(folder);
  if (Buffer.byteLength(path.join(whole, `.s.PGSQL.${usualPort}`)) <= longestSocketPath) {
    return { path: whole, discard: () => undefined };
  }
  const place = mkdtempSync(path.join(tmpdir(), 'intandem-'));
  const link = path.join(place, 'db');
  symlinkSync(whole, link);
  return { path: link, discard: () => rmSync(place, { recursive: true, force: true }) };
}
