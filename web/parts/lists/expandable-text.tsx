import { useState } from 'react';
import { Button } from '#web/design/button.tsx';
import { useListsTexts } from '#web/locales/en/lists.ts';
import styles from './expandable-text.module.css';

/** About two lines of the table. */
const shortLength = 120;
const shortLines = 2;

/** A text of any length: its first lines, and a button for the rest. */
export function ExpandableText({ text }: { text: string }) {
  const t = useListsTexts();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > shortLength || text.split('\n').length > shortLines;
  return (
    <div className={styles.text}>
      <p dir="auto" className={styles.lines} data-short={isLong && !isOpen}>
        {text}
      </p>
      {isLong && (
        <Button
          look="quiet"
          size="small"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'showLess' : 'showMore')}
        </Button>
      )}
    </div>
  );
}
