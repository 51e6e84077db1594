import type { LiveEvent } from '#contract/notifications/live.events.ts';
import type { Database } from '#server/platform/database/database.ts';

/** That something changed which a member sees. */
export type Announcement = { accountId: number; event: LiveEvent };

/** Carries announcements to the browsers of members, in whichever process they are connected. */
export type Announcer = {
  /** Hands them over to the other processes, in the transaction of the change: they learn of it when it is committed. */
  publish: (transaction: Database, announcements: readonly Announcement[]) => Promise<void>;
  /** Tells those who are connected here, after the commit. */
  deliver: (announcements: readonly Announcement[]) => void;
};

/** For programs without connected browsers. */
export const silentAnnouncer: Announcer = { publish: async () => undefined, deliver: () => undefined };
