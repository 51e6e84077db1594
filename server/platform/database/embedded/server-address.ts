import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findClusterFolder, findPasswordFile, superuser } from './cluster.ts';
import { findFreePort } from './free-port.ts';

/** Also the name of the socket; nothing listens on the port but on Windows. */
const usualPort = 5432;
/** The path of a socket has at most 107 characters on Linux and 103 elsewhere. */
const longestSocketPath = 100;

type Address = {
  connectionString: string;
  /** Removes what was made for the address alone. */
  discard: () => void;
};

/**
 * Where a server is to listen, with its settings for that: on a socket in its folder, which only its user and root can enter; on
 * Windows on this machine alone.
 */
export async function chooseAddress(
  folder: string,
  password: string,
): Promise<Address & { settings: Record<string, string> }> {
  if (process.platform === 'win32') {
    const port = await findFreePort();
    const settings = { listen_addresses: '127.0.0.1', port: String(port) };
    return { ...writeAddress(folder, { port, password }), settings };
  }
  const settings = { listen_addresses: '', unix_socket_directories: '.', port: String(usualPort) };
  return { ...writeAddress(folder, { port: usualPort, password }), settings };
}

/** The address of the server that another process runs on a data directory. */
export function findRunningServer(dataDirectory: string): Address {
  const folder = findClusterFolder(dataDirectory);
  const password = readFileSync(findPasswordFile(dataDirectory), 'utf8');
  // The server writes it into the fourth line of this file.
  const port = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]);
  return writeAddress(folder, { port, password });
}

function writeAddress(folder: string, { port, password }: { port: number; password: string }): Address {
  const base = `postgres://${superuser}:${password}@localhost:${port}/postgres`;
  if (process.platform === 'win32') return { connectionString: base, discard: () => undefined };
  const { path: host, discard } = shorten(folder);
  return { connectionString: `${base}?host=${encodeURIComponent(host)}`, discard };
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
