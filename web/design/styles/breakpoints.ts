// Apart from the other tokens, so that a public page loads no more than these.

/** In em, because media queries cannot read CSS variables. Used as `@media (--from-tablet)`. */
export const breakpoints = { tablet: '48em', laptop: '64em', wide: '80em' } as const;
