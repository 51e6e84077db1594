import { IconAddressBook } from '@tabler/icons-react';
import { confirmContact } from '#contract/members/corrections.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { LinkButton } from '#web/design/button.tsx';
import { endMails, MailEnding } from '#web/app/document/mail-ending.tsx';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';

/** The page that confirms a corrected e-mail address or mobile number, opened by the link in a mail. */
export function ContactConfirmation({ token }: { token: string | undefined }) {
  const t = useMembersTexts();
  return (
    <MailEnding
      token={token}
      icon={<IconAddressBook size="2.5rem" stroke={1.5} aria-hidden="true" />}
      end={(link) => endMails(() => callEndpoint(confirmContact, { token: link }))}
      question={{
        title: t('confirm.title'),
        text: t('confirm.text'),
        button: t('confirm.button'),
        failed: t('confirm.failed'),
      }}
      done={{ title: t('confirm.doneTitle'), text: t('confirm.doneText') }}
      gone={{ title: t('confirm.goneTitle'), text: t('confirm.goneText') }}
    >
      <LinkButton to="/" look="outline">
        {t('confirm.home')}
      </LinkButton>
    </MailEnding>
  );
}
