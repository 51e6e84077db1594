import { readFileSync } from 'node:fs';

export type SystemUser = { uid: number; gid: number };

const candidates = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root. The user to run it as instead; undefined when we are an ordinary user already. */
export function findUnprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  const user = candidates.map((name) => users.get(name)).find((found) => found !== undefined);
  if (user === undefined) {
    throw new Error(
      'PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as.',
    );
  }
  return user;
}
