import type { Block } from './page-text.rules.ts';
import { readPhrases } from './page-text.rules.ts';
import styles from './page-text.module.css';

/** The text of an information page: its headings, paragraphs and lists, with links. */
export function PageText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block) => (
        <TextBlock key={block.id} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2 id={block.id}>{block.text}</h2>;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Phrases text={block.text} />
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {block.items.map(({ id, text }) => (
        <li key={id}>
          <Phrases text={text} />
        </li>
      ))}
    </ul>
  );
}

function Phrases({ text }: { text: string }) {
  return readPhrases(text).map(({ id, text: words, href }) =>
    href === undefined ? (
      <span key={id}>{words}</span>
    ) : (
      <a key={id} href={href}>
        {words}
      </a>
    ),
  );
}
