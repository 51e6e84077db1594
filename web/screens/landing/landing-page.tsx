import { useSite } from '#web/app/document/site.ts';
import { StructuredData } from '#web/app/document/structured-data.tsx';
import { Enquiry } from './enquiry.tsx';
import { Hero } from './hero.tsx';
import { Install } from './install.tsx';
import { About, Process, WhyChoose } from './introduction.tsx';
import type { LandingData } from './load-landing.ts';
import { Questions } from './questions.tsx';
import { Stories } from './stories.tsx';
import { Trust } from './trust.tsx';

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
