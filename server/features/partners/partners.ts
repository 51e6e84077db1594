export { listCards } from './cards.ts';
export { detailsOf } from './partners.presenter.ts';
export { listVisible, requireReachable, requireVisible, type ViewerAndPartner } from './visible-partners.ts';
