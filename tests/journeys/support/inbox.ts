import { viewContact } from '#contract/contacts/contacts.ts';
import { answerInterest, sendInterest } from '#contract/interests/interests.ts';
import type { InterestAnswer } from '#contract/interests/interest.states.ts';
import { aPartner, askProduct, type Partner } from './partners.ts';
import type { Product } from './product.ts';

const prefilled = 'Hi, I found your profile interesting and would like to connect with you.';

type Sent = { from: Partner; to: Partner; message?: string };

/** Sends an interest by a call; returns its id. */
export async function interestOf(product: Product, { from, to, message = prefilled }: Sent): Promise<number> {
  const body = { receiver_id: to.id, message };
  const { data } = await askProduct(product, { endpoint: sendInterest, token: from.token, body });
  return data.i_id;
}

type Answered = { by: Partner; interest: number; status: InterestAnswer };

/** Accepts, declines or cancels an interest by a call. */
export async function answerOf(product: Product, { by, interest, status }: Answered): Promise<void> {
  const body = { interest_id: interest, status };
  await askProduct(product, { endpoint: answerInterest, token: by.token, body });
}

/** Views the contact details of a member by a call. */
export async function viewContactOf(
  product: Product,
  { by, of }: { by: Partner; of: Partner },
): Promise<void> {
  await askProduct(product, { endpoint: viewContact, token: by.token, body: { partner_id: of.id } });
}

/** A bride. */
export async function aBride(product: Product, firstname: string): Promise<Partner> {
  return aPartner(product, { registration: { firstname, lastname: 'Mathew', dob: '1997-03-14' } });
}

const cardFacts = {
  height: 178,
  mother_tongue: 'Malayalam',
  qualification: 'B.Tech / B.E.',
  working_as: 'Software engineer',
  country: 'India',
  state: 'Kerala',
  district: 'Ernakulam',
};

/** A groom with all facts that a card shows. */
export async function aGroom(product: Product, firstname: string): Promise<Partner> {
  return aPartner(product, {
    registration: { firstname, lastname: 'Kurian', gender: 'Male', dob: '1994-11-02' },
    profile: cardFacts,
  });
}
