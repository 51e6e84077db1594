import { words } from '../words.ts';
import { gulfAndWest } from './abroad.ts';
import type { Culture } from './culture.ts';

export const tuluvaHindu: Culture = {
  name: 'Tuluva and Konkani Hindu',
  share: 12,
  religion: 'Hindu',
  motherTongues: { Tulu: 66, Konkani: 34 },
  languages: { Kannada: 0.95, English: 0.8, Hindi: 0.65, Malayalam: 0.1 },
  states: { Karnataka: 84, Maharashtra: 8, Goa: 8 },
  communities: {
    Bunt: { share: 38, surnames: words('Shetty, Rai, Alva, Hegde, Shenava, Ballal, Chowta') },
    Billava: { share: 34, surnames: words('Poojary, Suvarna, Amin, Kotian, Salian, Karkera, Bangera') },
    'Brahmin – Saraswat': {
      share: 28,
      surnames: words('Kamath, Pai, Shenoy, Prabhu, Nayak, Kini, Bhat, Mallya, Baliga'),
      diet: { Veg: 62, Eggetarian: 10, 'Occasionally non-veg': 28 },
    },
  },
  women:
    words(`Aishwarya, Akshatha, Amrita, Anvitha, Ashwitha, Chaithra, Deeksha, Deepthi, Dhanya, Divya, Harshitha,
    Hithashree, Karishma, Kavitha, Kritika, Laxmi, Madhura, Malini, Maithri, Namita, Nikitha, Nishmitha, Pallavi,
    Pooja, Prathiksha, Priya, Rachana, Raksha, Rashmi, Roopashree, Sahana, Samiksha, Sangeetha, Shraddha, Shreya,
    Shruthi, Sinchana, Sonali, Sowjanya, Supriya, Swathi, Thanushree, Vaishali, Vidyashree, Yashika`),
  men: words(`Abhijith, Akshay, Anup, Ashwath, Avinash, Chirag, Deepak, Dheeraj, Ganesh, Gautham, Harish, Jayaprakash,
    Jeevan, Karthik, Kaushik, Kishore, Likith, Manish, Mithun, Naveen, Nishanth, Nithesh, Pavan, Prajwal, Pranam,
    Prasad, Prashanth, Rakshith, Ranjith, Rithesh, Rohan, Sandesh, Santhosh, Shravan, Sudhir, Sujith, Sukesh, Suraj,
    Sushanth, Varun, Vignesh, Vikram, Yathish, Yogish`),
  mothers:
    words(`Sumathi, Girija, Kusuma, Lalitha, Leelavathi, Pushpavathi, Shashikala, Sharada, Vanaja, Yashoda,
    Sunanda, Jayanthi, Vasanthi, Prema`),
  fathers:
    words(`Jayarama, Sundara, Narayana, Vasanth, Sadananda, Krishnappa, Raghava, Dayananda, Gopala, Shekara,
    Umesh, Ananda, Bhaskara, Ramesh`),
  surnames: words('Shetty, Poojary, Kamath, Nayak'),
  diet: { 'Non Veg': 82, Veg: 6, Eggetarian: 2, 'Occasionally non-veg': 10 },
  abroad: { share: 0.13, countries: gulfAndWest },
  taller: 0.5,
  schooling: 0.25,
};
