import { stopAlert } from '#contract/searches/stop-alert.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { LinkButton } from '#web/design/button.tsx';
import { endMails, MailEnding } from '#web/app/document/mail-ending.tsx';
import { useSearchTexts } from '#web/locales/en/search.ts';

/** The page that ends the mails of an alert, opened by the link in such a mail. */
export function AlertEnding({ token }: { token: string | undefined }) {
  const t = useSearchTexts();
  return (
    <MailEnding
      token={token}
      end={(alert) => endMails(() => callEndpoint(stopAlert, { token: alert }))}
      question={{
        title: t('stop.title'),
        text: t('stop.text'),
        button: t('stop.button'),
        failed: t('stop.failedTitle'),
      }}
      done={{ title: t('stop.doneTitle'), text: t('stop.doneText') }}
      gone={{ title: t('stop.goneTitle'), text: t('stop.goneText') }}
    >
      <LinkButton to="/moreMatch" look="outline">
        {t('stop.toSearches')}
      </LinkButton>
    </MailEnding>
  );
}
