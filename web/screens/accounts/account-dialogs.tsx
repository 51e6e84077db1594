import { useEffect, useEffectEvent } from 'react';
import { findSession } from '#web/app/client/remembered.ts';
import { askTabs, readSession } from '#web/app/client/session.ts';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import { CodeSignIn, VerifyEmail } from './code-dialogs.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { SignIn } from './sign-in.tsx';
import { useEntering } from './use-entering.ts';

const dialogs = {
  'sign-in': { title: 'signIn.title', Content: SignIn },
  otp: { title: 'otp.title', Content: CodeSignIn },
  forgot: { title: 'forgot.title', Content: ForgotPassword },
  verify: { title: 'verify.title', Content: VerifyEmail },
} as const;

type AccountDialog = keyof typeof dialogs;

/**
 * The dialog that the address of `/` names, in one frame for all. Loaded when the first one is opened. The registration has files of
 * its own.
 */
export function AccountDialogs({ dialog, onClose }: { dialog: AccountDialog; onClose: () => void }) {
  const t = useAccountsTexts();
  useLeavingWhenSignedIn(dialog);
  const { title, Content } = dialogs[dialog];
  return (
    <DialogFrame title={t(title)} onClose={onClose}>
      <Content key={dialog} />
    </DialogFrame>
  );
}

/** A forgotten password can be set anew in a session, too: the password is asked for there now and then. */
const isForVisitors = (dialog: AccountDialog) => dialog !== 'forgot';

/**
 * An old link to Sign In leads a person who is signed in already, in another tab too, or stays signed in, to their area. So does
 * returning to a dialog that was left open, when the person has signed in in another tab meanwhile.
 */
function useLeavingWhenSignedIn(dialog: AccountDialog): void {
  const { goHome } = useEntering();
  const leave = useEffectEvent(async () => {
    if (!isForVisitors(dialog)) return;
    // Without a connection the dialog stays open.
    const session = await findSession().catch(() => undefined);
    if (session !== undefined) await goHome(session);
  });
  const leaveOnReturn = useEffectEvent(async () => {
    // Signing in in this tab navigates by itself.
    if (document.visibilityState === 'hidden' || readSession() !== undefined) return;
    await askTabs();
    await leave();
  });
  // When the dialog opens, and when the tab is looked at again: signing in itself navigates elsewhere.
  useEffect(() => {
    void leave();
    const look = () => void leaveOnReturn();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
