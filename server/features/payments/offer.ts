import type { SiteSettings } from '#server/features/site/site.ts';
import type { Offer } from './payments.rules.ts';

/** What the operator's settings offer to buyers, with or without a gateway. */
export function offerOf({ everythingIsFree, upiPayee, currency }: SiteSettings, hasGateway: boolean): Offer {
  return { isFree: everythingIsFree, upiPayee, currency, hasGateway };
}
