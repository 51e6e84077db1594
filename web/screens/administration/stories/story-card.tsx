import { IconChevronLeft, IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ReviewedStoryWire } from '#contract/stories/story.wire.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { useStoriesTexts } from '#web/locales/en/admin/stories.ts';
import { When } from '#web/parts/dates/when.tsx';
import { useFocusAfterMove } from '#web/parts/lists/focus-after-move.ts';
import { cutText } from '#web/parts/stories/cut-text.rules.ts';
import { StoryPicture } from '#web/parts/stories/story-picture.tsx';
import { coupleOf } from './stories.queries.ts';
import { StoryActions } from './story-actions.tsx';
import styles from './story-card.module.css';
import { AnswerLine, StatusBadge } from './story-state.tsx';
import { useStoryDecision } from './use-story-decision.ts';
import type { StoryOrder } from './use-story-order.ts';

/** As documented: longer texts are cut. */
const shownCharacters = 200;

type Props = {
  story: ReviewedStoryWire;
  /** Moves the approved stories; absent where they are not in their order. */
  order?: StoryOrder | undefined;
};

/** A story in a list: picture, status, first names, the beginning of the text, and what can be done with it. */
export function StoryCard({ story, order }: Props) {
  const t = useStoriesTexts();
  const couple = coupleOf(story);
  const decision = useStoryDecision();
  const title = `story-${story.ss_id}`;
  return (
    <article className={styles.card} aria-labelledby={title} {...order?.dropOn(story)}>
      <div className={styles.top}>
        <div className={styles.picture} data-empty={story.ss_image === ''}>
          <StoryPicture story={story} sizes="(width < 48em) 8rem, 24rem" />
        </div>
        <div className={styles.names}>
          <div className={styles.head}>
            <StatusBadge status={story.ss_status} />
            <LandingMark story={story} />
          </div>
          <h3 id={title} className={styles.couple}>
            {t('couple', couple)}
          </h3>
          <p className={styles.sent}>
            <When instant={story.ss_created_at} say={(when) => t('sent', { when })} />
          </p>
        </div>
      </div>
      <div className={styles.body}>
        <AnswerLine story={story} />
        <p dir="auto" className={styles.text}>
          {cutText(story.ss_story, shownCharacters)}
        </p>
        <Link to="/admin-successStoryView" search={{ id: story.ss_id }} className={styles.more}>
          {t('readFull')}
          <span className="visually-hidden">{t('readFullOf', couple)}</span>
        </Link>
      </div>
      <div className={styles.foot}>
        {order !== undefined && <OrderButtons story={story} order={order} />}
        <StoryActions story={story} decision={decision} />
      </div>
    </article>
  );
}

function LandingMark({ story }: Props) {
  const t = useStoriesTexts();
  if (story.ss_status !== 'approved') return null;
  if (!story.ss_is_shown) return <span className={styles.hidden}>{t('hidden')}</span>;
  return story.ss_is_on_landing && <span className={styles.landing}>{t('landing')}</span>;
}

/** The place of a story, and two buttons that move it. The pressed one stays focused when the card moves. */
function OrderButtons({ story, order }: Props & { order: StoryOrder }) {
  const t = useStoriesTexts();
  const earlier = useRef<HTMLButtonElement>(null);
  const later = useRef<HTMLButtonElement>(null);
  const { ss_id: id, ss_order: place } = story;
  const towards = order.moved?.id === id ? order.moved.towards : undefined;
  useFocusAfterMove(place, towards && { earlier, later }[towards]);
  if (place === null) return null;
  const label = t('couple', coupleOf(story));
  const moves = [
    { ref: earlier, to: place - 1, name: t('earlier', { label }), Icon: IconChevronLeft },
    { ref: later, to: place + 1, name: t('later', { label }), Icon: IconChevronRight },
  ];
  return (
    <div className={styles.order}>
      {moves.map(({ ref, to, name, Icon }) => {
        const isEnd = to < 1 || to > order.places;
        return (
          <IconButton
            key={name}
            ref={ref}
            look="outline"
            className={styles.move}
            aria-label={name}
            title={name}
            aria-disabled={isEnd}
            onClick={() => {
              if (!isEnd) order.move(story, to);
            }}
          >
            <Icon size="1.125rem" aria-hidden="true" />
          </IconButton>
        );
      })}
      <span className={styles.handle} title={t('drag')} aria-hidden="true" {...order.drag(story)}>
        <IconGripVertical size="1.125rem" />
      </span>
      <span className={styles.place}>{t('place', { place, places: order.places })}</span>
    </div>
  );
}
