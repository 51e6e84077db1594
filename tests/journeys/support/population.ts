import { expect } from '@playwright/test';
import { populate } from '#demo/populate.ts';
import { signIns } from '#demo/population.ts';
import { openStore } from '#scripts/operator/open-store.ts';
import { type Product, startProduct } from './product.ts';
import { test as base } from './journey.ts';

const members = 60;

/**
 * A journey through a product in which the demo's population lives, on the embedded engine: the one that whoever starts the
 * product without a setting has. The whole ways through the product are gone on it.
 */
export const test = base.extend<object, { product: Product }>({
  product: [
    // Every fixture names one it builds on; this one stands on its own.
    async ({ browserName: _any }, run) => {
      const product = await startProduct({ prepare: invitePopulation });
      await run({ ...product, administrator: signIns.administrator });
      const errors = product.takeErrors();
      await product.stop();
      expect(errors, 'what the product with the population logged as errors').toEqual([]);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

async function invitePopulation(dataDirectory: string): Promise<void> {
  const store = await openStore({ DATA_DIR: dataDirectory });
  await populate(store, { members });
  await store.close();
}
