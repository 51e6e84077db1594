import { createFileRoute } from '@tanstack/react-router';
import { WithLinkToken } from '#web/app/document/link-token.tsx';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/app/document/page-head.ts';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { EmailUndo } from '#web/screens/accounts/own-contacts/email-undo.tsx';

export const Route = createFileRoute('/undo-email')({
  validateSearch: readLinkToken,
  headers: listLinkHeaders,
  head: (route) => describeLinkPage(route, route.match.context.texts.t('titles.undoChange')),
  component: UndoEmail,
});

function UndoEmail() {
  return (
    <WithLinkToken fallback={<PlainPage>{null}</PlainPage>}>
      {(token) => <EmailUndo token={token} />}
    </WithLinkToken>
  );
}
