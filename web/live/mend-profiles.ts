import type { QueryClient } from '@tanstack/react-query';
import { showPartner } from '#contract/partners/show-partner.ts';

/**
 * Asks anew for the open profile: of one member, or whoever it is. Profiles that were left are forgotten. To ask is to look at
 * somebody, so a page that nobody looks at asks when somebody comes back to it.
 */
export async function mendProfiles(queries: QueryClient, id?: number): Promise<void> {
  const queryKey = id === undefined ? [showPartner.path] : [showPartner.path, { partner_id: id }];
  queries.removeQueries({ queryKey, type: 'inactive' });
  const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
  await queries.invalidateQueries({ queryKey, refetchType });
}
