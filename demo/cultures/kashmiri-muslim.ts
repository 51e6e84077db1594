import { words } from '../words.ts';
import { mostlyGulf } from './abroad.ts';
import type { Culture } from './culture.ts';

export const kashmiriMuslim: Culture = {
  name: 'Kashmiri Muslim',
  share: 8,
  religion: 'Muslim',
  motherTongues: { Kashmiri: 96, Urdu: 4 },
  languages: { Urdu: 0.95, Hindi: 0.7, English: 0.75 },
  states: { 'Jammu and Kashmir': 97, Ladakh: 3 },
  communities: {
    Sheikh: { share: 60 },
    Syed: { share: 16, surnames: words('Geelani, Andrabi, Shah, Bukhari, Qadri, Naqshbandi') },
    Mughal: { share: 12, surnames: words('Mir, Mirza, Beigh') },
    Pathan: { share: 4, surnames: words('Khan') },
    Other: { share: 8 },
  },
  denominations: { 'Sunni – Hanafi': 70, 'Sunni – Other': 16, 'Shia – Ithna Ashari': 14 },
  women:
    words(`Aaliya, Afroza, Aisha, Asmat, Bisma, Farhat, Gousia, Hadiya, Humaira, Insha, Iqra, Irtiqa, Jasiya, Kulsoom, Mahjabeen,
    Masrat, Mehvish, Mubeena, Munaza, Nighat, Nuzhat, Quratulain, Rafia, Rifat, Romana, Sabreena, Saima, Samiya, Shafiya,
    Shaista, Shazia, Snober, Suriya, Tabinda, Tahira, Tanzeela, Ulfat, Urfi, Uzma, Zeenat`),
  men: words(`Aadil, Aijaz, Altaf, Amir, Aqib, Arshid, Ashiq, Bashir, Basit, Bilal, Burhan, Danish, Faheem, Farooq, Faisal, Hilal,
    Imtiyaz, Irshad, Ishfaq, Javaid, Junaid, Khursheed, Manzoor, Mehraj, Mubashir, Mudasir, Muneer, Muzamil, Nadeem,
    Nasir, Omar, Owais, Parvez, Rameez, Rouf, Sajad, Shabir, Showkat, Suhail, Tariq, Touseef, Umar, Waseem, Yawar, Zahoor`),
  mothers: words(
    'Fatima, Hajra, Haleema, Jameela, Mehbooba, Naseema, Raja Begum, Rafiqa, Saleema, Sara, Shameema, Taja, Zaina',
  ),
  fathers: words(
    'Abdul Rashid, Abdul Ahad, Ali Mohammad, Ghulam Hassan, Ghulam Mohammad, Ghulam Nabi, Mohammad Ramzan, Mohammad Yousuf, Nazir Ahmad, Bashir Ahmad, Farooq Ahmad',
  ),
  surnames: words(
    'Bhat, Dar, Lone, Wani, Mir, Rather, Sofi, Malik, Ganai, Sheikh, Parray, Khan, Najar, Shah, Zargar, Dhar, Magray, Hajam, Reshi',
  ),
  diet: { 'Non Veg': 97, 'Occasionally non-veg': 3 },
  abroad: { share: 0.05, countries: mostlyGulf },
  taller: 1.5,
};
