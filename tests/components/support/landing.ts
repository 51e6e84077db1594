import { listChoices } from '#contract/choices/list-choices.ts';
import { makeChoiceLists } from './choice-lists.ts';
import type { FakeServer } from './fake-server.ts';
import { openScreen, type Screen } from './open-screen.tsx';

/** Opens the landing page of a new site as a visitor, without banners, stories and reviews. */
export function openLanding(search: string, prepare: (server: FakeServer) => void): Promise<Screen> {
  return openScreen(`/${search}`, {
    as: null,
    prepare: (server) => {
      server.answer(listChoices, { data: makeChoiceLists() });
      prepare(server);
    },
  });
}
