export { countNewMatches } from './new-matches.ts';
