import { words } from '../words.ts';
import { mostlyGulf } from './abroad.ts';
import type { Culture } from './culture.ts';

export const tamilMuslim: Culture = {
  name: 'Tamil Muslim',
  share: 20,
  religion: 'Muslim',
  motherTongues: { Tamil: 84, Urdu: 16 },
  languages: { English: 0.65, Urdu: 0.3, Arabic: 0.22, Hindi: 0.2, Malayalam: 0.1 },
  states: { 'Tamil Nadu': 96, Puducherry: 4 },
  communities: {
    Rowther: { share: 42, surnames: words('Rowther, Rawther, Ravuthar') },
    Lebbai: { share: 26, surnames: words('Labbai, Lebbai, Sahib') },
    Maraicar: { share: 18, surnames: words('Maricar, Marakkayar, Maraicar') },
    Dekkani: { share: 10, surnames: words('Basha, Khan, Sharif, Baig') },
    Other: { share: 4 },
  },
  denominations: { 'Sunni – Hanafi': 52, 'Sunni – Shafi': 36, 'Sunni – Other': 12 },
  women:
    words(`Afreen, Aisha, Ameena, Asma, Ayesha, Benazir, Fathima, Farhana, Farzana, Hajira, Haseena, Jameela,
    Jannath, Jasima, Kathija, Mahmooda, Mumtaz, Nafisa, Nasreen, Nilofer, Noorjahan, Parveen, Rabiya, Rahmath, Reshma,
    Rifaya, Rizwana, Rukshana, Sabeena, Safrin, Sajida, Salma, Samsath, Shabana, Shahin, Shajitha, Shamima, Shameema,
    Sharmila, Sithi, Sumaiya, Thahira, Thaslima, Yasmin, Zareena, Zubaida`),
  men: words(`Abdul Kader, Abubakar, Ahamed, Ajmal, Akbar, Ameer, Ansari, Asan, Ashik, Asraf, Azarudeen, Barakath,
    Faizal, Farook, Haja, Hameed, Haroon, Ibrahim, Imran, Irfan, Jafar, Jahir, Jamal, Kaja, Kamal, Liyakath, Malik,
    Meeran, Mohideen, Mubarak, Mustafa, Nagoor, Nasar, Nizam, Noor, Rafi, Rahim, Riyaz, Sadam, Sahul, Salman, Samsudeen,
    Shahul Hameed, Sheik, Sikkandar, Sirajudeen, Sultan, Syed, Thameem, Wasim, Yasar, Yusuf, Zahir`),
  mothers:
    words(`Pathima, Kathun, Mariyam, Jinnath, Rahamath, Noorjahan, Habeeba, Sabura, Ayisha, Hajara, Meharaj,
    Ummal, Sarammal, Saleema`),
  fathers:
    words(`Abdul Salam, Mohamed Ismail, Shahul Hameed, Kader Mohideen, Abdul Kareem, Sikkander, Jainulabdeen,
    Habibullah, Mohamed Ali, Syed Ibrahim, Abdul Rahman, Kamaludeen, Peer Mohamed, Nagoor Meeran, Abdul Wahab`),
  surnames: words(
    `Mohamed, Ali, Hussain, Ibrahim, Ismail, Rahman, Hameed, Kader, Khan, Mohideen, Rahim, Sulthan`,
  ),
  fatherAsSurname: 0.4,
  diet: { 'Non Veg': 96, 'Occasionally non-veg': 3, Veg: 1 },
  abroad: { share: 0.16, countries: mostlyGulf },
  taller: -0.5,
  schooling: -0.1,
};
