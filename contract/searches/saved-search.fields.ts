import { line } from '../fields.ts';

/** How many searches a member may keep. */
export const mostSavedSearches = 20;

export const searchName = line(60, 'validation.name');
