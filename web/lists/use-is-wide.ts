import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from '#web/design/tokens.ts';

/** Whether a table of many columns fits beside the side menu; on narrower screens lists are shown as cards. */
export function useIsWide(): boolean {
  return useMediaQuery(`(min-width: ${breakpoints.wide})`, undefined, { getInitialValueInEffect: false });
}
