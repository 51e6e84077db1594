import { showOwnContacts } from '#contract/accounts/own-contacts.ts';
import { listPasskeys } from '#contract/accounts/passkeys.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { showExport } from '#contract/privacy/data-export.ts';
import { showOwnReview } from '#contract/reviews/own-review.ts';
import { listBlocked } from '#contract/safety/blocks.ts';
import { showSettings } from '#contract/settings/settings.ts';
import { answerOwnReview, anOwnReview } from '../support/reviews/wire-member-review.ts';
import { contacts } from '../settings/wire-contacts.ts';
import { type KnownScreen, longWord } from './known-screen.ts';

const at = '2026-03-01T09:00:00Z';
const passkey = {
  pk_id: 3,
  pk_name: `The phone of my mother ${longWord}`,
  pk_is_synchronised: true,
  pk_created_at: at,
  pk_last_used_at: null,
};
const session = {
  session_id: 4,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  created_at: at,
  last_used_at: at,
  is_current: true,
  is_remembered: false,
};
const copy = { state: 'failed', requested_at: at, ready_at: null, expires_at: null, bytes: null } as const;
const rejected = anOwnReview({
  r_status: 'rejected',
  r_text: `<b>${'x'.repeat(990)}</b>`,
  r_name: 'A'.repeat(60),
  r_shown_name: 'A'.repeat(60),
  r_reason: 'Please leave out the number.',
});

/** Every section of the settings. */
export const settingsScreens: Readonly<Record<string, KnownScreen>> = {
  '/settings?section=privacy': { shows: 'Keep my income private', needs: [showSettings] },
  '/settings?section=notifications': { shows: 'My interest is accepted', needs: [showSettings] },
  '/settings?section=language': { shows: 'Colours' },
  '/settings?section=contacts': {
    answer: (server) => server.answer(showOwnContacts, { data: contacts }),
    shows: 'Verify the number',
    needs: [showOwnContacts],
  },
  '/settings?section=security': {
    answer: (server) => server.answer(listPasskeys, { data: [passkey] }),
    shows: passkey.pk_name,
    needs: [listPasskeys],
  },
  '/settings?section=sessions': {
    answer: (server) =>
      server.answer(listSessions, { data: [session, { ...session, session_id: 5, is_current: false }] }),
    shows: 'Chrome on Linux',
    needs: [listSessions],
  },
  '/settings?section=blocked': {
    answer: (server) =>
      server.answer(listBlocked, {
        data: [{ u_id: 12, u_firstname: longWord, u_lastname: 'Mathew', blocked_at: at }],
      }),
    shows: longWord,
    needs: [listBlocked],
    empty: [(server) => server.answer(listBlocked, { data: [] }), 'You have not blocked anyone'],
  },
  '/settings?section=review': {
    answer: (server) => answerOwnReview(server, rejected),
    shows: 'What we wrote: Please leave out the number.',
    needs: [showOwnReview],
    empty: [(server) => answerOwnReview(server, null), 'Send my review'],
  },
  '/settings?section=data': {
    answer: (server) => server.answer(showExport, { data: copy }),
    shows: 'Your copy could not be made',
    needs: [showExport],
  },
  '/settings?section=leaving': { shows: 'Delete my account' },
};
