import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { VerifyPage } from '#web/screens/accounts/verification/verify-page.tsx';

/** The code of a registration, for visitors without scripts. */
export const Route = createFileRoute('/verify-email')({
  loader: async ({ context }) => {
    if (context.posted === undefined) return { posted: null };
    const { readPostedCode } = await import('#web/screens/accounts/verification/posted-answer.rules.ts');
    return { posted: readPostedCode(context.posted) };
  },
  staleTime: 60_000,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.verifyEmail') }),
  component: Verification,
});

function Verification() {
  return <VerifyPage posted={Route.useLoaderData().posted} />;
}
