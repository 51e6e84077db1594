import { listContacts, viewContact } from '#contract/contacts/contacts.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import {
  answerInterest,
  countInterests,
  listInterests,
  sendInterest,
  showInterest,
} from '#contract/interests/interests.ts';
import { callApi } from './call-api.ts';
import type { TestApplication } from './start-application.ts';

type Actor = { token: string };
type Someone = { user_id: number };

/** The calls by which two members connect. */
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
    show: ({ token }: Actor, interest_id: number) =>
      callApi(application, { endpoint: showInterest, input: { interest_id }, token }),
    count: async ({ token }: Actor) =>
      (await callApi(application, { endpoint: countInterests, input: {}, token })).body.data,
    view: ({ token }: Actor, of: Someone) =>
      callApi(application, { endpoint: viewContact, input: { partner_id: of.user_id }, token }),
    contacts: ({ token }: Actor, type: string) =>
      callApi(application, { endpoint: listContacts, input: { type }, token }),
  };
}
