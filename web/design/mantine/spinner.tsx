import { Loader } from '@mantine/core';

export function Spinner() {
  return <Loader />;
}
