import type { StoryWire } from '#contract/stories/story.wire.ts';
import { useSite } from '#web/app/document/site.ts';
import { StructuredData } from '#web/app/document/structured-data.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useLandingTexts } from '#web/locales/en/landing.ts';
import { StoryStrip } from '#web/parts/stories/story-strip.tsx';
import { Enquiry } from './enquiry.tsx';
import { Hero } from './hero.tsx';
import { Install } from './install.tsx';
import { About, Process, WhyChoose } from './introduction.tsx';
import type { LandingData } from './load-landing.ts';
import { Questions } from './questions.tsx';
import { Trust } from './trust.tsx';
import { LandingSection } from './landing-parts.tsx';

/** The public landing page, section by section. */
export function LandingPage({ banners, stories, reviews, faiths }: LandingData) {
  return (
    <main id="content" tabIndex={-1}>
      <Hero banners={banners} faiths={faiths} />
      <About />
      <Stories stories={stories} />
      <WhyChoose hasStories={stories.length > 0} />
      <Process />
      <Trust summary={reviews} />
      <Install />
      <Enquiry />
      <Questions />
      <Organization reviews={reviews} />
    </main>
  );
}

/** Who runs this site, and what members think of it, for search engines. */
function Organization({ reviews }: Pick<LandingData, 'reviews'>) {
  const {
    name,
    description,
    icons,
    public_url: url,
    support_email: email,
    support_phone: telephone,
    social_links,
  } = useSite();
  const organization = {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url,
    description,
    logo: url + icons.large,
    ...(email === '' ? {} : { email }),
    ...(telephone === '' ? {} : { telephone }),
    ...ratingOf(reviews),
    ...(social_links.length === 0 ? {} : { sameAs: social_links.map((link) => link.url) }),
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name,
    url,
    publisher: { '@id': organization['@id'] },
  };
  return <StructuredData graph={[organization, site]} />;
}

/** Nothing without reviews: no rating is invented. */
function ratingOf(reviews: LandingData['reviews']) {
  if (reviews === null || reviews.average_rating === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviews.average_rating,
      reviewCount: reviews.review_count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

/** Success stories passing by; with none, a sentence that they are still to come. */
function Stories({ stories }: { stories: readonly StoryWire[] }) {
  const t = useLandingTexts();
  const isEmpty = stories.length === 0;
  return (
    <LandingSection
      id="stories"
      ground="surface"
      title={t('stories.title')}
      lead={isEmpty ? undefined : t('stories.lead')}
    >
      {isEmpty && <EmptyState level="h3" title={t('stories.emptyTitle')} text={t('stories.emptyText')} />}
      <StoryStrip stories={stories}>
        <LinkButton to="/all-Success-Stories" look="outline">
          {t('stories.seeAll')}
        </LinkButton>
      </StoryStrip>
    </LandingSection>
  );
}
