import fc from 'fast-check';

/**
 * Properties get the same inputs in every run, so that a test fails only because of a change. `TEST_SEED=2 npm test` and
 * `npm run fuzz` use others.
 */
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 1) });
