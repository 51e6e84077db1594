import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcer } from '#web/design/announcer.tsx';
import { OutcomeHost } from '#web/design/outcome-host.tsx';
import { schemeScript } from '#web/design/scheme.ts';
import { ToastHost } from '#web/design/toast-host.tsx';
import { schemeColors } from '#web/design/tokens.ts';
import { isLanguage, languages } from '#web/i18n/languages.ts';
import styles from './page-document.module.css';
import '#web/design/tokens.css';
import '#web/design/fonts.css';
import '#web/design/base.css';

const schemes = ['light', 'dark'] as const;

/** `<html>` of every page: language and direction, head and body. */
export function PageDocument({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const direction = isLanguage(i18n.language) ? languages[i18n.language].direction : 'ltr';
  return (
    <html lang={i18n.language} dir={direction} suppressHydrationWarning>
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

/** What every page shows around its content. */
export function PageBody({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      {children}
      <Announcer />
      <OutcomeHost />
      <ToastHost />
    </>
  );
}

/** The browser's own frame in the colour of the page. Here, because the router keeps one tag of a name. */
function SchemeColors() {
  return schemes.map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      content={schemeColors[scheme].paper}
      media={`(prefers-color-scheme: ${scheme})`}
    />
  ));
}

/** Rendered with the document and never again: the browser hides a nonce from scripts, so hydration must not compare it. */
function SchemeScript() {
  const nonce = useRouter().options.ssr?.nonce;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: schemeScript }} />;
}
