import {
  checkImport as checkImportEndpoint,
  downloadProblems as downloadProblemsEndpoint,
  listImportRows as listImportRowsEndpoint,
  listImports as listImportsEndpoint,
  removeImport as removeImportEndpoint,
  showImport as showImportEndpoint,
  startImport as startImportEndpoint,
  stopImport as stopImportEndpoint,
  uploadImport as uploadImportEndpoint,
} from '#contract/imports/imports.ts';
import { showImportRow as showImportRowEndpoint } from '#contract/imports/import-row.ts';
import {
  decideImportWords as decideImportWordsEndpoint,
  listImportWords as listImportWordsEndpoint,
} from '#contract/imports/import-words.ts';
import {
  claimInvitation as claimInvitationEndpoint,
  declineInvitation as declineInvitationEndpoint,
  showInvitation as showInvitationEndpoint,
} from '#contract/imports/invitation-answers.ts';
import {
  eraseInvitation as eraseInvitationEndpoint,
  linkInvitation as linkInvitationEndpoint,
  linkInvitations as linkInvitationsEndpoint,
  listInvitations as listInvitationsEndpoint,
  removeImportedPeople as removeImportedPeopleEndpoint,
  sendInvitations as sendInvitationsEndpoint,
  showInvitedPerson as showInvitedPersonEndpoint,
} from '#contract/imports/invitations.ts';
import {
  listMappings as listMappingsEndpoint,
  removeMapping as removeMappingEndpoint,
} from '#contract/imports/mappings.ts';
import {
  showImportPhotos as showImportPhotosEndpoint,
  uploadImportPhotos as uploadImportPhotosEndpoint,
} from '#contract/imports/import-photos.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listImports, removeImport, showImport, uploadImport } from './import-records.ts';
import { declineInvitation, showInvitation } from './invitations/answers.ts';
import { claimInvitation } from './invitations/claim-invitation.ts';
import {
  eraseInvitation,
  linkInvitation,
  linkInvitations,
  listInvitations,
  sendInvitations,
  showInvitedPerson,
} from './invitations/invitations.ts';
import { removePeople } from './invitations/remove-people.ts';
import { listMappings, removeMapping } from './mappings/mappings.ts';
import { showImportPhotos, uploadImportPhotos } from './photos/photo-reports.ts';
import { downloadProblems, listImportRows } from './row-reports.ts';
import { checkImport, startImport, stopImport } from './runs.ts';
import { showImportRow } from './show-row.ts';
import { decideImportWords } from './words/decide-words.ts';
import { listImportWords } from './words/list-words.ts';

/** Imports, their mappings and their invitations. */
export function importsRoutes(context: Context): Route[] {
  return [
    ...importRoutes(context),
    ...wordRoutes(context),
    ...mappingRoutes(context),
    ...invitationRoutes(context),
  ];
}

function importRoutes(context: Context): Route[] {
  return [
    route(uploadImportEndpoint, async ({ input, caller }) => ({
      data: await uploadImport(context, { input, administratorId: caller.accountId }),
    })),
    route(listImportsEndpoint, async ({ input }) => listImports(context, input)),
    route(showImportEndpoint, async ({ input }) => ({ data: await showImport(context, input.import_id) })),
    route(checkImportEndpoint, async ({ input, caller }) => ({
      data: await checkImport(context, { input, administratorId: caller.accountId }),
    })),
    route(startImportEndpoint, async ({ input, caller }) => ({
      data: await startImport(context, { input, administratorId: caller.accountId }),
    })),
    route(stopImportEndpoint, async ({ input, caller }) => ({
      data: await stopImport(context, { importId: input.import_id, administratorId: caller.accountId }),
    })),
    route(removeImportEndpoint, async ({ input, caller }) => {
      await removeImport(context, { importId: input.import_id, administratorId: caller.accountId });
      return { data: null };
    }),
    route(listImportRowsEndpoint, async ({ input }) => listImportRows(context, input)),
    route(showImportRowEndpoint, async ({ input }) => ({ data: await showImportRow(context, input) })),
    route(uploadImportPhotosEndpoint, async ({ input, caller }) => ({
      data: await uploadImportPhotos(context, { input, administratorId: caller.accountId }),
    })),
    route(showImportPhotosEndpoint, async ({ input }) => ({
      data: await showImportPhotos(context, input.import_id),
    })),
    route(downloadProblemsEndpoint, async ({ input, caller }) => {
      const request = { input, administratorId: caller.accountId };
      return { data: null, file: await downloadProblems(context, request) };
    }),
  ];
}

function wordRoutes(context: Context): Route[] {
  return [
    route(listImportWordsEndpoint, async ({ input }) => listImportWords(context, input)),
    route(decideImportWordsEndpoint, async ({ input, caller }) => ({
      data: await decideImportWords(context, { input, administratorId: caller.accountId }),
    })),
  ];
}

function mappingRoutes(context: Context): Route[] {
  return [
    route(listMappingsEndpoint, async () => ({ data: await listMappings(context) })),
    route(removeMappingEndpoint, async ({ input, caller }) => {
      await removeMapping(context, { name: input.name, administratorId: caller.accountId });
      return { data: null };
    }),
  ];
}

function invitationRoutes(context: Context): Route[] {
  return [
    route(listInvitationsEndpoint, async ({ input }) => listInvitations(context, input)),
    route(showInvitedPersonEndpoint, async ({ input }) => ({
      data: await showInvitedPerson(context, input.invitation_id),
    })),
    route(sendInvitationsEndpoint, async ({ input, caller }) => ({
      data: { mails: await sendInvitations(context, { input, administratorId: caller.accountId }) },
    })),
    route(linkInvitationEndpoint, async ({ input, caller }) => {
      const request = { invitationId: input.invitation_id, administratorId: caller.accountId };
      return { data: { link: await linkInvitation(context, request) } };
    }),
    route(linkInvitationsEndpoint, async ({ input, caller }) => ({
      data: await linkInvitations(context, { input, administratorId: caller.accountId }),
    })),
    route(eraseInvitationEndpoint, async ({ input, caller }) => {
      await eraseInvitation(context, {
        invitationId: input.invitation_id,
        administratorId: caller.accountId,
      });
      return { data: null };
    }),
    route(removeImportedPeopleEndpoint, async ({ input, caller }) => ({
      data: await removePeople(context, { importId: input.import_id, administratorId: caller.accountId }),
    })),
    route(showInvitationEndpoint, async ({ input }) => ({
      data: await showInvitation(context, input.token),
    })),
    route(claimInvitationEndpoint, (call) => claimInvitation(context, call)),
    route(declineInvitationEndpoint, async ({ input }) => {
      await declineInvitation(context, input.token);
      return { data: null };
    }),
  ];
}
