import { words } from '../words.ts';
import { mostlyGulf } from './abroad.ts';
import type { Culture } from './culture.ts';

export const malayaliMuslim: Culture = {
  name: 'Malayali Muslim',
  share: 36,
  religion: 'Muslim',
  motherTongues: { Malayalam: 1 },
  languages: { English: 0.7, Arabic: 0.35, Hindi: 0.35, Tamil: 0.12 },
  states: { Kerala: 95, Karnataka: 3, 'Tamil Nadu': 2 },
  communities: {
    Mappila: { share: 78 },
    Rowther: { share: 12, surnames: words('Rawther, Rowther, Khan, Sait') },
    Syed: { share: 5, surnames: words('Thangal, Koya Thangal, Bukhari') },
    Other: { share: 5 },
  },
  denominations: { 'Sunni – Shafi': 86, 'Sunni – Hanafi': 6, 'Sunni – Other': 8 },
  women:
    words(`Nafeesa, Shahina, Rukhsana, Fathima, Aysha, Ameena, Asna, Afsana, Amina, Ansiya, Arifa, Asma, Faseela,
    Fida, Hafsa, Haseena, Hiba, Jaseela, Jasna, Juhaina, Khadeeja, Lubna, Maryam, Minha, Mubeena, Muhsina, Nahla,
    Najla, Naseema, Nasrin, Nazriya, Nihala, Noora, Raihana, Ramla, Raniya, Rasheeda, Razia, Rifna, Risana, Rizwana,
    Safa, Safna, Sajna, Salma, Sana, Shabana, Shafna, Shahana, Shamna, Shibila, Sumayya, Suhara, Thasni, Thabassum,
    Ummukulsu, Zainaba, Zeenath`),
  men: words(`Shameer, Anas, Nizar, Abdul Rahman, Afsal, Ajmal, Ameen, Anees, Ansar, Anwar, Ashiq, Ashraf, Aslam,
    Asif, Basheer, Fahad, Faisal, Fasil, Favas, Firoz, Habeeb, Hakeem, Haris, Hashim, Irshad, Ishaq, Jabir, Jaleel,
    Jamsheer, Jasim, Junaid, Kabeer, Latheef, Mansoor, Mubarak, Muhsin, Mujeeb, Munavar, Nabeel, Nadeem, Naseer,
    Naushad, Navas, Noufal, Rafeeq, Ramees, Rasheed, Razak, Riyas, Sadiq, Safwan, Sahal, Sajid, Salim, Sameer, Shafi,
    Shakeer, Shamil, Shanavas, Sharafudheen, Shihab, Siraj, Suhail, Thahir, Yasir, Zubair`),
  mothers:
    words(`Kadeeja, Pathumma, Aminakutty, Sainaba, Nabeesa, Sulaikha, Subaida, Ramlath, Safiya, Jameela,
    Mariyam, Asiya, Beevi, Rabiya, Ayishabi, Hajara, Nafeesath, Suhra`),
  fathers: words(`Abdulla, Moideen, Kunhammed, Muhammed Kutty, Hamza, Ibrahim, Kunhali, Mammu, Alavi, Beeran,
    Sulaiman, Usman, Yousuf, Hassan, Ahammed, Abubacker, Aboobacker, Saidalavi, Koyakutty, Ummer, Marakkar`),
  surnames:
    words(`Koya, Haji, Rahman, Kutty, Ali, Ahammed, Muhammed, Hameed, Rasheed, Basheer, Ibrahim, Moideen,
    Puthiyapurayil, Kunhi, Musliyar, Marakkar, Kalathil, Thayyil, Pullani, Valiyakath, Ummer, Hassan, Majeed, Salam`),
  fatherAsSurname: 0.35,
  diet: { 'Non Veg': 96, 'Occasionally non-veg': 3, Veg: 1 },
  abroad: { share: 0.24, countries: mostlyGulf },
  schooling: -0.1,
};
