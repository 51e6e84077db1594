import { sendFromBrowser, sendWhileLeaving } from './browser-transport.ts';
import { createApiClient } from './client.ts';

/** The client of this browser. Loaders of pages rendered on the server use `context.api` instead. */
export const browserApi = createApiClient(sendFromBrowser);

/** Calls an endpoint of the contract and answers its envelope, success or refusal. Throws only `ApiUnreachable`. */
export const callEndpoint = browserApi.call;

/** Calls an endpoint and answers its success; throws `ApiRefused` otherwise. For queries. */
export const loadEndpoint = browserApi.load;

/** Calls an endpoint with a few words that must arrive even when the page is being left. */
export const callWhileLeaving = createApiClient(sendWhileLeaving).call;
