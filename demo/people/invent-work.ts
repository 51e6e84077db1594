import { Chance } from '../chance.ts';
import {
  employerKinds,
  employerNames,
  anyEmployerKinds,
  anyPublicEmployers,
  publicEmployers,
} from '../professions/employer-names.ts';
import { doctorJobs, graduateJobs, masterJobs } from '../professions/graduate-jobs.ts';
import type { Job } from '../professions/job.ts';
import { diplomaJobs, schoolJobs } from '../professions/school-jobs.ts';
import type { Education } from './invent-education.ts';
import type { Place } from './invent-place.ts';
import type { Outline } from './outline-person.ts';

export type Work = {
  workingWith: string;
  professionArea: string | null;
  workingAs: string | null;
  employerName: string | null;
  /** Rupees a year; null without work. */
  income: number | null;
};

type Life = { outline: Outline; education: Education; place: Place };

/** What a rupee of pay at home is abroad: for those who studied, and for the others. */
const payAbroad: Readonly<Record<string, { studied: number; others: number }>> = {
  'United States': { studied: 7, others: 9 },
  Canada: { studied: 5, others: 8 },
  'United Kingdom': { studied: 4.5, others: 7 },
  Australia: { studied: 5.5, others: 9 },
  Singapore: { studied: 5, others: 6 },
};
const payElsewhere = { studied: 2.6, others: 2.6 } as const;
/** Where pay, like rent, is higher. */
const citiesThatPay = /Bengaluru|Mumbai|Hyderabad|Pune|Chennai|Gurugram|Noida|Delhi/;
const studentWork: Work = {
  workingWith: 'Student',
  professionArea: null,
  workingAs: null,
  employerName: null,
  income: null,
};

/** Work follows what was studied; pay follows work, years, place and ability. */
export function inventWork(seed: number, life: Life): Work {
  const { outline, education, place } = life;
  const chance = new Chance({ seed, index: outline.index, topic: 'work' });
  if (education.isStudent) return studentWork;
  if (chance.is(restsAtHome(life))) return { ...studentWork, workingWith: 'Not working' };
  const job = drawJob(chance, life);
  return {
    workingWith: job.workingWith,
    professionArea: job.area,
    workingAs: job.title,
    employerName: nameEmployer(chance, { job, place }),
    income: roundPay(pay(chance, { job, life })),
  };
}

/** Women with less schooling stay at home more often; few men do. */
function restsAtHome({ outline: { gender }, education: { level } }: Life): number {
  if (gender === 'Male') return 0.02;
  return { school: 0.5, diploma: 0.28, graduate: 0.2, master: 0.1, doctor: 0.03 }[level];
}

function drawJob(chance: Chance, { outline, education: { level, track } }: Life): Job {
  if (level === 'school') return drawByShare(chance, schoolJobs[outline.gender]);
  if (level === 'diploma' || track === null) return drawByShare(chance, diplomaJobs[outline.gender]);
  if (level === 'doctor' && track !== 'medicine') return drawByShare(chance, doctorJobs);
  const later = masterJobs[track];
  const isLater = level !== 'graduate' && later !== undefined;
  return drawByShare(chance, isLater ? later : graduateJobs[track]);
}

function drawByShare(chance: Chance, jobs: readonly Job[]): Job {
  const sum = jobs.reduce((total, { share }) => total + share, 0);
  let point = chance.fraction() * sum;
  const job = jobs.find(({ share }) => (point -= share) < 0) ?? jobs[0];
  if (job === undefined) throw new Error('There is no work to do');
  return job;
}

function pay(chance: Chance, { job, life: { outline, education, place } }: { job: Job; life: Life }): number {
  const years = Math.max(0, outline.age - (education.level === 'school' ? 18 : 22.5));
  const experience = 0.62 + 0.075 * Math.min(years, 14);
  const genderGap = outline.gender === 'Female' ? 0.88 : 1;
  const luck = Math.exp(chance.normal() * 0.34 + education.ability * 0.1);
  return job.pay * 100_000 * experience * genderGap * luck * payFactorOf(place, education);
}

function payFactorOf({ country, city, district }: Place, { track }: Education): number {
  if (country !== 'India') {
    const abroad = payAbroad[country] ?? payElsewhere;
    return track === null ? abroad.others : abroad.studied;
  }
  return citiesThatPay.test(`${city} ${district}`) ? 1.25 : 0.92;
}

/** As people say it: to ten thousand, above ten lakhs to fifty thousand. */
function roundPay(rupees: number): number {
  const step = rupees > 1_000_000 ? 50_000 : 10_000;
  return Math.max(60_000, Math.round(rupees / step) * step);
}

function nameEmployer(chance: Chance, { job, place }: { job: Job; place: Place }): string | null {
  const { workingWith, area } = job;
  if (workingWith === 'Self-employed') return null;
  if (workingWith === 'Church/Ministry')
    return `${chance.pick(['Grace', 'Bethel', 'Holy Family', 'Good Shepherd'])} Church, ${place.city}`;
  if (workingWith === 'Government/PSU' || workingWith === 'Defence/Police') {
    return chance
      .pick(publicEmployers[area] ?? anyPublicEmployers)
      .replace('{state}', place.country === 'India' ? place.state : place.country);
  }
  return `${chance.pick(employerNames)} ${chance.pick(employerKinds[area] ?? anyEmployerKinds)}`;
}
