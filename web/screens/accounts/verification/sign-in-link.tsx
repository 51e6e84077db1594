import { IconLogin2 } from '@tabler/icons-react';
import { enterByLink } from '#contract/accounts/codes.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { endMails, MailEnding } from '#web/app/document/mail-ending.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import { readKeepSignedIn } from '../keep-signed-in.tsx';
import { useEntering } from '../use-entering.ts';

/** The page that signs in, opened by the link in a mail with a code. */
export function SignInLink({ token }: { token: string | undefined }) {
  const t = useAccountsTexts();
  const { enter } = useEntering();
  const signIn = (link: string) =>
    endMails(async () => {
      const remember = readKeepSignedIn();
      const answer = await callEndpoint(enterByLink, { token: link, remember });
      if (answer.result) await enter(answer.data, remember);
      return answer;
    });
  return (
    <MailEnding
      token={token}
      icon={<IconLogin2 size="2.5rem" stroke={1.5} aria-hidden="true" />}
      end={signIn}
      question={{
        title: t('link.title'),
        text: t('link.text'),
        button: t('link.button'),
        failed: t('link.failed'),
      }}
      done={{ title: t('link.doneTitle'), text: t('link.doneText') }}
      gone={{ title: t('link.goneTitle'), text: t('link.goneText') }}
      whenGone={
        <LinkButton to="/" search={{ dialog: 'sign-in' }} look="outline">
          {t('link.signIn')}
        </LinkButton>
      }
    >
      {null}
    </MailEnding>
  );
}
