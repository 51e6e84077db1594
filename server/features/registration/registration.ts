export { registerInvited } from './register-member.ts';
