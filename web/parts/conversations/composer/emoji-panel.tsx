import { IconMoodSmile } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '#web/design/icon-button.tsx';
import { Popover } from '#web/design/overlays/popover.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import styles from './emoji-panel.module.css';
import { emojiGroups, type EmojiGroup } from './emoji.data.ts';

// The keys of a literal are its names.
const groups = Object.keys(emojiGroups) as EmojiGroup[];

/** The button for emoji, and the panel that it opens. The panel stays open for several. */
export function EmojiButton({ onChoose }: { onChoose: (emoji: string) => void }) {
  const t = useConversationsTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Popover
      isOpen={isOpen}
      onChange={setOpen}
      position="top-start"
      width="min(22rem, 100vw - 1.5rem)"
      className={styles.panel}
      aria-labelledby={id}
      opener={
        <IconButton aria-label={t('composer.emoji')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconMoodSmile size="1.5rem" stroke={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      <h3 id={id} className="visually-hidden">
        {t('emoji.title')}
      </h3>
      <div ref={panel} className={styles.groups}>
        {groups.map((group, groupIndex) => (
          <section key={group} aria-label={t(`emoji.groups.${group}`)}>
            <p aria-hidden="true" className={styles.title}>
              {t(`emoji.groups.${group}`)}
            </p>
            <div className={styles.grid}>
              {emojiGroups[group].map((emoji, index) => (
                <button
                  key={emoji}
                  type="button"
                  className={styles.emoji}
                  tabIndex={groupIndex === 0 && index === 0 ? 0 : -1}
                  data-autofocus={(groupIndex === 0 && index === 0) || undefined}
                  onClick={() => onChoose(emoji)}
                  onKeyDown={(event) => moveAmongEmoji(event, panel.current)}
                >
                  {emoji}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Popover>
  );
}

/** The arrow keys lead through all emoji: sideways to the next one, up and down to the next row. */
function moveAmongEmoji(event: KeyboardEvent<HTMLElement>, panel: HTMLElement | null): void {
  const buttons = [...(panel?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = at === -1 ? undefined : nextButton(event.key, { buttons, at, isRightToLeft });
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

type Place = { buttons: readonly HTMLElement[]; at: number; isRightToLeft: boolean };

function nextButton(key: string, { buttons, at, isRightToLeft }: Place): HTMLElement | undefined {
  const forwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backwards = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forwards) return buttons[at + 1];
  if (key === backwards) return buttons[at - 1];
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  const current = buttons[at];
  if (current === undefined) return undefined;
  if (key === 'ArrowDown') return nearestOf(buttons.slice(at + 1), current);
  return key === 'ArrowUp' ? nearestOf(buttons.slice(0, at).toReversed(), current) : undefined;
}

/** The emoji of the next row that is closest to the column of the present one. */
function nearestOf(candidates: readonly HTMLElement[], { offsetLeft, offsetTop }: HTMLElement) {
  const row = candidates.find((candidate) => candidate.offsetTop !== offsetTop)?.offsetTop;
  return candidates
    .filter((candidate) => candidate.offsetTop === row)
    .toSorted(
      (first, second) => Math.abs(first.offsetLeft - offsetLeft) - Math.abs(second.offsetLeft - offsetLeft),
    )[0];
}
