import { createFileRoute, redirect } from '@tanstack/react-router';

/** What people type who look for the administrator area. Its first page asks to sign in. */
export const Route = createFileRoute('/admin/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin-dashboard' });
  },
});
