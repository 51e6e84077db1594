export { describePartners } from './describe-partners.ts';
export { requireReachable } from './require-reachable.ts';
export { type Look, requireVisible } from './require-visible.ts';
