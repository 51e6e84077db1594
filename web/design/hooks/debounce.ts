export { useDebouncedCallback, useDebouncedValue } from '@mantine/hooks';
