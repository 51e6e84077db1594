import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import { DialogSwitch, useDialogs } from '../dialog-switch.tsx';
import { readSentCode } from '../sent-codes.ts';
import { useKnownSession } from '../use-known-session.ts';
import { RegistrationForm } from './registration-form.tsx';
import styles from './registration.module.css';
import { leaveSteps } from './step-history.ts';
import { useSendingRegistration } from './use-sending-registration.ts';

/** Few people see it. */
const SignedInNotice = lazy(async () => ({
  default: (await import('./signed-in-notice.tsx')).SignedInNotice,
}));

/** Registering in a dialog of `/`, without the component library. */
export function RegistrationDialog({ onClose }: { onClose: () => void }) {
  const t = useRegistrationTexts();
  const session = useKnownSession();
  const { openDialog } = useDialogs();
  const { history } = useRouter();
  const send = useSendingRegistration(() => openDialog('verify'));
  // Who registered and closed the dialog comes back to the code, not to the last step.
  const resume = useEffectEvent(() => {
    if (readSentCode('verify')?.isRegistration === true) openDialog('verify');
  });
  useEffect(() => resume(), []);
  return (
    <DialogFrame title={t('title')} onClose={() => void leaveSteps(history).then(onClose)}>
      {session === undefined ? (
        <RegistrationForm send={send} submitLabel={t('submit')} heading="h3">
          <p className={styles.footer}>
            {t('noAccount')}
            <DialogSwitch dialog="sign-in">{t('signIn')}</DialogSwitch>
          </p>
        </RegistrationForm>
      ) : (
        <Suspense>
          <SignedInNotice session={session} heading="h3" />
        </Suspense>
      )}
    </DialogFrame>
  );
}
