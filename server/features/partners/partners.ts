export { listCards } from './cards.ts';
export { detailsOf } from './partners.presenter.ts';
export { requireReachable, requireVisible, type ViewerAndPartner } from './visible-partners.ts';
