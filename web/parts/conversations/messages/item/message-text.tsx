import { useMemo, type ReactNode } from 'react';
import { isLink, splitLinks } from '#contract/conversations/message-links.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { markFound } from '../../search/mark-found.tsx';
import { isEmojiAlone } from '../message-rows.rules.ts';
import styles from './message-text.module.css';

type Props = {
  text: string;
  /** Words of a search, which are marked. */
  found?: string | undefined;
};

/** What a member wrote, with its links. */
export function MessageText({ text, found }: Props) {
  const parts = useMemo(() => numberParts(text), [text]);
  return (
    <div dir="auto" className={styles.text} data-is-emoji={isEmojiAlone(text)}>
      {parts.map(({ key, part }) =>
        isLink(part) ? (
          <LinkToAsk key={key} address={part.address} host={part.host}>
            {part.text}
          </LinkToAsk>
        ) : (
          <span key={key}>{markFound(part.text, found)}</span>
        ),
      )}
    </div>
  );
}

/** A text can have the same part twice, so each is known by where it begins. */
function numberParts(text: string) {
  let start = 0;
  return splitLinks(text).map((part) => {
    const key = start;
    start += part.text.length;
    return { key, part };
  });
}

/** Isolates a text that is read from left to right inside of a sentence of any direction. */
const isolate = (text: string) => `\u2066${text}\u2069`;

type LinkProps = { address: string; host: string; children: ReactNode };

/**
 * A link that opens after a question. It is a button, because no press of a mouse or a key opens a button in another window past the
 * question.
 */
function LinkToAsk({ address, host, children }: LinkProps) {
  const t = useConversationsTexts();
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('link.title'),
      text: t('link.text', { host: isolate(host) }),
      confirm: {
        label: t('link.confirm'),
        run: () => window.open(address, '_blank', 'noopener,noreferrer'),
      },
    });
  return (
    <button type="button" className={styles.link} onClick={ask}>
      {children}
    </button>
  );
}
