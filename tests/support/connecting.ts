import { listContacts } from '#contract/contacts/list-contacts.ts';
import { viewContact } from '#contract/contacts/view-contact.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { answerInterest } from '#contract/interests/answer-interest.ts';
import { countInterests } from '#contract/interests/count-interests.ts';
import { listInterests } from '#contract/interests/list-interests.ts';
import { sendInterest } from '#contract/interests/send-interest.ts';
import { callApi } from './call-api.ts';
import type { TestApplication } from './start-application.ts';

type Actor = { token: string };
type Someone = { user_id: number };

/** The calls by which two members find each other. */
export function connecting(application: Pick<TestApplication, 'server'>) {
  return {
    send: ({ token }: Actor, to: Someone) =>
      callApi(application, {
        endpoint: sendInterest,
        input: { receiver_id: to.user_id, message: 'Hi, I found your profile interesting.' },
        token,
      }),
    answer: ({ token }: Actor, input: EndpointInput<typeof answerInterest>) =>
      callApi(application, { endpoint: answerInterest, input, token }),
    list: ({ token }: Actor, input: EndpointInput<typeof listInterests>) =>
      callApi(application, { endpoint: listInterests, input, token }),
    count: async ({ token }: Actor) =>
      (await callApi(application, { endpoint: countInterests, input: {}, token })).body.data,
    view: ({ token }: Actor, of: Someone) =>
      callApi(application, { endpoint: viewContact, input: { partner_id: of.user_id }, token }),
    contacts: ({ token }: Actor, type: string) =>
      callApi(application, { endpoint: listContacts, input: { type }, token }),
  };
}
