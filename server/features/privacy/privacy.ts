export { eraseMember } from './erasure.ts';
