import { listJobs } from './job.ts';

/** Work of people without a degree. */
export const schoolJobs = {
  Male: listJobs(`Bus driver|move|G|3.2|4, Lorry driver|move|P|2.6|5, Taxi driver|move|S|2.8|5, Auto-rickshaw driver|move|S|2.2|4,
    Delivery executive|move|P|2.2|5, Electrician|build|S|2.8|6, Plumber|build|S|2.6|3, Carpenter|build|S|2.6|4, Mason|build|S|2.4|3, Welder|build|P|2.8|4,
    Mechanic|build|S|2.8|6, Building contractor|build|B|6|4, Shopkeeper|sale|B|4|9, Wholesale trader|sale|B|7|4, Farmer|farm|S|3|10, Dairy farmer|farm|S|3|3,
    Fisherman|farm|S|2.4|2, Cook|hotel|P|2.4|3, Caterer|hotel|B|4.5|2, Tailor|craft|S|2.2|3, Weaver|craft|S|1.8|2, Goldsmith|craft|B|4.5|3, Security guard|def|P|1.9|3,
    Soldier|def|D|4.8|5, Police constable|def|D|4.6|4, Machine operator|plant|P|2.5|5, Office assistant|off|P|2|3, Restaurant owner|hotel|B|6|2`),
  Female:
    listJobs(`Tailor|craft|S|1.6|10, Beautician|beauty|S|2.2|9, Shop assistant|sale|P|1.6|9, Receptionist|off|P|1.9|6, Pre-school teacher|edu|P|1.6|7,
    Health worker|care|G|1.7|6, Data entry operator|off|P|1.8|5, Home nurse|care|P|2|4, Embroiderer|craft|S|1.4|3, Shopkeeper|sale|B|3|4, Weaver|craft|S|1.4|2,
    Make-up artist|beauty|S|2.8|3, Assembly worker|plant|P|1.9|4, Cook|hotel|P|1.7|2, Baker|craft|S|2.2|2`),
} as const;

/** Work of people with a diploma. */
export const diplomaJobs = {
  Male: listJobs(`Mechanic|build|P|3.4|6, Electrician|build|P|3.4|8, Fitter|build|P|3.2|5, Draughtsperson|eng|P|3.4|4, Site supervisor|eng|P|4|6, Quality controller|eng|P|3.8|5,
    IT support specialist|IT|P|3.6|5, Air-conditioning technician|build|P|3.2|4, Mobile phone technician|build|S|3|3, Production supervisor|plant|P|4|6,
    Chef|hotel|P|4.2|4, Railway employee|gov|G|5|4, Seafarer|move|P|8|3, Medical laboratory technician|care|P|3|2, Photographer|art|S|3.6|2, Entrepreneur|man|B|6|3`),
  Female:
    listJobs(`Medical laboratory technician|care|P|2.6|6, Staff nurse|care|P|3|8, Radiographer|care|P|3|3, Front office executive|hotel|P|2.4|4, Fashion designer|art|S|3|4,
    Pre-school teacher|edu|P|2|5, Accounts assistant|acc|P|2.2|6, Beautician|beauty|B|3|4, Office assistant|off|P|2.2|5, IT support specialist|IT|P|3|3, Pharmacist|care|P|2.8|4`),
} as const;
