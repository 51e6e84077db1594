import { createFileRoute } from '@tanstack/react-router';
import { describePage, readVersion, summariseText } from '#web/app/document/page-head.ts';
import { InformationArticle } from '#web/screens/information/information-article.tsx';
import { SiteFooter } from '#web/screens/information/site-footer.tsx';
import { SiteHeader } from '#web/screens/information/site-header.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';

export const Route = createFileRoute('/terms')({
  validateSearch: readVersion,
  loaderDeps: ({ search }) => readVersion(search),
  loader: async ({ context, deps }) => {
    const { loadInformation } = await import('#web/screens/information/load-information.ts');
    return loadInformation(context.api, { page: 'terms', version: deps.version });
  },
  staleTime: 60_000,
  head: ({ loaderData, ...route }) =>
    describePage(route, {
      title: route.match.context.texts.t('titles.terms'),
      description: summariseText(loaderData?.text ?? ''),
      ...(loaderData?.is_current === true && { canonicalPath: '/terms' }),
    }),
  component: Information,
});

function Information() {
  const t = useCommonTexts();
  return (
    <>
      <SiteHeader />
      <InformationArticle title={t('titles.terms')} page={Route.useLoaderData()} />
      <SiteFooter />
    </>
  );
}
