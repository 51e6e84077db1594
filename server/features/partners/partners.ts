export { describePartners } from './describe-partners.ts';
export { findViewpoint } from './find-viewpoint.ts';
export type { Viewpoint } from './partners.policy.ts';
export { requireReachable } from './require-reachable.ts';
export { type Look, requireVisible } from './require-visible.ts';
export { isVisibleTo } from './visible.repository.ts';
