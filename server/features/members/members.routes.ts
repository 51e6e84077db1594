import { listUsers, switchUser } from '#contract/administration/users.ts';
import {
  listBatches as listBatchesEndpoint,
  previewBatch as previewBatchEndpoint,
  startBatch as startBatchEndpoint,
  undoBatch as undoBatchEndpoint,
} from '#contract/members/batches.ts';
import {
  confirmContact as confirmContactEndpoint,
  correctContact as correctContactEndpoint,
  correctPerson as correctPersonEndpoint,
} from '#contract/members/corrections.ts';
import { exportUsers } from '#contract/members/export.ts';
import {
  addNote as addNoteEndpoint,
  listNotes as listNotesEndpoint,
  removeSecondFactor as removeSecondFactorEndpoint,
  resendCode as resendCodeEndpoint,
  searchUsers,
  showContact as showContactEndpoint,
  showUser,
  signOutUser,
} from '#contract/members/members.ts';
import { listSubscriptions as listSubscriptionsEndpoint } from '#contract/members/subscriptions.ts';
import type { Context } from '#server/platform/context.ts';
import { type Caller, type Route, route } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { type Actor, listBatches, previewBatch, startBatch, undoBatch } from './batches.ts';
import { correctPerson } from './correct-person.ts';
import { confirmContact } from './confirm-contact.ts';
import { correctContact } from './corrections.ts';
import { exportMembers } from './export-members.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import {
  addNote,
  listNotes,
  removeSecondFactor,
  resendCode,
  showContact,
  signOutMember,
} from './help-member.ts';
import { listMembers, searchMembers } from './list-members.ts';
import { showMember } from './show-member.ts';
import { switchMember } from './switch-member.ts';

/** What administrators see of members and do for them. */
export function membersRoutes(context: Context): Route[] {
  return [...listRoutes(context), ...memberRoutes(context), ...batchRoutes(context)];
}

function listRoutes(context: Context): Route[] {
  return [
    route(listUsers, ({ input }) => listMembers(context, input)),
    route(searchUsers, ({ input }) => searchMembers(context, input)),
    route(exportUsers, async ({ input, caller }) => ({
      data: null,
      file: await exportMembers(context, { input, ...actorOf(caller) }),
    })),
  ];
}

function memberRoutes(context: Context): Route[] {
  return [
    route(switchUser, async ({ input, caller }) => {
      const { user_id: memberId, status: wanted, reason } = input;
      const switching = { memberId, administratorId: caller.accountId, wanted, reason };
      const { status, isChanged } = await switchMember(context, switching);
      const done = status === 'active' ? 'outcome.user_activated' : 'outcome.user_deactivated';
      return {
        data: { u_id: memberId, u_status: status },
        message: isChanged ? done : 'outcome.user_unchanged',
      };
    }),
    route(showUser, async ({ input }) => ({ data: await showMember(context, input.user_id) })),
    route(showContactEndpoint, async ({ input, caller }) => ({
      data: await showContact(context, helpOf(input, caller)),
    })),
    route(listSubscriptionsEndpoint, async ({ input }) => ({
      data: await listSubscriptions(context, input.user_id),
    })),
    route(listNotesEndpoint, async ({ input }) => ({ data: await listNotes(context, input.user_id) })),
    route(addNoteEndpoint, async ({ input, caller }) => ({
      data: await addNote(context, { ...helpOf(input, caller), text: input.text }),
    })),
    route(resendCodeEndpoint, async ({ input, caller }) => ({
      data: null,
      code_length: await resendCode(context, helpOf(input, caller)),
    })),
    route(signOutUser, async ({ input, caller }) => ({
      data: { ended: await signOutMember(context, helpOf(input, caller)) },
    })),
    route(removeSecondFactorEndpoint, async ({ input, caller }) => {
      const { reason } = input;
      await removeSecondFactor(context, { ...helpOf(input, caller), reason });
      return { data: null };
    }),
    route(correctContactEndpoint, async ({ input, caller }) => ({
      data: await correctContact(context, { input, administratorId: caller.accountId }),
    })),
    route(correctPersonEndpoint, async ({ input, caller }) => {
      await correctPerson(context, { input, administratorId: caller.accountId });
      return { data: null };
    }),
    route(confirmContactEndpoint, async ({ input }) => {
      await confirmContact(context, input.token);
      return { data: null };
    }),
  ];
}

function batchRoutes(context: Context): Route[] {
  return [
    route(previewBatchEndpoint, async ({ input, caller }) => ({
      data: await previewBatch(context, { input, actor: actorOf(caller) }),
    })),
    route(startBatchEndpoint, async ({ input, caller }) => ({
      data: await startBatch(context, { input, actor: actorOf(caller) }),
    })),
    route(listBatchesEndpoint, async () => ({ data: await listBatches(context) })),
    route(undoBatchEndpoint, async ({ input, caller }) => ({
      data: await undoBatch(context, { batchId: input.batch_id, administratorId: caller.accountId }),
    })),
  ];
}

function helpOf(input: { user_id: number; reason?: string | undefined }, { accountId }: Caller) {
  return { memberId: input.user_id, administratorId: accountId, reason: input.reason };
}

/** The gate lets no one pass who is no administrator. */
function actorOf({ accountId, administrator }: Caller): Actor {
  if (administrator === null) throw problem('not_allowed');
  return { administratorId: accountId, role: administrator.role };
}
