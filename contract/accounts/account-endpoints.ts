import type { Endpoint } from '#contract/calls/endpoint.ts';
import { sendOtp, verifyOtp } from './codes.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';
import { completeRegistration, register } from './registration.ts';
import { endSessions, listSessions, login, logout, resumeSession, showSession } from './sessions.ts';

/** Registering, signing in and out, one-time codes, passwords and sessions. */
export const accountEndpoints: readonly Endpoint[] = [
  register,
  completeRegistration,
  verifyOtp,
  sendOtp,
  forgotPassword,
  resetPassword,
  login,
  logout,
  changePassword,
  showSession,
  resumeSession,
  endSessions,
  listSessions,
];
