export { closeInvitationsTo } from './answers.repository.ts';
