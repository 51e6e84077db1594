import type { EndpointData } from '#contract/endpoint.ts';
import type { listContacts } from '#contract/contacts/list-contacts.ts';
import { ConnectButton } from '#web/connecting/connect-button.tsx';
import { ContactButton } from '#web/connecting/contact-button.tsx';
import type { Side } from './inbox-address.rules.ts';
import { PersonCard } from './person-card.tsx';
import { TurnTime } from './turn-time.tsx';

type Contact = EndpointData<typeof listContacts>[number];

type Props = { card: Contact; by: Side; isFirst: boolean };

/** Somebody whose contact details one viewed, or who viewed one's own. */
export function ContactCard({ card, by, isFirst }: Props) {
  const turn = by === 'me' ? 'contactedByMe' : 'contactedByThem';
  return (
    <PersonCard
      card={card}
      isFirst={isFirst}
      times={<TurnTime turn={turn} instant={card.contacted_at} />}
      actions={
        <>
          <ContactButton person={card} place="inbox" />
          <ConnectButton person={card} place="inbox" />
        </>
      }
    />
  );
}
