import { IconArrowBackUp } from '@tabler/icons-react';
import { undoSecondFactor } from '#contract/accounts/second-factor.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { LinkButton } from '#web/design/button.tsx';
import { endMails, MailEnding } from '#web/app/document/mail-ending.tsx';
import { useSecondFactorTexts } from '#web/locales/en/second-factor.ts';

/** The page that undoes what somebody else added to the second factor, opened by the link in the mail about it. */
export function SecondFactorUndo({ token }: { token: string | undefined }) {
  const t = useSecondFactorTexts();
  return (
    <MailEnding
      token={token}
      icon={<IconArrowBackUp size="2.5rem" stroke={1.5} aria-hidden="true" />}
      end={(link) => endMails(() => callEndpoint(undoSecondFactor, { token: link }))}
      question={{
        title: t('undo.title'),
        text: t('undo.text'),
        button: t('undo.button'),
        failed: t('undo.failed'),
      }}
      done={{ title: t('undo.doneTitle'), text: t('undo.doneText') }}
      gone={{ title: t('undo.goneTitle'), text: t('undo.goneText') }}
    >
      <LinkButton to="/" search={{ dialog: 'forgot' }} look="outline">
        {t('undo.choosePassword')}
      </LinkButton>
    </MailEnding>
  );
}
