export { closeInvitationsTo } from './invitations/answers.repository.ts';
