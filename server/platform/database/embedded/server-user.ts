import { readFileSync } from 'node:fs';

export type SystemUser = { uid: number; gid: number };

/** The user without rights where /etc/passwd names none, as in small containers. */
const nobody: SystemUser = { uid: 65_534, gid: 65_534 };
const candidates = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root. The user to run it as instead; undefined when we are an ordinary user already. */
export function findServerUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = new Map(readUsers());
  return candidates.map((name) => users.get(name)).find((found) => found !== undefined) ?? nobody;
}

function readUsers(): [name: string, user: SystemUser][] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]);
  } catch {
    // An image without users.
    return [];
  }
}
