import { scaleLimit } from '#scripts/test/slowness.ts';

/** How long a test waits for an event: shorter than the limit of the test, so that the wait itself says what is missing. */
export const patience = { timeout: scaleLimit(30_000) };

/** The same for what a background job brings: its third try begins half a minute after the first. */
export const patienceForJobs = { timeout: scaleLimit(50_000) };
