/** What keeps a member from being seen (`hidden`), or from signing in as well, the strongest first. */
export const restrictionKinds = ['banned', 'suspended', 'hidden'] as const;
