import { Link } from '@tanstack/react-router';
import { writeUsDay } from '#contract/fields/dates.ts';
import type { ReviewedStoryWire } from '#contract/stories/story.wire.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { Button } from '#web/design/button.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useStoriesTexts } from '#web/locales/en/admin/stories.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { StoryPicture } from '#web/parts/stories/story-picture.tsx';
import styles from './story-article.module.css';
import { StoryEditor } from './story-editor.tsx';
import { answerIcons } from './story-state.tsx';

type Props = { story: ReviewedStoryWire };

type ArticleProps = Props & {
  /** A deleted story is corrected no more; what is written stays until it is restored. */
  isDeleted: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
};

/** The story as visitors read it: on wide screens the text is beside the picture and goes on below it. */
export function StoryArticle({ story, isDeleted, isEditing, onEdit }: ArticleProps) {
  const t = useStoriesTexts();
  return (
    <article className={styles.article}>
      <div className={styles.picture} data-empty={story.ss_image === ''}>
        <StoryPicture story={story} sizes="(width < 48em) 100vw, 36rem" isFirst />
      </div>
      <StoryFacts story={story} />
      {isEditing ? (
        <StoryEditor story={story} onClose={() => onEdit(false)} />
      ) : (
        <>
          <p dir="auto" className={styles.text}>
            {story.ss_story}
          </p>
          {!isDeleted && (
            <Button look="quiet" size="small" className={styles.edit} onClick={() => onEdit(true)}>
              {t('edit.open')}
            </Button>
          )}
        </>
      )}
      <OriginalText story={story} />
    </article>
  );
}

const sides = ['bride', 'groom'] as const;

function StoryFacts({ story }: Props) {
  const t = useStoriesTexts();
  const { writeDate } = useDates();
  return (
    <dl className={styles.facts}>
      {sides.map((side) => (
        <div key={side} className={styles.person}>
          <dt>{t(`sides.${side}`)}</dt>
          <dd className={styles.name}>
            <bdi>{`${story[`${side}_firstname`]} ${story[`${side}_lastname`]}`.trim()}</bdi>{' '}
            <MemberId id={story[`${side}_id`]} />
          </dd>
          <Answer answer={story[`ss_${side}_answer`]} />
        </div>
      ))}
      <div>
        <dt>{t('view.wedding')}</dt>
        <dd>{writeUsDay(story.ss_wedding_date)}</dd>
      </div>
      {story.ss_place !== '' && (
        <div>
          <dt>{t('view.place')}</dt>
          <dd dir="auto">{story.ss_place}</dd>
        </div>
      )}
      <div>
        <dt>{t('view.sentAt')}</dt>
        <dd>{writeDate(story.ss_created_at)}</dd>
      </div>
      {story.ss_agreement !== null && (
        <div>
          <dt>{t('view.agreement')}</dt>
          <dd dir="auto">{story.ss_agreement}</dd>
        </div>
      )}
      {story.ss_order !== null && (
        <div>
          <dt>{t('view.order')}</dt>
          <dd>
            {story.ss_is_on_landing ? t('view.orderOnLanding', { place: story.ss_order }) : story.ss_order}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The member id, which leads to the profile. */
function MemberId({ id }: { id: number | null }) {
  const t = useStoriesTexts();
  const { member_id_prefix: prefix } = useSite();
  const mayOpen = useIsPermitted('members.read');
  if (id === null) return <span className={styles.id}>{t('view.formerMember')}</span>;
  const text = `${prefix}${id}`;
  if (!mayOpen) return <span className={styles.id}>{text}</span>;
  return (
    <Link to="/user-profileView" search={{ userId: id }} className={styles.id}>
      {text}
    </Link>
  );
}

function OriginalText({ story: { ss_original_story: text, ss_edited_at: at } }: Props) {
  const t = useStoriesTexts();
  if (text === null) return null;
  return (
    <section className={styles.original} aria-labelledby="story-original">
      <h2 id="story-original">{t('edit.original')}</h2>
      {at !== null && (
        <p className={styles.soft}>
          {t('edit.editedAt')} <Ago instant={at} />
        </p>
      )}
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    </section>
  );
}

/** What a person has answered to the mail. */
function Answer({ answer }: { answer: ReviewedStoryWire['ss_bride_answer'] }) {
  const t = useStoriesTexts();
  const name = answer ?? 'none';
  const Icon = answerIcons[name];
  return (
    <dd className={styles.answer} data-answer={name}>
      <Icon size="1.125rem" aria-hidden="true" />
      {t(`answers.${name}`)}
    </dd>
  );
}
