import { stopMails } from '#contract/notifications/stop-mails.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { LinkButton } from '#web/design/button.tsx';
import { endMails, MailEnding } from '#web/document/mail-ending.tsx';
import { useNotificationsTexts } from '#web/i18n/use-notifications-texts.ts';
import { kindOfToken } from './mail-tokens.rules.ts';

/** The page that ends the mails of one kind, opened by the link in such a mail. It names the kind before anything ends. */
export function MailsEnding({ token }: { token: string | undefined }) {
  const t = useNotificationsTexts();
  const kind = kindOfToken(token);
  return (
    <MailEnding
      // A link without a known kind is broken.
      token={kind === undefined ? undefined : token}
      end={(link) => endMails(() => callEndpoint(stopMails, { token: link }))}
      question={{
        title: t('stop.title'),
        text: kind === undefined ? '' : t('stop.text', { when: t(`stop.when.${kind}`) }),
        button: t('stop.button'),
        failed: t('stop.failed'),
      }}
      done={{
        title: t('stop.doneTitle'),
        text: kind === undefined ? '' : t('stop.doneText', { when: t(`stop.when.${kind}`) }),
      }}
      gone={{ title: t('stop.goneTitle'), text: t('stop.goneText') }}
    >
      <LinkButton to="/settings" search={{ section: 'notifications' }} look="outline">
        {t('stop.toSettings')}
      </LinkButton>
    </MailEnding>
  );
}
