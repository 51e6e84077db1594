import { createContext } from 'react';

/** Whether a page already stands in the frame of an area, which has the landmarks and the way home. */
export const InsideArea = createContext(false);
