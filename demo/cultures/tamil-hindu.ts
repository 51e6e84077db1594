import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';
import { gotras } from './gotras.ts';

export const tamilHindu: Culture = {
  name: 'Tamil Hindu',
  share: 78,
  religion: 'Hindu',
  motherTongues: { Tamil: 95, Saurashtra: 2, Badaga: 1, Telugu: 2 },
  languages: { English: 0.8, Hindi: 0.18, Telugu: 0.14, Kannada: 0.06 },
  states: { 'Tamil Nadu': 91, Puducherry: 3, Karnataka: 5, Maharashtra: 1 },
  communities: {
    'Brahmin – Iyer': {
      share: 9,
      surnames: words('Iyer, Subramanian, Raman, Ganesan'),
      diet: { Veg: 90, Eggetarian: 10 },
    },
    'Brahmin – Iyengar': {
      share: 5,
      surnames: words('Iyengar, Srinivasan, Raghavan, Desikan'),
      diet: { Veg: 95, Eggetarian: 5 },
    },
    Mudaliar: { share: 12, surnames: words('Mudaliar') },
    Gounder: { share: 13, surnames: words('Gounder') },
    Vanniyar: { share: 14, surnames: words('Padayachi, Naicker') },
    'Thevar/Mukkulathor': { share: 10, surnames: words('Thevar, Servai') },
    Nadar: { share: 9, surnames: words('Nadar') },
    Chettiar: { share: 8, surnames: words('Chettiar'), diet: { Veg: 35, 'Non Veg': 65 } },
    Pillai: { share: 7, surnames: words('Pillai') },
    Naidu: { share: 5, surnames: words('Naidu') },
    Viswakarma: { share: 3 },
    'Scheduled Caste': { share: 8 },
  },
  women:
    words(`Abinaya, Abirami, Aishwarya, Akila, Anitha, Anuradha, Aparna, Arthi, Bhuvaneswari, Brindha, Chitra,
    Deepika, Devi, Dhivya, Durga, Ezhilarasi, Gayathri, Geetha, Gomathi, Harini, Hema, Indhu, Ishwarya, Janani,
    Jayanthi, Kalaivani, Kanimozhi, Karpagam, Kavitha, Keerthana, Kirthika, Kokila, Lavanya, Madhumitha, Mahalakshmi,
    Malathi, Manimegalai, Meena, Monisha, Nandhini, Nithya, Oviya, Padma, Pavithra, Poornima, Preethi, Priyadharshini,
    Radhika, Ramya, Ranjani, Revathi, Roja, Rubini, Sangeetha, Saranya, Sathya, Selvi, Shanthi, Shobana, Sivaranjani,
    Sowmya, Subashini, Suganya, Sujatha, Swathi, Tamilselvi, Thenmozhi, Uma, Vaishnavi, Vasuki, Vidhya, Vinothini,
    Yamuna, Yazhini`),
  men: words(`Aakash, Ajith, Anand, Aravind, Arulmozhi, Arun, Ashok, Balaji, Balamurugan, Bharath, Chandru, Deepak,
    Dinesh, Elango, Ganesh, Gopinath, Gowtham, Guru, Hari, Hariharan, Ilango, Jagan, Jayakumar, Kalaiselvan, Kannan,
    Karthik, Karthikeyan, Kathir, Kishore, Krishnan, Kumaran, Lokesh, Madhan, Magesh, Manikandan, Mathan, Mohan,
    Mugilan, Murali, Muthukumar, Nandakumar, Naveen, Nirmal, Prabhakaran, Prabhu, Pradeep, Prakash, Prasanna, Praveen,
    Raghuram, Rajkumar, Ramesh, Ramkumar, Sabari, Sakthivel, Saravanan, Sathish, Senthil, Shankar, Siva, Sivakumar,
    Srinivasan, Sriram, Sudhakar, Suresh, Surya, Tamilarasan, Thiru, Udhaya, Vasanth, Velmurugan, Venkatesh, Vetri,
    Vignesh, Vijay, Vikram, Vinoth, Yogesh`),
  mothers:
    words(`Saraswathi, Lakshmi, Meenakshi, Kamala, Vasantha, Rajeswari, Parvathi, Dhanalakshmi, Kalyani,
    Mallika, Amutha, Chellammal, Jeyanthi, Kousalya, Muthulakshmi, Nagammal, Pushpa, Santhi, Thilagavathi, Valliammai`),
  fathers:
    words(`Murugesan, Subramaniam, Palanisamy, Ramasamy, Shanmugam, Arumugam, Selvaraj, Rajendran, Natarajan,
    Govindan, Krishnamoorthy, Chinnasamy, Perumal, Ganesan, Kandasamy, Velusamy, Sundaram, Muthusamy, Thangavel,
    Balasubramanian, Jayaraman, Kaliyaperumal, Loganathan, Mariappan, Nagarajan, Periyasamy, Sekar, Vaithiyanathan`),
  surnames: words(`Kumar, Rajan, Raja, Murugan, Pandian, Selvam, Mani, Durai, Kannan, Nathan, Sundar, Arasu`),
  fatherAsSurname: 0.72,
  gotras,
  diet: { 'Non Veg': 66, Veg: 18, Eggetarian: 5, 'Occasionally non-veg': 11 },
  abroad: { share: 0.09, countries: techWorld },
  taller: -0.5,
  tracks: { share: 0.15, tracks: ['engineering', 'computing'] },
  schooling: 0.2,
};
