import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { IconCloudOff } from '@tabler/icons-react';
import { useIsOnline, useWaitingCount } from '#web/app/client/reachability.ts';
import { Announcer, announce } from '#web/design/messages/announcer.tsx';
import { OutcomeHost } from '#web/design/messages/outcomes.tsx';
import { ToastHost } from '#web/design/messages/toasts.tsx';
import { paper, schemeScript } from '#web/design/scheme.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { isLanguage, languages } from '#web/locales/languages.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { isAdministrator, useSession } from '#web/app/client/session.ts';
import styles from './page-document.module.css';
import '#web/design/styles/tokens.css';
import '#web/design/styles/fonts.css';
import '#web/design/styles/base.css';
import '#web/design/styles/parts.css';
import offlineBarStyles from './offline-bar.module.css';

const schemes = ['light', 'dark'] as const;

/** `<html>` of every page: language and direction, head and body. */
export function PageDocument({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const direction = isLanguage(language) ? languages[language].direction : 'ltr';
  return (
    <html lang={language} dir={direction} suppressHydrationWarning>
      <head>
        <SchemeScript />
        <SchemeColors />
        <HeadContent />
      </head>
      <body>
        <PageBody>{children}</PageBody>
        <Scripts />
      </body>
    </html>
  );
}

/** What every page has around its content. */
export function PageBody({ children }: { children: ReactNode }) {
  const t = useCommonTexts();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      {!useIsOnline() && <OfflineBar />}
      {children}
      <Announcer />
      <OutcomeHost />
      <ToastHost />
    </>
  );
}

/** Colours the browser's frame like the page. Not in `head`, because the router renders one tag of a name. */
function SchemeColors() {
  return schemes.map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      content={paper[scheme]}
      media={`(prefers-color-scheme: ${scheme})`}
    />
  ));
}

/** Rendered with the document and never again: the browser hides a nonce from scripts, so hydration must not compare it. */
function SchemeScript() {
  const nonce = useRouter().options.ssr?.nonce;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: schemeScript }} />;
}

/** Says that the server cannot be reached, and what becomes of what is pressed, and how much waits. The page begins below it. */
function OfflineBar() {
  const t = useCommonTexts();
  const count = useWaitingCount();
  const session = useSession();
  // What an administrator or a visitor sends does not wait.
  const isMember = session !== undefined && !isAdministrator(session);
  const sentence = isMember ? t('offline.waits') : t('offline.nothing');
  const bar = useRef<HTMLDivElement>(null);
  // What sticks to the top of the screen sticks below the bar.
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const changes = new ResizeObserver(() => {
      style.setProperty('--offline-height', `${element.offsetHeight}px`);
    });
    changes.observe(element);
    return () => {
      changes.disconnect();
      style.removeProperty('--offline-height');
    };
  }, []);
  useEffect(() => {
    announce(t('offline.text'));
    return () => announce('');
  }, [t]);
  return (
    <div ref={bar} role="status" className={offlineBarStyles.bar}>
      <IconCloudOff size="1.25rem" aria-hidden="true" className={offlineBarStyles.icon} />
      <span>
        <strong>{t('offline.text')}</strong> {sentence} {count > 0 && t('offline.waiting', { count })}
      </span>
    </div>
  );
}
