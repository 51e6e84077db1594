export { findViewpoint } from './find-viewpoint.ts';
export { isVisible, soughtGendersOf, type Viewpoint, viewpointOf } from './visibility.policy.ts';
export { isBlockedBetween, isShown, isVisibleTo, selectBlocked } from './visibility.repository.ts';
