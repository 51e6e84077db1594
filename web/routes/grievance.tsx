import { createFileRoute } from '@tanstack/react-router';
import { describePage, readVersion, summariseText } from '#web/app/document/page-head.ts';
import { ComplaintForm } from '#web/screens/information/complaint-form.tsx';
import { InformationArticle } from '#web/screens/information/information-article.tsx';
import { readPosted } from '#web/screens/information/posted-complaint.rules.ts';
import { SiteFooter } from '#web/screens/information/site-footer.tsx';
import { SiteHeader } from '#web/screens/information/site-header.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';

export const Route = createFileRoute('/grievance')({
  validateSearch: readVersion,
  loaderDeps: ({ search }) => readVersion(search),
  loader: async ({ context, deps }) => {
    const { loadInformation } = await import('#web/screens/information/load-information.ts');
    const page = await loadInformation(context.api, { page: 'grievance', version: deps.version });
    // Loaded data reach the browser with the page; the form that it answers would not.
    return { ...page, posted: context.posted === undefined ? null : readPosted(context.posted) };
  },
  staleTime: 60_000,
  head: ({ loaderData, ...route }) =>
    describePage(route, {
      title: route.match.context.texts.t('titles.grievance'),
      description: summariseText(loaderData?.text ?? ''),
      ...(loaderData?.is_current === true && { canonicalPath: '/grievance' }),
    }),
  component: Information,
});

function Information() {
  const t = useCommonTexts();
  const page = Route.useLoaderData();
  return (
    <>
      <SiteHeader />
      <InformationArticle title={t('titles.grievance')} page={page}>
        <ComplaintForm posted={page.posted} />
      </InformationArticle>
      <SiteFooter />
    </>
  );
}
