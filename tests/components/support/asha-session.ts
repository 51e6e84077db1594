import type { Session } from '#web/app/client/session.ts';

export const asha: Session = {
  token: 'one',
  profilePic: '',
  user_id: '7',
  email: 'asha@example.org',
  name: 'Asha Mathew',
  role: 'user',
  missingStep: '',
};
