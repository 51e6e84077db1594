import { interestStandingMapper, type InterestStanding } from '#contract/interests/interest-standing.wire.ts';
import { interestMapper, type InterestWire } from '#contract/interests/interest.wire.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import type { Interest } from './interests.repository.ts';

/** An interest with the card of the other one. */
export function presentInterest(interest: Interest, card: PartnerCardWire): InterestWire {
  const { id, status, senderId, receiverId, message, createdAt, answeredAt } = interest;
  const told = {
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
  return { ...card, ...interestMapper.toWire({ id, status, senderId, receiverId, message, ...told }) };
}

/** How the two stand to each other. */
export function presentStanding({ id, status, senderId, receiverId }: Interest): InterestStanding {
  return interestStandingMapper.toWire({ id, status, senderId, receiverId });
}
