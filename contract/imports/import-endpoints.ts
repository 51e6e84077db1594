import type { Endpoint } from '#contract/calls/endpoint.ts';
import {
  checkImport,
  downloadProblems,
  listImportRows,
  listImports,
  removeImport,
  showImport,
  startImport,
  stopImport,
  uploadImport,
} from './imports.ts';
import { showImportRow } from './import-row.ts';
import { showImportPhotos, uploadImportPhotos } from './import-photos.ts';
import { claimInvitation, declineInvitation, showInvitation } from './invitation-answers.ts';
import {
  eraseInvitation,
  linkInvitation,
  linkInvitations,
  listInvitations,
  removeImportedPeople,
  sendInvitations,
  showInvitedPerson,
} from './invitations.ts';
import { decideImportWords, listImportWords } from './import-words.ts';
import { listMappings, removeMapping } from './mappings.ts';

/** Imports, their words, mappings and photos, and the invitations of imported people. */
export const importEndpoints: readonly Endpoint[] = [
  uploadImport,
  listImports,
  showImport,
  checkImport,
  startImport,
  stopImport,
  listImportWords,
  decideImportWords,
  removeImport,
  listImportRows,
  showImportRow,
  downloadProblems,
  uploadImportPhotos,
  showImportPhotos,
  listMappings,
  removeMapping,
  sendInvitations,
  listInvitations,
  showInvitedPerson,
  linkInvitation,
  linkInvitations,
  eraseInvitation,
  removeImportedPeople,
  showInvitation,
  claimInvitation,
  declineInvitation,
];
