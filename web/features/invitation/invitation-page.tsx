import { ClientOnly } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSite } from '#web/document/site.ts';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import styles from './invitation-page.module.css';
import { Loading } from './invitation-loading.tsx';
import type { Claimed } from './use-claim.ts';
import { useLinkToken } from './use-link-token.ts';

// What is held, the form and its rules arrive after the page itself has been drawn.
const InvitationView = lazy(async () => ({
  default: (await import('./invitation-view.tsx')).InvitationView,
}));

type Props = {
  /** The secret in the address; gone once it has been read. */
  token: string | undefined;
  /** Takes the secret out of the address. */
  onRead: () => void;
  onClaimed: (claimed: Claimed) => void;
};

/** The page of an invitation: what is held about a person, and what they want to happen with it. */
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

/** In the browser alone: the server neither looks the secret up nor writes it into the page. */
function Opened({ token, onRead, onClaimed }: Props) {
  const kept = useLinkToken(token, onRead);
  return (
    <Suspense fallback={<Loading />}>
      <InvitationView token={kept} onClaimed={onClaimed} />
    </Suspense>
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
