import type { Endpoint } from '#contract/calls/endpoint.ts';
import { sendOtp, verifyOtp } from './codes.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';
import { register } from './registration.ts';
import { endSessions, listSessions, login, logout, showSession } from './sessions.ts';

/** Registering, signing in and out, one-time codes, passwords and sessions. */
export const accountEndpoints: readonly Endpoint[] = [
  register,
  verifyOtp,
  sendOtp,
  forgotPassword,
  resetPassword,
  login,
  logout,
  changePassword,
  showSession,
  endSessions,
  listSessions,
];
