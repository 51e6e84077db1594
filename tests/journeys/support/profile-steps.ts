import type { Locator } from '@playwright/test';
import { chooseValues, fillTexts } from './profile.ts';

/** Every section of a profile: its title, a function that fills its form, and the completion afterwards, from 16 percent on. */
export const profileSteps: readonly [string, (form: Locator) => Promise<void>, number][] = [
  [
    'Basic info',
    async (form) => {
      await form.getByLabel('Height').selectOption('165');
      await chooseValues(form, { 'Marital status': 'Never married' });
    },
    20,
  ],
  [
    'Religion background',
    async (form) => {
      await chooseValues(form, {
        'Denomination or sect': 'Mar Thoma',
        'Mother tongue': 'Malayalam',
        'Languages spoken': 'Malayalam',
      });
      await chooseValues(form, { 'Languages spoken': 'English' });
      await form.getByRole('combobox', { name: 'Languages spoken' }).fill('Kurichiya');
      await form.page().keyboard.press('Enter');
      await form.page().keyboard.press('Escape');
    },
    22,
  ],
  [
    'Family info',
    async (form) => {
      await fillTexts(form, { Father: 'Mathew Thomas, teacher', Mother: 'Sara Mathew' });
      await form.getByLabel('Brothers').selectOption('1');
      await form.getByLabel('Sisters').selectOption('0');
      await chooseValues(form, { 'Financial status': 'Middle', 'Family type': 'Nuclear' });
    },
    32,
  ],
  [
    'Location',
    async (form) => {
      await chooseValues(form, { Country: 'India', State: 'Kerala', District: 'Kollam' });
      await fillTexts(form, { 'City or town': 'Punalur', 'PIN code': '691305' });
    },
    42,
  ],
  [
    'Education & career',
    async (form) => {
      await chooseValues(form, {
        'Highest qualification': 'PhD',
        'Profession area': 'Nursing and health care',
        'Working as': 'Midwife',
        'Working with': 'Private company',
      });
      await fillTexts(form, { 'College or university': 'Kerala University', Employer: 'Holy Cross' });
      await form.getByLabel('Annual income').selectOption('An exact amount…');
      await form.getByLabel('Rupees a year').fill('7,50,000');
      await form.getByLabel('Keep this private').check();
    },
    56,
  ],
  ['Lifestyle', async (form) => chooseValues(form, { Diet: 'Non Veg' }), 58],
  [
    'Hobbies & interests',
    async (form) => {
      await form.getByRole('button', { name: 'Add Hobby' }).click();
      await form.page().keyboard.type('Kayaking');
      await form.getByRole('button', { name: 'Add Music' }).click();
    },
    60,
  ],
  ['More about myself', async (form) => fillTexts(form, { About: 'Calm, curious, fond of rain.' }), 62],
];
