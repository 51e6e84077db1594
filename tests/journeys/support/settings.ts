import { expect, type Page } from '@playwright/test';
import { showPartner } from '#contract/partners/partners.ts';
import { blockMember } from '#contract/safety/blocks.ts';
import { reportMember } from '#contract/safety/reports.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { type SettingsWire, showSettings } from '#contract/settings/settings.ts';
import { askProduct, type Partner } from './partners.ts';
import type { Product } from './product.ts';

const titles = {
  privacy: 'Privacy',
  notifications: 'Notifications',
  language: 'Language and colours',
  sessions: 'Where I am signed in',
  blocked: 'Blocked people',
  data: 'My data',
  leaving: 'Delete account',
} as const;

/** Opens a section of the settings by its address. */
export async function openSection(page: Page, section: keyof typeof titles): Promise<void> {
  await page.goto(`/settings?section=${section}`);
  await expect(page.getByRole('heading', { level: 2, name: titles[section] })).toBeVisible();
}

/** The stored settings of a member. */
export async function readSettings(product: Product, { token }: Partner): Promise<SettingsWire> {
  const { data } = await askProduct(product, { endpoint: showSettings, token, body: {} });
  return data;
}

/** Whether a profile is visible to a member, by a call. */
export async function isShown(product: Product, { to, of }: { to: Partner; of: Partner }): Promise<boolean> {
  const answer = await fetch(`${product.address}/api${showPartner.path}`, {
    method: showPartner.method,
    headers: { authorization: `Bearer ${to.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ partner_id: of.id }),
  });
  return answer.ok;
}

/** Blocks a member by a call. */
export async function block(product: Product, { by, of }: { by: Partner; of: Partner }): Promise<void> {
  await askProduct(product, { endpoint: blockMember, token: by.token, body: { partner_id: of.id } });
}

type Report = Omit<EndpointInput<typeof reportMember>, 'partner_id'> & { by: Partner; of: Partner };

/** Reports a member by a call; returns the ticket. */
export async function report(product: Product, { by, of, ...input }: Report): Promise<string> {
  const body = { partner_id: of.id, ...input };
  const { data } = await askProduct(product, { endpoint: reportMember, token: by.token, body });
  return data.r_ticket;
}
