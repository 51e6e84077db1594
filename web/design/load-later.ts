import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

type WhenMissing = {
  /** Called when the part did not arrive: the connection is lost, or a new version of the product has replaced it. */
  onMissing: () => void;
};

/**
 * A part of the page that is loaded when it is first rendered; until then `loading` is shown. Unlike with `lazy`, the page stays when
 * the part does not arrive: `onMissing` is called, and the part is loaded again the next time.
 */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode = null,
): (props: Props & WhenMissing) => ReactNode {
  // In a list, because a state that is a function would be called.
  let loaded: readonly ComponentType<Props>[] = [];
  return function LoadedLater(props) {
    const [[part], setParts] = useState(loaded);
    const reportMissing = useEffectEvent(props.onMissing);
    useEffect(() => {
      let isCurrent = true;
      const fetchPart = async () => {
        try {
          const arrived = await load();
          loaded = [arrived];
          if (isCurrent) setParts(loaded);
        } catch {
          if (isCurrent) reportMissing();
        }
      };
      void fetchPart();
      return () => {
        isCurrent = false;
      };
    }, []);
    return part === undefined ? loading : createElement(part, props);
  };
}
