import { stopMails } from '#contract/notifications/stop-mails.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { LinkButton } from '#web/design/button.tsx';
import { endMails, MailEnding } from '#web/app/document/mail-ending.tsx';
import { useStopMailsTexts } from '#web/locales/en/public/stop-mails.ts';
import { kindOfToken } from './mail-tokens.rules.ts';

/** The page that ends the mails of one kind, opened by the link in such a mail. It names the kind before anything ends. */
export function MailsEnding({ token }: { token: string | undefined }) {
  const t = useStopMailsTexts();
  const kind = kindOfToken(token);
  return (
    <MailEnding
      // A link without a known kind is broken.
      token={kind === undefined ? undefined : token}
      end={(link) => endMails(() => callEndpoint(stopMails, { token: link }))}
      question={{
        title: t('title'),
        text: kind === undefined ? '' : t('text', { when: t(`when.${kind}`) }),
        button: t('button'),
        failed: t('failed'),
      }}
      done={{
        title: t('doneTitle'),
        text: kind === undefined ? '' : t('doneText', { when: t(`when.${kind}`) }),
      }}
      gone={{ title: t('goneTitle'), text: t('goneText') }}
    >
      <LinkButton to="/settings" search={{ section: 'notifications' }} look="outline">
        {t('toSettings')}
      </LinkButton>
    </MailEnding>
  );
}
