import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import type { RegistrationPosted } from '#web/screens/accounts/registration/posted-registration.ts';
import { readStartSearch } from '#web/screens/accounts/registration/start-search.ts';
import { RegistrationPage } from '#web/screens/accounts/registration/registration-page.tsx';

/** Registering on a page, for visitors whose scripts have not come yet; with them `/` opens a dialog. */
export const Route = createFileRoute('/registration')({
  validateSearch: readStartSearch,
  loaderDeps: ({ search }) => ({ search: readStartSearch(search) }),
  loader: async ({ context, deps: { search } }) => {
    if (context.posted === undefined) {
      const { loadStart } = await import('#web/screens/accounts/registration/registration-start.ts');
      return { posted: null, start: await loadStart(context.api, search) };
    }
    const { readPostedRegistration } =
      await import('#web/screens/accounts/registration/posted-registration.ts');
    return { posted: await readPostedRegistration(context, context.posted), start: { typed: {} } };
  },
  staleTime: 60_000,
  head: (route) =>
    describePage(route, {
      title: route.match.context.texts.t(
        isSent(route.loaderData) ? 'titles.verifyEmail' : 'titles.registration',
      ),
      canonicalPath: '/registration',
    }),
  component: Registration,
});

/** A form that was sent without scripts is answered with that of the code. */
function isSent(loaded: { posted: RegistrationPosted | null } | undefined): boolean {
  return loaded !== undefined && loaded.posted !== null && 'sent' in loaded.posted;
}

function Registration() {
  return <RegistrationPage {...Route.useLoaderData()} />;
}
