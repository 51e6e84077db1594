type Tabs<Name extends string> = { names: readonly Name[]; shown: Name; isRightToLeft: boolean };

/** Returns the tab that a key leads to from the shown one, in a circle; undefined for every other key. */
export function tabOfKey<Name extends string>(key: string, tabs: Tabs<Name>): Name | undefined {
  const { names, shown, isRightToLeft } = tabs;
  if (key === 'Home') return names[0];
  if (key === 'End') return names.at(-1);
  const next = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const previous = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key !== next && key !== previous) return undefined;
  const index = names.indexOf(shown) + (key === next ? 1 : -1);
  return names[(index + names.length) % names.length];
}
