import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenStale } from '#scripts/start/build-when-stale.ts';
import { runToEnd } from '#scripts/start/run-to-end.ts';

const product = path.join(import.meta.dirname, '../dist/server/main.js');
const populationMaker = path.join(import.meta.dirname, 'make-population.ts');
const painter = path.join(import.meta.dirname, 'paint-others.ts');

/**
 * Makes the population when there is none, starts the product, says how to sign in, and has painted what is not painted yet. This
 * process becomes the product, as that of `npm start`, and the steps are done by others, so that it holds nothing of them.
 * Throws FailedStep.
 */
export async function runDemo(words: readonly string[]): Promise<void> {
  await buildWhenStale();
  const signIns = await runToEnd(populationMaker, { words });
  await import(pathToFileURL(product).href);
  // A product that did not start has said why.
  if (process.exitCode !== undefined) return;
  process.stdout.write(String(signIns));
  await runToEnd(painter);
}
