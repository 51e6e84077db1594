import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createStored } from '#web/app/storage/stored.ts';

const stored = createStored({
  key: 'single-keys',
  lifetime: 'device',
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
});

/** Whether single keys are shortcuts, remembered on this device; they can be switched off (WCAG 2.1.4). */
export function useKeysSetting(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => stored.read() ?? true);
  return [
    isOn,
    (wanted) => {
      stored.write(wanted);
      setOn(wanted);
    },
  ];
}

/** Calls the action of a single key, while nothing is being typed and no dialog or menu is open. */
export function useQueueKeys(isOn: boolean, actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (action === undefined || isTaken(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

type Listed = {
  /** The listed entries, in their order. */
  ids: readonly number[];
  open: number | undefined;
  onOpen: (id: number) => void;
  onClose: () => void;
};

/** Goes through a list: `j` opens the next entry, `k` the previous one, Escape closes the open one. */
export function useListKeys(isOn: boolean, { ids, open, onOpen, onClose }: Listed): void {
  const at = open === undefined ? -1 : ids.indexOf(open);
  const place = useRef(0);
  useEffect(() => {
    if (at !== -1) place.current = at;
  }, [at]);
  const step = (by: 1 | -1) => {
    // One that is done may have left the list: the one behind it has taken its place.
    const wanted = at === -1 && by === 1 ? place.current : place.current + by;
    const next = open === undefined ? ids[0] : (ids[wanted] ?? (at === -1 ? ids[0] : undefined));
    if (next !== undefined) onOpen(next);
  };
  useQueueKeys(isOn, {
    j: () => step(1),
    k: () => step(-1),
    escape: () => open !== undefined && onClose(),
  });
}

const typing = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]';

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  if (target instanceof Element && target.closest(typing) !== null) return true;
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}
