/** How many banners there may be, and how long their texts. */
export const bannerLimits = { count: 20, alternative: 250, languages: 60, link: 500 } as const;
