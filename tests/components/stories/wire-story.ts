import type { OwnStoryWire, StoryWire } from '#contract/stories/story.wire.ts';

/** A story as visitors see it. */
export function aStoryWire(changes: Partial<StoryWire> = {}): StoryWire {
  return {
    ss_id: 7,
    ss_image: '',
    ss_story: 'We met in spring and married in winter.',
    ss_wedding_date: '2026-02-01',
    ss_place: 'Kottayam',
    bride_id: null,
    bride_firstname: 'Asha',
    bride_lastname: '',
    groom_id: null,
    groom_firstname: 'Joseph',
    groom_lastname: '',
    name: 'Asha and Joseph',
    ...changes,
  };
}

/** A story for a person of its couple. */
export function anOwnStory(changes: Partial<OwnStoryWire> = {}): OwnStoryWire {
  return {
    ...aStoryWire({ ss_wedding_date: '2026-02-14', bride_id: 12, groom_id: 13 }),
    bride_lastname: 'Menon',
    groom_lastname: 'Varghese',
    ss_status: 'pending',
    ss_is_shown: false,
    ss_side: 'groom',
    ss_answer: null,
    ss_ending: 'remove',
    ss_shows_id: false,
    ss_partner_is_hidden: false,
    ss_is_hidden: false,
    ...changes,
  };
}
