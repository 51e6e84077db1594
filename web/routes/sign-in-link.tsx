import { createFileRoute } from '@tanstack/react-router';
import { WithLinkToken } from '#web/app/document/link-token.tsx';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/app/document/page-head.ts';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { SignInLink } from '#web/screens/accounts/verification/sign-in-link.tsx';

export const Route = createFileRoute('/sign-in-link')({
  validateSearch: readLinkToken,
  headers: listLinkHeaders,
  head: (route) => describeLinkPage(route, route.match.context.texts.t('titles.signInLink')),
  component: SignInByLink,
});

function SignInByLink() {
  return (
    <WithLinkToken fallback={<PlainPage>{null}</PlainPage>}>
      {(token) => <SignInLink token={token} />}
    </WithLinkToken>
  );
}
