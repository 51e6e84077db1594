import type { outboxEntry } from '#contract/administration/list-outbox.ts';
import { userMapper, userWire } from '#contract/administration/user.wire.ts';
import { type Choices, labelOf } from '#server/features/choices/choices.ts';
import { pathOfPhoto } from '#server/features/photos/photos.ts';
import type { OutboxMessage } from '#server/platform/mail/outbox-store.ts';
import type { z } from 'zod';
import type { ListedMember } from './administration.repository.ts';

/** A member as administrators see them in the list. */
export function presentMember(member: ListedMember, choices: Choices) {
  return userMapper.toWire({
    ...member,
    profilePicture: member.pictureToken === null ? null : pathOfPhoto(member.pictureToken),
    religion: labelOf(choices, { list: 'religion', value: member.religion }),
    community: labelOf(choices, { list: 'community', value: member.community }),
    role: userWire.shape.u_role.parse(member.role),
    status: userWire.shape.u_status.parse(member.status),
    isEmailVerified: member.emailVerifiedAt !== null,
    createdAt: member.createdAt.toISOString(),
  });
}

/** A mail of the outbox as the list shows it: without its text. */
export function presentMail(mail: OutboxMessage): z.infer<typeof outboxEntry> {
  return {
    ob_id: mail.id,
    ob_channel: mail.channel,
    ob_to: mail.to,
    ob_subject: mail.subject,
    ob_created_at: mail.createdAt.toISOString(),
  };
}
