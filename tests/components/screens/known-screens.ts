import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { deskScreens } from './desk-screens.ts';
import type { KnownScreen } from './known-screen.ts';
import { memberScreens } from './member-screens.ts';
import { settingsScreens } from './settings-screens.ts';
import { siteScreens } from './site-screens.ts';
import { visitorScreens } from './visitor-screens.ts';

/** Every screen of the product. */
export const screens: readonly (readonly [name: string, screen: KnownScreen])[] = [
  ...Object.entries({ ...visitorScreens, ...memberScreens, ...settingsScreens }),
  ...Object.entries({ ...deskScreens, ...siteScreens }).map(
    ([name, screen]) => [name, { as: administrator, ...screen }] as const,
  ),
];

export const addressOf = (name: string) => name.replace(/, .*$/, '');
/** Opens a screen over its answers, which `disturb` may change. */
export function openKnown(
  address: string,
  { as, answer, disturb }: Pick<KnownScreen, 'as' | 'answer'> & { disturb?: (server: FakeServer) => void },
) {
  return openScreen(address, {
    ...(as !== undefined && { as }),
    prepare: (server) => {
      answer?.(server);
      disturb?.(server);
    },
  });
}
