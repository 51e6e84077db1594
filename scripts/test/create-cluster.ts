import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SystemUser } from './find-user.ts';

export type Cluster = {
  /** The folder with initdb and pg_ctl. */
  programs: string;
  folder: string;
  /** The user that PostgreSQL runs as; undefined means the present one. */
  owner: SystemUser | undefined;
  user: string;
  password: string;
  /** Settings beyond the usual ones, as postgresql.conf writes them. */
  settings: Readonly<Record<string, string>>;
};

const run = promisify(execFile);

// Nothing in it has to survive, so it need not wait for the disk.
const usualSettings = {
  listen_addresses: "'127.0.0.1'",
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

export function findDataFolder({ folder }: Pick<Cluster, 'folder'>): string {
  return path.join(folder, 'data');
}

/** Makes the files of a PostgreSQL server that is thrown away afterwards. */
export async function createCluster(cluster: Cluster): Promise<void> {
  const { programs, folder, owner, user, password, settings } = cluster;
  const data = findDataFolder(cluster);
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner !== undefined) chownSync(passwordFile, owner.uid, owner.gid);
  await run(
    path.join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
      '--no-sync',
    ],
    { ...owner, cwd: folder },
  );
  const own = { unix_socket_directories: `'${folder}'` };
  const lines = Object.entries({ ...usualSettings, ...settings, ...own });
  appendFileSync(
    path.join(data, 'postgresql.conf'),
    lines.map(([name, value]) => `${name} = ${value}\n`).join(''),
  );
}
