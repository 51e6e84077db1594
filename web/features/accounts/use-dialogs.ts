import { useNavigate } from '@tanstack/react-router';

/** Changes from one dialog to another in place: one press of the back button still leaves them all. */
export function useDialogs() {
  const navigate = useNavigate({ from: '/' });
  return {
    openDialog: (dialog: 'sign-in' | 'verify' | 'register') =>
      void navigate({ search: (search) => ({ ...search, dialog }), replace: true, resetScroll: false }),
  };
}
