import type { ComponentProps, ReactNode } from 'react';

/** The words around an input: its label, a hint, and what is wrong with it. */
export type InputWords = { label?: ReactNode; description?: ReactNode; error?: ReactNode };

/** What the element itself takes. */
export type NativeProps<Tag extends 'input' | 'select' | 'textarea'> = InputWords & {
  id?: string;
  disabled?: boolean;
} & Omit<ComponentProps<Tag>, 'size' | 'children' | 'id' | 'disabled' | 'required' | 'color'>;
