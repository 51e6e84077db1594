import { readConfiguration } from '#server/configuration.ts';
import { findRunningServer } from '#server/platform/database/embedded/server-address.ts';
import { openStore } from '#scripts/operator/open-store.ts';
import { endWithParent } from '#scripts/start/end-with-parent.ts';
import { readPopulationState } from './population-state.ts';
import { countPainted } from './portraits/paint-portraits.ts';
import { paintSome } from './portraits/paint-some.ts';
import { showLines } from './show-progress.ts';

// A step of the demo: paints beside the running product, on its database, and shows the progress. It can end at any moment.
endWithParent();
const { databaseUrl, dataDirectory } = readConfiguration(process.env);
const state = await readPopulationState(dataDirectory);
if (state !== null && state.painted < countPainted(state)) {
  const own = databaseUrl === undefined ? findRunningServer(dataDirectory) : null;
  process.on('exit', () => own?.discard());
  // The embedded server has few connections beside those of the product.
  const few = { DATABASE_POOL_SIZE: '2' };
  const store = await openStore({
    ...process.env,
    ...(own !== null && { ...few, DATABASE_URL: own.connectionString }),
  });
  const { update } = showLines('Portraits painted', { total: countPainted(state), begun: state.painted });
  await paintSome(store, { onProgress: update });
  await store.close();
}
