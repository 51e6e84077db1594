import type { ContactAudience } from '#contract/settings/settings.ts';

/** Why a viewer may not see a member's contact details, whatever their plan; null when they may. */
export function refusalToShow(
  audience: ContactAudience,
  { isConnected }: { isConnected: boolean },
): 'contact_private' | 'contact_needs_interest' | null {
  if (audience === 'nobody') return 'contact_private';
  return audience === 'accepted' && !isConnected ? 'contact_needs_interest' : null;
}
