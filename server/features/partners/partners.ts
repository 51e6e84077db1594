export { describePartners } from './describe-partners.ts';
export { type Look, requireVisible } from './require-visible.ts';
