import { storyLimits } from '#contract/stories/story-limits.ts';
import {
  type OwnStoryWire,
  type ReviewedStoryWire,
  reviewedStoryWire,
  storyMapper,
  type StoryWire,
} from '#contract/stories/story.wire.ts';
import { sayInStory } from '#server/locales/en-stories.ts';
import type { ListedStory, ReviewedStory, ShownStory, Story } from './stories.repository.ts';
import { findNotAgreed, monthOf } from './stories.rules.ts';
import type { StoryConsent } from './story-consents.repository.ts';

const { ss_status: status, ss_bride_answer: answer } = reviewedStoryWire.shape;

/** A story as visitors see it: first names, month and place, and the ids when both agreed to that. */
export function presentStory({ showsIds, ...story }: ShownStory): StoryWire {
  return presentWhole({
    ...story,
    weddingDate: monthOf(story.weddingDate),
    brideLastName: '',
    groomLastName: '',
    ...(!showsIds && { brideId: null, groomId: null }),
  });
}

/** A story with full names, ids and day, without its status and time of sending. */
function presentWhole(story: Story): StoryWire {
  const couple = { bride: story.brideFirstName, groom: story.groomFirstName };
  return storyMapper.toWire({ ...story, alternativeText: sayInStory('couple', couple) });
}

/** A story for administrators, with the answers of the two. */
export function presentReviewed(
  story: ReviewedStory,
  { consents, now }: { consents: readonly StoryConsent[]; now: Date },
): ReviewedStoryWire {
  const answers = consents.filter(({ storyId }) => storyId === story.id);
  const answerOf = (side: StoryConsent['side']) =>
    answer.parse(answers.find((consent) => consent.side === side)?.answer ?? null);
  return {
    ...presentWhole(story),
    ss_status: status.parse(story.status),
    ss_bride_id: story.brideId,
    ss_groom_id: story.groomId,
    ss_created_at: story.createdAt.toISOString(),
    ss_original_story: story.originalStory,
    ss_edited_at: story.editedAt?.toISOString() ?? null,
    ss_is_asked: answers.length > 0,
    ss_bride_answer: answerOf('bride'),
    ss_groom_answer: answerOf('groom'),
    ss_not_agreed: findNotAgreed(story, { answers, now }),
    ss_agreement: story.agreement,
    ss_is_shown: story.isShown,
    ss_is_blocked: story.isBlocked,
    ss_order: story.orderPlace,
    ss_is_on_landing: story.isShown && (story.shownPlace ?? 0) <= storyLimits.landing,
  };
}

/** A story for a person of its couple. */
export function presentOwn(
  story: ListedStory,
  { own, other, isHidden }: { own: StoryConsent; other: StoryConsent | undefined; isHidden: boolean },
): OwnStoryWire {
  return {
    ...presentWhole(story),
    ss_status: status.exclude(['deleted']).parse(story.status),
    ss_is_shown: story.isShown,
    ss_side: own.side === 'bride' ? 'bride' : 'groom',
    ss_answer: answer.parse(own.answer),
    ss_ending: own.ending === 'initials' ? 'initials' : 'remove',
    ss_shows_id: own.showsId,
    ss_partner_is_hidden: other?.foundPartner === true,
    ss_is_hidden: isHidden,
  };
}
