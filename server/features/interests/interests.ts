export { countWaiting } from './interest-lists.ts';
