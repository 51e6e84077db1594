import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = {
  /** The anchor of the navigation; also part of the id of the heading that names the section. */
  id: string;
  title?: ReactNode;
  lead?: ReactNode;
  /** Sections alternate between paper and white. */
  ground?: 'paper' | 'surface';
  align?: 'start' | 'center';
  children: ReactNode;
};

/** One section of a public page: its heading, an optional line under it, and generous space. */
export function Section({ id, title, lead, ground = 'paper', align = 'center', children }: Props) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      {...(title === undefined ? {} : { 'aria-labelledby': titleId })}
    >
      <Container>
        {title !== undefined && (
          <header className={styles.header} data-align={align}>
            <h2 id={titleId}>{title}</h2>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </header>
        )}
        {children}
      </Container>
    </section>
  );
}

/** Content within the page width, with a margin on phones. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
