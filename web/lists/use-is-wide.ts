import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from '#web/design/tokens.ts';

/** Whether a table of many columns fits beside the side menu; below that, lists are shown as cards. */
export function useIsWide(): boolean {
  return useMediaQuery(`(min-width: ${breakpoints.wide})`, undefined, { getInitialValueInEffect: false });
}
