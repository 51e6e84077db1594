import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { copyTemplate } from './database.ts';
import { type Product, startProduct } from './product.ts';
import { expectNoProblems, type Problems, watchForProblems } from './problems.ts';

type Tools = {
  problems: Problems;
  /** Opens another person's browser, whose problems fail the journey too. */
  openBrowser: () => Promise<Page>;
};

/**
 * A journey through the built product, started once for each worker on a database of its own on the server of the run. A journey
 * fails when the browser reports a problem that the journey did not announce with `problems.expect`, or the product logged an error.
 */
export const test = base.extend<Tools, { product: Product }>({
  product: [
    // Playwright demands a parameter that names other fixtures; this one needs none.
    async ({ browserName: _any }, run) => {
      const database = await copyTemplate();
      const product = await startProduct({ databaseUrl: database.url });
      await run(product);
      await product.stop();
      await database.drop();
    },
    { scope: 'worker', timeout: scaleLimit(180_000) },
  ],
  baseURL: ({ product }, run) => run(product.address),
  problems: [
    async ({ context, product }, run) => {
      const problems = watchForProblems(context);
      await run(problems);
      expectNoProblems(problems);
      expect(product.takeErrors(), 'what the product logged as errors').toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, problems }, run) => {
    const opened: BrowserContext[] = [];
    await run(async () => {
      const context = await browser.newContext();
      opened.push(context);
      problems.watch(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
