import { CloseButton as MantineCloseButton } from '@mantine/core';

type Props = {
  'aria-label': string;
  onClick: () => void;
  iconSize?: string;
  className?: string | undefined;
};

/** The cross inside a field, which empties it. */
export function CloseButton(props: Props) {
  return <MantineCloseButton {...props} />;
}
