import { useMemo } from 'react';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showPage } from '#contract/site/site.ts';
import { useInformationTexts } from '#web/i18n/use-information-texts.ts';
import styles from './information-article.module.css';
import { readBlocks, readPhrases, type Block } from './information.rules.ts';

type Props = { title: string; page: EndpointData<typeof showPage> };

/** An information page: a list of its headings, then the text. */
export function InformationArticle({ title, page }: Props) {
  const t = useInformationTexts();
  const blocks = useMemo(() => readBlocks(page.text), [page.text]);
  const headings = blocks.filter((block) => block.kind === 'heading');
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <div className={styles.layout}>
        <header className={styles.heading}>
          <h1>{title}</h1>
        </header>
        {headings.length > 1 && (
          <nav aria-label={t('page.contents')} className={styles.contents}>
            <p className={styles.contentsTitle}>{t('page.contents')}</p>
            <ul>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.text}>
          {blocks.map((block) => (
            <TextBlock key={block.id} block={block} />
          ))}
        </div>
      </div>
    </main>
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
