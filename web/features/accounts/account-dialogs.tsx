import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { findSession, isRemembered } from '#web/api/remembered.ts';
import { readSession } from '#web/api/session.ts';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { MantineArea } from '#web/design/mantine/mantine-area.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { CodeSignIn, VerifyEmail } from './code-dialogs.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { SignIn } from './sign-in.tsx';
import { useEntering } from './use-entering.ts';

/** The longest of the dialogs, with choices to search in, is loaded by itself. */
const Registration = lazy(async () => ({
  default: (await import('./registration/registration.tsx')).Registration,
}));

const dialogs = {
  'sign-in': { title: 'signIn.title', Content: SignIn },
  otp: { title: 'otp.title', Content: CodeSignIn },
  forgot: { title: 'forgot.title', Content: ForgotPassword },
  register: { title: 'registration.title', Content: Registration },
  verify: { title: 'verify.title', Content: VerifyEmail },
} as const;

/** The dialog that the address of `/` names, in one frame for all. Loaded when the first one is opened. */
export function AccountDialogs({ onClose }: { onClose: () => void }) {
  const { dialog } = useSearch({ from: '/' });
  const t = useAccountsTexts();
  useLeavingWhenSignedIn(dialog);
  if (dialog === undefined) return null;
  const { title, Content } = dialogs[dialog];
  return (
    <MantineArea>
      <DialogFrame title={t(title)} onClose={onClose}>
        <Suspense fallback={<Skeleton height="var(--space-24)" />}>
          <Content key={dialog} />
        </Suspense>
      </DialogFrame>
    </MantineArea>
  );
}

/** An old link to Sign In leads a person who is signed in already, or stays signed in, to their area. */
function useLeavingWhenSignedIn(dialog: keyof typeof dialogs | undefined): void {
  const { goHome } = useEntering();
  const leave = useEffectEvent(async () => {
    if (dialog !== 'sign-in' && dialog !== 'otp') return;
    // Without a connection the dialog stays open.
    const session =
      readSession() ?? (isRemembered() ? await findSession().catch(() => undefined) : undefined);
    if (session !== undefined) await goHome(session);
  });
  // Once, when the dialog opens: signing in itself navigates elsewhere.
  useEffect(() => void leave(), []);
}
