import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

type WhenMissing = {
  /** The part did not arrive: the connection is away, or a new version of the product has replaced it. */
  onMissing: () => void;
};

/**
 * A part of the page that is fetched when it is first drawn. Unlike with `lazy`, a part that does not arrive takes
 * nothing down with it: whoever draws it is told, and it is asked for again the next time.
 */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & WhenMissing) => ReactNode {
  // In a list, because a state that is a function would be called.
  let loaded: readonly ComponentType<Props>[] = [];
  return function LoadedLater(props) {
    const [[part], keep] = useState(loaded);
    const tellMissing = useEffectEvent(props.onMissing);
    useEffect(() => {
      let isCurrent = true;
      const fetchPart = async () => {
        try {
          const arrived = await load();
          loaded = [arrived];
          if (isCurrent) keep(loaded);
        } catch {
          if (isCurrent) tellMissing();
        }
      };
      void fetchPart();
      return () => {
        isCurrent = false;
      };
    }, []);
    return part === undefined ? null : createElement(part, props);
  };
}
