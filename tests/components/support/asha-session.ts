import type { Session } from '#web/api/session.ts';

export const asha: Session = {
  token: 'one',
  profilePic: '',
  user_id: '7',
  email: 'asha@example.org',
  name: 'Asha Mathew',
  role: 'user',
  missingStep: '',
};
