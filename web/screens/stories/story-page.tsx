import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IconShare } from '@tabler/icons-react';
import type { StoryWire } from '#contract/stories/story.wire.ts';
import { LinkButton, Button } from '#web/design/button.tsx';
import { Container, Section } from '#web/design/section.tsx';
import { useSite } from '#web/app/document/site.ts';
import { StructuredData } from '#web/app/document/structured-data.tsx';
import { UserId } from '#web/parts/facts/user-name.tsx';
import { useStoriesTexts } from '#web/locales/en/stories/stories.ts';
import { useStoryCardsTexts } from '#web/locales/en/stories/story-cards.ts';
import { StoryPicture } from '#web/parts/stories/story-picture.tsx';
import { StoryStrip } from '#web/parts/stories/story-strip.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { storyAsData } from './describe-stories.ts';
import { Invitation } from './invitation.tsx';
import { pathOfStory } from './stories-search.rules.ts';
import { useFocusContent } from './use-focus-content.ts';
import { WeddingMonth } from './wedding.tsx';
import styles from './story-page.module.css';
import shareButtonStyles from './share-button.module.css';

type Props = {
  story: StoryWire;
  others: readonly StoryWire[];
  /** Only the beginning of its text has arrived so far. */
  isOpening?: boolean;
};

/** One story: the couple, when and where, the text around the picture, and others. */
export function StoryPage({ story, others, isOpening = false }: Props) {
  const t = useStoriesTexts();
  useFocusContent(story.ss_id);
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      <Container>
        <article className={styles.article} aria-busy={isOpening}>
          <Heading story={story} />
          <div className={styles.body}>
            <div className={styles.picture}>
              <StoryPicture
                key={story.ss_id}
                story={story}
                sizes="(min-width: 80em) 28rem, (min-width: 56em) 56rem, 92vw"
                isFirst
              />
            </div>
            {listParagraphs(story.ss_story).map(({ key, text }) => (
              <p key={key} dir="auto" className={styles.paragraph}>
                {text}
              </p>
            ))}
          </div>
          <div className={styles.actions}>
            <ShareButton title={story.name} path={pathOfStory(story.ss_id)} />
            <LinkButton to="/all-Success-Stories" look="quiet">
              {t('story.all')}
            </LinkButton>
          </div>
          <Invitation />
        </article>
      </Container>
      {others.length > 0 && (
        <div className={styles.others}>
          <Section id="others" ground="surface" title={t('story.others')}>
            <StoryStrip stories={others} />
          </Section>
        </div>
      )}
      {!isOpening && <Data story={story} />}
    </main>
  );
}

function Heading({ story }: { story: StoryWire }) {
  const t = useStoriesTexts();
  const cards = useStoryCardsTexts();
  const couple = { bride: story.bride_firstname, groom: story.groom_firstname };
  return (
    <header className={styles.header}>
      <Link to="/all-Success-Stories" className={styles.all}>
        {t('title')}
      </Link>
      <h1>{cards('couple', couple)}</h1>
      <dl className={styles.facts}>
        <Fact label={t('story.bride')}>
          <Person id={story.bride_id} name={story.bride_firstname} />
        </Fact>
        <Fact label={t('story.groom')}>
          <Person id={story.groom_id} name={story.groom_firstname} />
        </Fact>
        <Fact label={t('story.wedding')}>
          <WeddingMonth story={story} />
        </Fact>
        {story.ss_place !== '' && (
          <Fact label={t('story.place')}>
            <bdi>{story.ss_place}</bdi>
          </Fact>
        )}
      </dl>
    </header>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A first name, with the ID where both agreed to show it. */
function Person({ id, name }: { id: number | null; name: string }) {
  return (
    <>
      <bdi>{name}</bdi>
      {id !== null && (
        <>
          {' '}
          <UserId user={{ u_id: id }} />
        </>
      )}
    </>
  );
}

/** The parts of a text between blank lines. */
function listParagraphs(text: string): { key: number; text: string }[] {
  return text
    .trim()
    .split(/\r?\n\s*\n/)
    .map((part, index) => ({ key: index, text: part }));
}

function Data({ story }: { story: StoryWire }) {
  return <StructuredData graph={[storyAsData(story, useSite())]} />;
}

type ShareButtonProps = { title: string; path: string };

/** Passes the address on with the device's own menu; where there is none, it is copied. */
function ShareButton({ title, path }: ShareButtonProps) {
  const t = useStoriesTexts();
  const share = async () => {
    const url = window.location.origin + path;
    if (await hasShared({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('story.copied'));
    } catch {
      // The browser forbids it here.
      showToast(t('story.notCopied'));
    }
  };
  return (
    <Button
      look="outline"
      icon={<IconShare size="1.25rem" aria-hidden="true" />}
      className={shareButtonStyles.share}
      onClick={() => void share()}
    >
      {t('story.share')}
    </Button>
  );
}

/** Whether the device's menu was there, also when the person closed it. */
async function hasShared(content: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
