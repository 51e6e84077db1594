import { table } from '#server/platform/database/table.ts';

/**
 * By what free text finds a member: the words of names and places, and `list:code` for what stands in a choice list, so that a
 * value is found by the label that it has at the time. Kept by `refreshSearchTerms`.
 */
export const searchTerms = table({ accountId: 'integer', terms: 'text[]' });

/** Every word of a member's own. One that no member has any more is marked first and removed some days later. */
export const searchWords = table({ word: 'text', unusedSince: 'date?' });

/** The words with one letter left out, by which a misspelt one is found. */
export const searchSpellings = table({ spelling: 'text', word: 'text' });

/** Whom the alert of a saved search has told of, so that it does so once. */
export const searchTellings = table({ searchId: 'integer', partnerId: 'integer', toldAt: 'timestamptz' });
