import { createListPlace } from '#web/parts/lists/list-place.ts';
import type { MembersSearch } from './members-address.rules.ts';

/** A profile leads back to the members as they were. */
export const { useRememberedList, useWayBack } = createListPlace<MembersSearch>('/userManagement');
