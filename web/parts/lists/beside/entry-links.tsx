import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '#web/design/skeleton.tsx';
import styles from './list-beside-pane.module.css';

type Props<Entry> = {
  label: string;
  /** Undefined while they load. */
  entries: readonly Entry[] | undefined;
  keyOf: (entry: Entry) => number;
  renderLink: (entry: Entry) => ReactNode;
  /** The widths of the lines of an entry that loads. */
  lines: readonly string[];
};

const loadingRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The narrow list beside the open entry. */
export function EntryLinks<Entry>({ label, entries, keyOf, renderLink, lines }: Props<Entry>) {
  return (
    <ul className={styles.links} aria-label={label} aria-busy={entries === undefined}>
      {entries === undefined
        ? loadingRows.map((row) => (
            <li key={row} className={styles.link}>
              {lines.map((width, index) => (
                <Skeleton key={width} width={width} {...(index === 0 && { height: '1.4em' })} />
              ))}
            </li>
          ))
        : entries.map((entry) => <li key={keyOf(entry)}>{renderLink(entry)}</li>)}
    </ul>
  );
}

function EntryAnchor({ isOpen, children, ...rest }: ComponentProps<'a'> & { isOpen: boolean }) {
  return (
    <a {...rest} className={styles.link} data-chosen={isOpen} aria-current={isOpen ? 'true' : undefined}>
      {children}
    </a>
  );
}

/** The link that opens an entry in the pane; it has the props of the router's `Link`. */
export const EntryLink = createLink(EntryAnchor);
