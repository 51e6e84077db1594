import { words } from '../words.ts';
import { mostlyGulf } from './abroad.ts';
import type { Culture } from './culture.ts';

export const bengaliMuslim: Culture = {
  name: 'Bengali and Assamese Muslim',
  share: 16,
  religion: 'Muslim',
  motherTongues: { Bengali: 80, Assamese: 16, Urdu: 4 },
  languages: { Hindi: 0.7, English: 0.5, Urdu: 0.2, Arabic: 0.1 },
  states: { 'West Bengal': 68, Assam: 26, Tripura: 4, Jharkhand: 2 },
  communities: {
    Bengali: { share: 60, surnames: words('Mondal, Sarkar, Biswas, Molla, Laskar, Gazi, Sardar, Mallick') },
    Sheikh: { share: 24, surnames: words('Sheikh, Sk, Islam, Hossain') },
    Syed: { share: 8, surnames: words('Syed, Ali, Hossain') },
    Pathan: { share: 8, surnames: words('Khan') },
  },
  denominations: { 'Sunni – Hanafi': 84, 'Sunni – Ahl-e-Hadith': 9, 'Sunni – Other': 7 },
  women:
    words(`Afroza, Aklima, Asma, Ayesha, Dilruba, Farhana, Farida, Ferdousi, Firdousi, Halima, Hasina, Jahanara,
    Jannatul, Jasmin, Khadija, Lutfa, Mahmuda, Marufa, Mehnaz, Moriom, Mousumi, Nargis, Nasima, Nasrin, Nilufa, Parveen,
    Rabeya, Rahima, Rehena, Reshma, Rokeya, Rubina, Ruksana, Sabina, Sabiha, Sadia, Sahana, Salma, Samima, Sania,
    Shabnam, Shamima, Sharmin, Sultana, Sumaiya, Tahmina, Tania, Taslima, Yasmin`),
  men: words(`Abdul Hakim, Abu Bakkar, Alamgir, Amirul, Anarul, Anisur, Arif, Asadul, Ashraful, Aslam, Azizul, Firoz, Habibur,
    Hasan, Imran, Insan, Jahangir, Jakir, Kabir, Mahabub, Mahidul, Manirul, Masud, Mehedi, Minarul, Mizanur, Mostafizur,
    Najmul, Nasir, Nazrul, Rafikul, Rahul Amin, Rakibul, Rashidul, Rezaul, Ruhul, Sabir, Saiful, Salim, Samim, Sariful,
    Shahid, Shahjahan, Sirajul, Sohel, Sofikul, Tanvir, Tarikul, Yusuf, Zakir, Ziaul`),
  mothers: words(
    'Amena Bibi, Fatema Khatun, Halima Bibi, Jahanara Begum, Khodeja Bibi, Nurjahan Bibi, Rabeya Khatun, Rahima Bibi, Rokeya Begum, Saleha Bibi, Sakina Khatun',
  ),
  fathers: words(
    'Abdul Aziz, Abdul Jabbar, Abdus Sattar, Afsar Ali, Ansar Ali, Ayub Ali, Fazlul Haque, Golam Mostafa, Hafizur Rahman, Nurul Islam, Rafikul Islam, Samsul Haque, Yakub Ali',
  ),
  surnames: words('Islam, Rahman, Ali, Ahmed, Hossain, Haque, Hussain, Alam, Sheikh'),
  diet: { 'Non Veg': 97, 'Occasionally non-veg': 3 },
  abroad: { share: 0.04, countries: mostlyGulf },
  taller: -1.5,
  schooling: -0.35,
};
