import { fileURLToPath } from 'node:url';
import { createToken, hashToken } from '#server/features/accounts/secrets.ts';
import { insertSession } from '#server/features/accounts/sessions.repository.ts';
import { openStore } from '#scripts/operator/open-store.ts';
import { type LoadResult, loadServer } from './support/load.ts';
import { prepareProduct, type Product } from './support/product.ts';
import { printTimes } from './support/print-times.ts';
import { startServer } from './support/running-server.ts';
import { endAfter } from './support/scratch.ts';

// Reading and changing the own profile over HTTP, against the same statements through the bare driver. PostgreSQL only.
const rounds = 6;
const connections = 8;
const seconds = 3;
const sessions = 400;
const mostTimes = 2;

const calls = {
  read: { path: '/api/profile/data' },
  update: {
    path: '/api/profile/update',
    bodies: [
      { city: 'Kochi', father: 'Mathew' },
      { city: 'Thrissur', father: 'Thomas' },
    ],
  },
} as const;

/** A session of every member, so that neither the limit of an account nor one row's lock is what is measured. */
async function startSessions({ environment, members }: Product): Promise<Record<string, string>[]> {
  const store = await openStore(environment);
  const now = new Date();
  const headers: Record<string, string>[] = [];
  for (const accountId of members.ids.slice(0, sessions)) {
    const token = createToken();
    const session = { accountId, tokenHash: hashToken(token), address: '', userAgent: '' };
    const expiresAt = new Date(now.getTime() + 3_600_000);
    await insertSession(store.database, { ...session, createdAt: now, lastUsedAt: now, expiresAt });
    // The bare side receives the hash.
    headers.push({ authorization: `Bearer ${token}`, 'x-token-hash': session.tokenHash });
  }
  await store.close();
  return headers;
}

async function measure(
  product: Product,
): Promise<Record<keyof typeof calls, Record<'bare' | 'own', LoadResult[]>>> {
  const headers = await startSessions(product);
  const own = await product.start({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const bare = await startServer({
    file: fileURLToPath(import.meta.resolve('./support/bare/bare-profile.ts')),
    environment: product.environment,
    logFile: `${product.scratch}/bare.log`,
    readyPath: '/health/ready',
  });
  const measured = { read: { bare: [], own: [] }, update: { bare: [], own: [] } } as Awaited<
    ReturnType<typeof measure>
  >;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, call] of Object.entries(calls) as [keyof typeof calls, (typeof calls)['update']][]) {
      const load = { ...call, headers, connections, seconds };
      const pair = { bare: await loadServer(bare, load), own: await loadServer(own, load) };
      // The first round only warms both up.
      if (round === 0) continue;
      measured[name].bare.push(pair.bare);
      measured[name].own.push(pair.own);
    }
  }
  await Promise.all([own.stop(), bare.stop()]);
  return measured;
}

endAfter(300);
const product = await prepareProduct();
const measured = await measure(product);
await product.discard();

for (const [name, { bare, own }] of Object.entries(measured)) {
  const heading = `A profile: ${name} (${product.engine}; ${connections} connections, ${rounds} rounds)`;
  printTimes({ heading, bare, own, mostTimes });
}
process.exit(0);
