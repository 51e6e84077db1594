import type { listAdministrators } from '#contract/administration/administrators.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';

type Administrator = EndpointData<typeof listAdministrators>[number];

/** An inactive administrator with a long name and address. */
export function anAdministrator(): Administrator {
  return {
    ad_id: 5,
    ad_name: 'Thiruvananthapuram Venkatanarasimharajuvaripeta Balasubramaniam',
    ad_email: 'tara.with.a.very.long.address.for.a.small.phone@bureau.example.org',
    ad_role: 'grievance_officer',
    ad_status: 'inactive',
    ad_has_second_factor: false,
    ad_last_sign_in: null,
    ad_created_at: '2026-03-01T09:00:00Z',
    ad_is_me: false,
  };
}
