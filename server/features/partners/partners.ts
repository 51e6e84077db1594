export { listCards } from './cards.ts';
export type { PartnerRow } from './partners.repository.ts';
export { listVisible, requireReachable, requireVisible, type ViewerAndPartner } from './visible-partners.ts';
