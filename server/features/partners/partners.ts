export { listCards } from './cards.ts';
export { requireReachable, requireVisible, type ViewerAndPartner } from './visible-partners.ts';
