import { buildWhenStale } from './start/build-when-stale.ts';
import { signIns } from './demo/population.ts';
import { populate } from './demo/populate.ts';
import { openStore } from './operator/open-store.ts';

// The demo lives in a folder of its own and is only for this machine: its passwords are printed.
process.env['DATA_DIR'] ??= './data/demo';
process.env['HOST'] ??= '127.0.0.1';
process.env['LOG_LEVEL'] ??= 'warn';
delete process.env['DATABASE_URL'];

await buildWhenStale();
const store = await openStore(process.env);
await populate(store);
await store.close();

await import('./start.ts');
process.stdout.write(`
  ${store.configuration.publicUrl}

  Administrator   ${signIns.administrator.email}   ${signIns.administrator.password}
  Member          ${signIns.member.email}   ${signIns.member.password}

  Codes and mails: sign in as the administrator and open "Mail outbox".
  Stop with Ctrl-C; everything is kept in ${store.configuration.dataDirectory}.

`);
