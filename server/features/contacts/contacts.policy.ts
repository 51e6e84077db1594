import type { ContactAudience } from '#contract/settings/settings.wire.ts';

/** Why somebody is not shown a member's contact details, whatever their plan; null when they may be. */
export function refusalToShow(
  audience: ContactAudience,
  { isConnected }: { isConnected: boolean },
): 'contact_private' | 'contact_needs_interest' | null {
  if (audience === 'nobody') return 'contact_private';
  return audience === 'accepted' && !isConnected ? 'contact_needs_interest' : null;
}
