import { words } from '../words.ts';
import { gulfAndWest } from './abroad.ts';
import type { Culture } from './culture.ts';

export const malayaliHindu: Culture = {
  name: 'Malayali Hindu',
  share: 42,
  religion: 'Hindu',
  motherTongues: { Malayalam: 1 },
  languages: { English: 0.8, Hindi: 0.35, Tamil: 0.25 },
  states: { Kerala: 94, 'Tamil Nadu': 3, Karnataka: 3 },
  communities: {
    Nair: {
      share: 30,
      surnames: words('Nair, Pillai, Kurup, Panicker, Unnithan, Nambiar, Marar, Kaimal, Kartha'),
    },
    Menon: { share: 8, surnames: words('Menon') },
    Ezhava: { share: 26 },
    Thiyya: { share: 12 },
    Viswakarma: { share: 8, surnames: words('Achari, Asari') },
    'Brahmin – Namboodiri': {
      share: 4,
      surnames: words('Namboothiri, Bhattathiri, Nampoothiripad'),
      diet: { Veg: 92, Eggetarian: 8 },
    },
    'Scheduled Caste': { share: 8 },
    'Inter-caste': { share: 4 },
  },
  women:
    words(`Aiswarya, Akhila, Amrutha, Anagha, Anjali, Anjana, Anupama, Aparna, Archana, Arya, Aswathy, Athira,
    Bhavya, Chithra, Deepa, Devika, Dhanya, Divya, Gayathri, Gopika, Greeshma, Haritha, Indu, Jyothi, Kavya, Keerthana,
    Krishna, Lakshmi, Malavika, Manju, Meenakshi, Meera, Megha, Mridula, Nandana, Nayana, Neethu, Nimisha, Nithya,
    Parvathy, Pooja, Praseeda, Rakhi, Ranjini, Remya, Renuka, Resmi, Revathy, Rohini, Sandhya, Saranya, Saritha,
    Shalini, Shruthi, Silpa, Sindhu, Sithara, Smitha, Soumya, Sreedevi, Sreelakshmi, Sreeja, Surya, Swathi, Thushara,
    Uma, Varsha, Vidya, Vineetha, Vismaya`),
  men: words(`Abhijith, Abhilash, Adarsh, Ajay, Ajith, Akhil, Amal, Anand, Aneesh, Anoop, Aravind, Arjun, Aromal,
    Arun, Ashok, Aswin, Athul, Biju, Deepak, Dileep, Gokul, Gopakumar, Govind, Hari, Harikrishnan, Jayakrishnan,
    Jishnu, Jithu, Kannan, Kiran, Krishnakumar, Libin, Mahesh, Manoj, Midhun, Mithun, Nandakumar, Nikhil, Nithin,
    Pradeep, Prajith, Pranav, Prasanth, Rahul, Rajeev, Rajesh, Rakesh, Ranjith, Ratheesh, Renjith, Rohit, Sajith,
    Sandeep, Sanjay, Sanoop, Sarath, Shyam, Sooraj, Sreejith, Sreekumar, Sreenath, Subin, Sudheesh, Sujith, Suraj,
    Syam, Unnikrishnan, Vaisakh, Vignesh, Vijay, Vineeth, Vipin, Vishnu, Vivek`),
  mothers: words(`Sarojini, Leela, Vasantha, Sudha, Radha, Geetha, Girija, Indira, Jayasree, Lalitha, Latha,
    Padmavathy, Prasanna, Rema, Santha, Sobha, Sreedevi, Suseela, Thankamani, Usha, Valsala, Vijayalakshmi`),
  fathers:
    words(`Ramachandran, Sasidharan, Vijayan, Gopinathan, Rajendran, Surendran, Sukumaran, Balakrishnan,
    Chandran, Divakaran, Gangadharan, Janardhanan, Madhavan, Mohanan, Muraleedharan, Narayanan, Padmanabhan,
    Prabhakaran, Raghavan, Raveendran, Sadasivan, Somasekharan, Unnikrishnan, Venugopal, Viswanathan`),
  surnames:
    words(`Kumar, Raj, Mohan, Krishnan, Das, Nath, Prasad, Babu, Chandran, Dev, Gopal, Vijayan, Madhavan,
    Narayanan, Sekhar, Rajan, Raman, Suresh`),
  fatherAsSurname: 0.4,
  diet: { 'Non Veg': 68, Veg: 16, Eggetarian: 4, 'Occasionally non-veg': 12 },
  abroad: { share: 0.13, countries: gulfAndWest },
  schooling: 0.3,
};
