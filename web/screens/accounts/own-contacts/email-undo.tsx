import { IconArrowBackUp } from '@tabler/icons-react';
import { undoEmail } from '#contract/accounts/own-contacts.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { LinkButton } from '#web/design/button.tsx';
import { endMails, MailEnding } from '#web/app/document/mail-ending.tsx';
import { useSettingsTexts } from '#web/locales/en/settings.ts';

/** The page that undoes a change of the e-mail address, opened by the link in the mail to the former one. */
export function EmailUndo({ token }: { token: string | undefined }) {
  const t = useSettingsTexts();
  return (
    <MailEnding
      token={token}
      icon={<IconArrowBackUp size="2.5rem" stroke={1.5} aria-hidden="true" />}
      end={(link) => endMails(() => callEndpoint(undoEmail, { token: link }))}
      question={{
        title: t('contacts.undo.title'),
        text: t('contacts.undo.text'),
        button: t('contacts.undo.button'),
        failed: t('contacts.undo.failed'),
      }}
      done={{ title: t('contacts.undo.doneTitle'), text: t('contacts.undo.doneText') }}
      gone={{ title: t('contacts.undo.goneTitle'), text: t('contacts.undo.goneText') }}
      // The account may have another address by now, and then a code to this one opens nothing.
      whenGone={
        <LinkButton to="/" hash="contactUs" look="outline">
          {t('contacts.undo.writeToUs')}
        </LinkButton>
      }
    >
      <LinkButton to="/" search={{ dialog: 'forgot' }} look="outline">
        {t('contacts.undo.choosePassword')}
      </LinkButton>
    </MailEnding>
  );
}
