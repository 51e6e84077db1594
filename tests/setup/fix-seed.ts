import fc from 'fast-check';

/**
 * Properties get the same inputs in every run, so that a change fails by its own fault alone. `TEST_SEED=2 npm test` tries
 * others, and so does `npm run fuzz`.
 */
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 1) });
