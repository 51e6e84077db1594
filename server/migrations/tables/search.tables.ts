import { table } from '#server/platform/database/table.ts';

/**
 * The terms by which free text finds a member: the words of names and places, and `list:code` for values of choice lists, so that
 * a value is found by its present label. Written by `refreshSearchTerms`. The version says by which rule.
 */
export const searchTerms = table({ accountId: 'integer', terms: 'text[]', termsVersion: 'integer=' });

/** Every word of a member's own. One that no member has any more is marked first and removed some days later. */
export const searchWords = table({ word: 'text', unusedSince: 'date?' });

/** The words with one letter left out, by which a misspelt one is found. */
export const searchSpellings = table({ spelling: 'text', word: 'text' });

/** The members that the alert of a saved search has named, so that it names each once. */
export const searchAlerts = table({ searchId: 'integer', partnerId: 'integer', alertedAt: 'timestamptz' });
