import { Popover } from '@mantine/core';
import { IconHearts } from '@tabler/icons-react';
import { useState, type MouseEvent } from 'react';
import type { MatchWire } from '#contract/matches/match.wire.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import styles from './match-chip.module.css';
import { directionOfChip, type Direction } from './match-reasons.rules.ts';
import { MatchReasons } from './match-reasons.tsx';

/** What stands fixed at the edges of the screen stays free, in pixels. */
const edges = { top: 72, bottom: 72, left: 8, right: 8 };

type Props = { match: MatchWire; name: string };

/** "8 of 10": how many of the stated criteria are met. Pressing it says which, in both directions. */
export function MatchChip({ match, name }: Props) {
  const direction = directionOfChip(match);
  return direction === undefined ? null : <Chip match={match} name={name} direction={direction} />;
}

function Chip({ match, name, direction }: Props & { direction: Direction }) {
  const t = usePartnersTexts();
  const [isOpen, setOpen] = useState(false);
  const [position, setPosition] = useState<'top-start' | 'bottom-start'>('bottom-start');
  const press = ({ currentTarget }: MouseEvent) => {
    setPosition(isInLowerHalf(currentTarget) ? 'top-start' : 'bottom-start');
    setOpen(!isOpen);
  };
  const { matched, stated } = match[direction];
  const share = t('match.share', { matched, stated });
  const explanation =
    direction === 'mine'
      ? t('match.explainMine', { matched, stated })
      : t('match.explainTheirs', { matched, stated, name });
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position={position}
      width="min(22rem, calc(100vw - 2rem))"
      shadow="xl"
      hideDetached={false}
      middlewares={{ flip: false, shift: { padding: edges }, size: { padding: edges } }}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button type="button" className={styles.chip} aria-label={`${share}. ${explanation}`} onClick={press}>
          <span className={styles.pill}>
            <IconHearts size="1.125rem" aria-hidden="true" />
            {share}
          </span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.reasons}>
        <MatchReasons match={match} name={name} onClose={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The reasons open to where there is more room; what does not fit scrolls. */
function isInLowerHalf(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2 > window.innerHeight / 2;
}
