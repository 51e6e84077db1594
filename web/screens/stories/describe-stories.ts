import type { StoryWire } from '#contract/stories/story.wire.ts';
import type { Translate } from '#web/locales/translate.ts';
import type { stories as english } from '#web/locales/en/stories/stories.ts';
import { cutText } from '#web/parts/stories/cut-text.rules.ts';
import { pathOfStories, pathOfStory, storiesOfPage, type StoriesSearch } from './stories-search.rules.ts';

/** What the head of a page of stories says, made where the page is loaded: only such a page needs it. */
export type PageTags = {
  title: string;
  description: string;
  /** Absent where search engines are asked not to list the page. */
  canonicalPath?: string;
  meta: { property: string; content: string }[];
  links: { rel: string; href: string }[];
};

type Words = { t: Translate<typeof english>; origin: string };

/** How much of a story messengers and search engines show. */
const longestDescription = 155;

/** The tags of a page of the list. What a search finds, and a list without stories, stay out of search engines. */
export function describeList(
  { search, page = 1, total, pages }: StoriesSearch & { total: number; pages: number },
  { t, origin }: Words,
): PageTags {
  const title = t('title');
  const linkTo = (rel: string, number: number) => ({
    rel,
    href: origin + pathOfStories({ search, page: number }),
  });
  return {
    title: page === 1 ? title : t('pages.title', { title, page }),
    description: t('description'),
    ...(search === undefined && total > 0 && { canonicalPath: pathOfStories({ page }) }),
    meta: [],
    links: [
      ...(page > 1 ? [linkTo('prev', page - 1)] : []),
      ...(page < pages ? [linkTo('next', page + 1)] : []),
    ],
  };
}

/** The tags of a story. Without an uploaded picture, link previews show that of the site. */
export function describeStory(story: StoryWire, { t, origin }: Words): PageTags {
  const picture = findSharePicture(story);
  return {
    title: t('story.title', { bride: story.bride_firstname, groom: story.groom_firstname }),
    description: summariseStory(story),
    canonicalPath: pathOfStory(story.ss_id),
    meta: [
      { property: 'og:type', content: 'article' },
      ...(picture === undefined
        ? []
        : [
            { property: 'og:image', content: origin + picture },
            { property: 'og:image:alt', content: story.name },
          ]),
    ],
    links: [],
  };
}

/** The beginning of a story on one line. */
function summariseStory({ ss_story: text }: StoryWire): string {
  return cutText(text.replaceAll(/\s+/g, ' ').trim(), longestDescription);
}

/** The path of the picture for link previews, 1200×630; undefined for a story without an uploaded one. */
function findSharePicture({ ss_image: path }: StoryWire): string | undefined {
  return /^\/photos\/[^/]+\/(?=card-1200\.jpg$)/.exec(path)?.[0].concat('share-1200.jpg');
}

type Publisher = { name: string; public_url: string };

/** A story for search engines. When it was published is not known to visitors. */
export function storyAsData(story: StoryWire, { name, public_url: url }: Publisher): object {
  const address = url + pathOfStory(story.ss_id);
  const picture = findSharePicture(story);
  return {
    '@type': 'Article',
    '@id': address,
    url: address,
    headline: story.name,
    description: summariseStory(story),
    author: [story.bride_firstname, story.groom_firstname].map((firstName) => ({
      '@type': 'Person',
      name: firstName,
    })),
    ...(picture !== undefined && { image: url + picture }),
    publisher: { '@type': 'Organization', name, url },
  };
}

/** A page of the list for search engines. */
export function listAsData(
  stories: readonly StoryWire[],
  { page, url }: { page: number; url: string },
): object {
  const before = (page - 1) * storiesOfPage;
  return {
    '@type': 'ItemList',
    itemListElement: stories.map(({ ss_id: id, name }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: url + pathOfStory(id),
      name,
    })),
  };
}
