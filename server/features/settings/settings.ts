export { announceStanding } from './announce-standing.ts';
export { findMemberSettings, listMemberSettings, type MemberSettings } from './read-settings.ts';
