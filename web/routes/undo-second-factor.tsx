import { createFileRoute } from '@tanstack/react-router';
import { WithLinkToken } from '#web/app/document/link-token.tsx';
import { describeLinkPage, listLinkHeaders, readLinkToken } from '#web/app/document/page-head.ts';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { SecondFactorUndo } from '#web/parts/second-factor/second-factor-undo.tsx';

export const Route = createFileRoute('/undo-second-factor')({
  validateSearch: readLinkToken,
  headers: listLinkHeaders,
  head: (route) => describeLinkPage(route, route.match.context.texts.t('titles.undoChange')),
  component: UndoSecondFactor,
});

function UndoSecondFactor() {
  return (
    <WithLinkToken fallback={<PlainPage>{null}</PlainPage>}>
      {(token) => <SecondFactorUndo token={token} />}
    </WithLinkToken>
  );
}
