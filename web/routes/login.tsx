import { createFileRoute, redirect } from '@tanstack/react-router';

/** What people type who look for the way to sign in, which is a dialog of the landing page. */
export const Route = createFileRoute('/login')({
  beforeLoad: () => {
    throw redirect({ to: '/', search: { dialog: 'sign-in' } });
  },
});
