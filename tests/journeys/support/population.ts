import { expect } from '@playwright/test';
import { openStore } from '#scripts/operator/open-store.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { aPopulation } from '#tests/factories/a-population.ts';
import { type Product, startProduct } from './product.ts';
import { test as base } from './journey.ts';

const members = 60;

/** A journey through a product with sixty members on the embedded server, which is the engine without any setting. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // Playwright demands a parameter that names other fixtures; this one needs none.
    async ({ browserName: _any }, run) => {
      const product = await startProduct({ prepare: addMembers });
      await run(product);
      const errors = product.takeErrors();
      await product.stop();
      expect(errors, 'errors that the product logged').toEqual([]);
    },
    { scope: 'worker', timeout: scaleLimit(240_000) },
  ],
});

async function addMembers(dataDirectory: string): Promise<void> {
  const store = await openStore({ DATA_DIR: dataDirectory });
  await aPopulation(store, { count: members });
  await store.close();
}
