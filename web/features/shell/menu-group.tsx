import { useLocalStorage } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import styles from './menu-group.module.css';

type Props = {
  /** The group is remembered under this name, open or closed, on this device. */
  name: string;
  label: string;
  children: ReactNode;
};

/** Entries that can be folded away. */
export function MenuGroup({ name, label, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useLocalStorage({
    key: `menu.${name}`,
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  return (
    <>
      <button
        type="button"
        className={styles.heading}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{label}</span>
        <IconChevronDown size="1.125rem" className={styles.chevron} data-open={isOpen} aria-hidden="true" />
      </button>
      <ul id={id} className={styles.entries} hidden={!isOpen}>
        {children}
      </ul>
    </>
  );
}
