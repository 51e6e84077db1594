export { admitInvited } from './admit-invited.ts';
