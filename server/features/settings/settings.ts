export { announceStanding } from './announce-standing.ts';
export { changeTelling } from './change-telling.ts';
export { findMemberSettings, listMemberSettings } from './read-settings.ts';
