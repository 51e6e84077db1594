type Tabs<Name extends string> = { names: readonly Name[]; shown: Name; isRightToLeft: boolean };

/** The tab that a key leads to from another one, round and round; undefined for keys that tabs do not know. */
export function tabOfKey<Name extends string>(key: string, tabs: Tabs<Name>): Name | undefined {
  const { names, shown, isRightToLeft } = tabs;
  if (key === 'Home') return names[0];
  if (key === 'End') return names.at(-1);
  const onward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key !== onward && key !== back) return undefined;
  const place = names.indexOf(shown) + (key === onward ? 1 : -1);
  return names[(place + names.length) % names.length];
}
