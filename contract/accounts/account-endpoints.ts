import type { Endpoint } from '#contract/calls/endpoint.ts';
import { enterByLink, sendOtp, verifyOtp } from './codes.ts';
import { ownContactsEndpoints } from './own-contacts.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';
import { completeRegistration, register } from './registration.ts';
import { endSessions, listSessions, login, logout, resumeSession, showSession } from './sessions.ts';

/** Registering, signing in and out, one-time codes, passwords, sessions, and the own e-mail address and mobile number. */
export const accountEndpoints: readonly Endpoint[] = [
  register,
  completeRegistration,
  verifyOtp,
  enterByLink,
  sendOtp,
  forgotPassword,
  resetPassword,
  login,
  logout,
  changePassword,
  ...ownContactsEndpoints,
  showSession,
  resumeSession,
  endSessions,
  listSessions,
];
