import { createFileRoute } from '@tanstack/react-router';
import { describePage, readVersion, summariseText } from '#web/document/page-head.ts';
import { InformationArticle } from '#web/features/information/information-article.tsx';
import { SiteFooter } from '#web/features/information/site-footer.tsx';
import { SiteHeader } from '#web/features/information/site-header.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';

export const Route = createFileRoute('/terms')({
  validateSearch: readVersion,
  loaderDeps: ({ search }) => readVersion(search),
  loader: async ({ context, deps }) => {
    const { loadInformation } = await import('#web/features/information/load-information.ts');
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
