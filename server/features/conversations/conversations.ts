export { countUnreadOf, eraseFromConversations } from './conversations.repository.ts';
