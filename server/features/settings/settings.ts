export { announceStanding } from './announce-standing.ts';
export { changeTelling } from './change-telling.ts';
export { findMemberSettings, listMemberSettings, type MemberSettings } from './read-settings.ts';
