export { describePartners } from './describe-partners.ts';
export { requireVisible } from './require-visible.ts';
