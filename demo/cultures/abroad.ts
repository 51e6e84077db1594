import type { Shares } from '../shares.ts';

/** Where emigrants of a region went, roughly after the published counts of Indians abroad. */
export const gulfAndWest: Shares = {
  'United Arab Emirates': 34,
  'Saudi Arabia': 12,
  Qatar: 10,
  Kuwait: 9,
  Oman: 7,
  Bahrain: 5,
  'United States': 9,
  'United Kingdom': 6,
  Canada: 5,
  Australia: 4,
  Ireland: 3,
  Germany: 3,
  'New Zealand': 2,
};

export const techWorld: Shares = {
  'United States': 46,
  Canada: 12,
  'United Kingdom': 10,
  Australia: 9,
  Singapore: 8,
  Germany: 6,
  'United Arab Emirates': 7,
  Netherlands: 2,
};

export const northernWest: Shares = {
  Canada: 44,
  'United Kingdom': 18,
  'United States': 14,
  Australia: 12,
  'New Zealand': 5,
  'United Arab Emirates': 5,
  Italy: 2,
};

export const traders: Shares = {
  'United States': 36,
  'United Kingdom': 20,
  Canada: 12,
  'United Arab Emirates': 14,
  Kenya: 6,
  Australia: 6,
  Singapore: 3,
  Oman: 3,
};

export const mostlyGulf: Shares = {
  'United Arab Emirates': 38,
  'Saudi Arabia': 26,
  Qatar: 12,
  Kuwait: 9,
  Oman: 8,
  Bahrain: 4,
  'United States': 3,
};
