import { useRef } from 'react';

/** An action that does nothing while it is still under way: a second Enter sends nothing. */
export function useOneAtATime<Input>(act: (input: Input) => Promise<void>): (input: Input) => Promise<void> {
  const isActing = useRef(false);
  return async (input) => {
    if (isActing.current) return;
    isActing.current = true;
    try {
      await act(input);
    } finally {
      isActing.current = false;
    }
  };
}
