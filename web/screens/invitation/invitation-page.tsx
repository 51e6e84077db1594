import { ClientOnly } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSite } from '#web/app/document/site.ts';
import { useInvitationTexts } from '#web/locales/en/invitation.ts';
import styles from './invitation-page.module.css';
import { useLinkToken } from './link-token.ts';
import { Loading } from './page-frame.tsx';
import type { Claimed } from './use-claim.ts';

// The facts, the form and its rules load after the page itself is drawn.
const InvitationView = lazy(async () => ({
  default: (await import('./invitation-view.tsx')).InvitationView,
}));

type Props = {
  /** The secret token in the address; undefined after it was read. */
  token: string | undefined;
  /** Removes the token from the address. */
  onRead: () => void;
  onClaimed: (claimed: Claimed) => void;
};

/** The page of an invitation: the facts about a person, and the choice to claim or to erase them. */
export function InvitationPage(props: Props) {
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      <NoScript />
      <ClientOnly fallback={<Loading />}>
        <Opened {...props} />
      </ClientOnly>
    </main>
  );
}

function NoScript() {
  const t = useInvitationTexts();
  const site = useSite();
  return (
    <noscript>
      <p className={styles.noscript}>{t('needsScript', { email: site.support_email })}</p>
    </noscript>
  );
}

/** Runs in the browser only: the server neither looks the token up nor writes it into the page. */
function Opened({ token: inAddress, onRead, onClaimed }: Props) {
  const token = useLinkToken(inAddress, onRead);
  return (
    <Suspense fallback={<Loading />}>
      <InvitationView token={token} onClaimed={onClaimed} />
    </Suspense>
  );
}
