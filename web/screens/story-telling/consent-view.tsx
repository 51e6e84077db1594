import { writeDay } from '#contract/fields/dates.ts';
import { useEffect, useState } from 'react';
import type { OwnStoryWire } from '#contract/stories/story.wire.ts';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { EmptyState, ErrorState } from '#web/design/state.tsx';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useStoryTellingTexts } from '#web/locales/en/stories/story-telling.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { StoryPicture } from '#web/parts/stories/story-picture.tsx';
import { findOwnStory, type Found } from './answer-calls.ts';
import { AnswerForm } from './answer-form.tsx';
import { Loading } from './consent-loading.tsx';
import styles from './consent-view.module.css';

/** The story that the link opens, in all its states. */
export function ConsentView({ token }: { token: string | undefined }) {
  const t = useStoryTellingTexts();
  const common = useCommonTexts();
  const [found, setFound] = useState<Found>();
  const load = async () => setFound(await findOwnStory(token));
  useEffect(() => {
    let isUnmounted = false;
    const open = async () => {
      const answer = await findOwnStory(token);
      if (!isUnmounted) setFound(answer);
    };
    void open();
    return () => {
      isUnmounted = true;
    };
  }, [token]);
  if (found === undefined) return <Loading />;
  if (found === 'gone' || token === undefined) {
    return (
      <EmptyState level="h1" title={t('consent.goneTitle')} text={t('consent.goneText')}>
        <LinkButton to="/">{common('actions.backToHome')}</LinkButton>
      </EmptyState>
    );
  }
  if ('failure' in found) {
    return <ErrorState text={found.failure ?? common('states.unreachable')} onRetry={() => void load()} />;
  }
  return (
    <div className={styles.view}>
      <header>
        <h1>{t('consent.title')}</h1>
        <p className={styles.lead}>{t('consent.lead')}</p>
      </header>
      <div className={styles.layout}>
        <Story story={found.story} />
        <AnswerForm
          story={found.story}
          token={token}
          onAnswered={(story) => setFound({ story })}
          onGone={() => setFound('gone')}
        />
      </div>
    </div>
  );
}

function Story({ story }: { story: OwnStoryWire }) {
  const t = useStoryTellingTexts();
  const date = writeDay(story.ss_wedding_date, { language: useLanguage() });
  return (
    <Card className={styles.story}>
      <StoryPicture story={story} />
      <div className={styles.text}>
        <h2>{t('consent.names', { bride: story.bride_firstname, groom: story.groom_firstname })}</h2>
        <p className={styles.when}>
          {story.ss_place === ''
            ? t('consent.married', { date })
            : t('consent.marriedAt', { date, place: story.ss_place })}
        </p>
        <p className={styles.words}>{story.ss_story}</p>
        <p className={styles.state}>{t(stateOf(story))}</p>
      </div>
    </Card>
  );
}

function stateOf({ ss_status: status, ss_is_shown: isShown }: OwnStoryWire) {
  if (status === 'approved') return isShown ? 'consent.approved' : 'consent.notShown';
  return status === 'rejected' ? 'consent.rejected' : 'consent.pending';
}
