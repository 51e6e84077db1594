import { SegmentedControl } from '@mantine/core';

type Props<Value extends string> = {
  'aria-label': string;
  value: Value;
  onChange: (value: Value) => void;
  data: { value: Value; label: string }[];
};

/** One of a few views, side by side. */
export function Segments<Value extends string>(props: Props<Value>) {
  return <SegmentedControl {...props} />;
}
