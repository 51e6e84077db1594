import { createListPlace } from '#web/parts/lists/list-place.ts';
import type { StoriesSearch } from './story-address.rules.ts';

/** A story leads back to the stories as they were. */
export const { useRememberedList, useWayBack } = createListPlace<StoriesSearch>('/admin-succestories');
