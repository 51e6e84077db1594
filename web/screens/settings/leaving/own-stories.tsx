import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listOwnStories } from '#contract/stories/stories.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import styles from './leaving-section.module.css';

/** The success stories about the member, with what becomes of each when the account is deleted; nothing for those without one. */
export function OwnStories() {
  const t = useSettingsTexts();
  // Without an answer the rest of the section is shown all the same.
  const { data } = useQuery(endpointQuery(listOwnStories, {}));
  return (data?.data ?? []).map((story) => (
    <div key={story.ss_id} className={styles.leaving}>
      <div>
        <p>
          {t(story.ss_ending === 'remove' ? 'leaving.storyRemoved' : 'leaving.storyInitials', {
            bride: story.bride_firstname,
            groom: story.groom_firstname,
          })}
        </p>
        <Link to="/story-consent" search={{ token: story.token }} className={styles.link}>
          {t('leaving.toStory')}
        </Link>
      </div>
    </div>
  ));
}
