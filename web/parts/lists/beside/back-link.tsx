import { IconArrowLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from './back-link.module.css';

function BackAnchor({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={styles.back}>
      <IconArrowLeft size="1.25rem" aria-hidden="true" />
      {children}
    </a>
  );
}

/** The link from an entry back to its list; it has the props of the router's `Link`. */
export const BackLink = createLink(BackAnchor);
