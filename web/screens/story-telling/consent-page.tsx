import { lazy, Suspense } from 'react';
import { Container } from '#web/design/section.tsx';
import { WithLinkToken } from '#web/app/document/link-token.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useStoryTellingTexts } from '#web/locales/en/stories/story-telling.ts';
import { Loading } from './consent-loading.tsx';
import styles from './story-form-page.module.css';

// The story and its form load after the page itself is drawn.
const ConsentView = lazy(async () => ({ default: (await import('./consent-view.tsx')).ConsentView }));

/**
 * The page of a mail's link: the story about a person, who agrees or objects. The server neither looks the token up nor writes it into the
 * page.
 */
export function ConsentPage() {
  const t = useStoryTellingTexts();
  const site = useSite();
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      <Container>
        <noscript>
          <p className={styles.noscript}>{t('needsScript', { email: site.support_email })}</p>
        </noscript>
        <WithLinkToken fallback={<Loading />}>
          {(token) => (
            <Suspense fallback={<Loading />}>
              <ConsentView token={token} />
            </Suspense>
          )}
        </WithLinkToken>
      </Container>
    </main>
  );
}
