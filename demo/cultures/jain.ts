import { words } from '../words.ts';
import { traders } from './abroad.ts';
import type { Culture } from './culture.ts';

export const jain: Culture = {
  name: 'Jain',
  share: 26,
  religion: 'Jain',
  motherTongues: { Gujarati: 44, Hindi: 26, Marwari: 20, Marathi: 6, Kannada: 4 },
  languages: { Hindi: 0.95, English: 0.8, Gujarati: 0.3, Marathi: 0.2 },
  states: { Gujarat: 36, Rajasthan: 22, Maharashtra: 22, 'Madhya Pradesh': 11, Delhi: 4, Karnataka: 5 },
  communities: {
    Shwetambar: {
      share: 68,
      surnames: words(`Shah, Mehta, Doshi, Sanghvi, Kothari, Vora, Jhaveri, Gandhi, Parekh, Lodha, Bothra,
        Surana, Chordia, Bafna, Mutha, Sheth, Zaveri, Kapadia`),
    },
    Digambar: {
      share: 32,
      surnames: words('Jain, Patni, Kasliwal, Sethi, Pandya, Bakliwal, Godha, Upadhye, Chougule, Badjatya'),
    },
  },
  women:
    words(`Khushi, Hetal, Nidhi, Aayushi, Aditi, Akshita, Anjali, Ankita, Arpita, Avni, Bhakti, Charmi, Darshi,
    Dhara, Dhruvi, Disha, Divya, Drashti, Esha, Forum, Harshita, Heena, Hemali, Jinal, Jinisha, Kajal, Karishma, Khyati,
    Krupa, Kruti, Labdhi, Mahima, Mansi, Megha, Mitali, Moksha, Muskan, Namrata, Neha, Nikita, Niyati, Palak, Parul,
    Payal, Pooja, Prachi, Pratiksha, Prekshya, Priyal, Rachana, Riddhi, Rishita, Roshni, Ruchi, Saloni, Samyakta, Shaily,
    Shikha, Shradha, Shreya, Siddhi, Sneha, Sonal, Stuti, Surbhi, Swati, Tanvi, Trishla, Vidhi, Vruddhi, Yashvi`),
  men: words(`Jinesh, Parth, Mihir, Aagam, Abhay, Abhishek, Akshay, Aman, Ankit, Ankur, Anuj, Arham, Arihant, Ashish,
    Ayush, Bhavik, Bhavya, Chirag, Darshan, Deepak, Deep, Devansh, Dharmik, Dhruv, Divyesh, Gautam, Harsh, Harshil,
    Hardik, Jainam, Jatin, Jay, Jigar, Kalp, Karan, Kaushal, Keval, Khushal, Kunal, Kushal, Labdh, Manan, Mayank,
    Mehul, Mitesh, Mohit, Naman, Neel, Nemi, Nikunj, Nirav, Nishant, Pankaj, Paras, Pratik, Prashant, Rahul, Raj,
    Rishabh, Ronak, Rushabh, Sagar, Sanyam, Samyak, Saurabh, Shrenik, Shreyans, Siddharth, Sumit, Tirth, Vardhman,
    Vinit, Viral, Virag, Yash`),
  mothers:
    words(`Bharti, Chandanbala, Hansa, Jyotsna, Kalpana, Kusum, Lata, Manjula, Meena, Nirmala, Padma, Pushpa,
    Rekha, Sarla, Sharda, Sushila, Trishala, Usha, Varsha, Vimla`),
  fathers:
    words(`Ashok, Babulal, Bharat, Champalal, Dilip, Hasmukh, Jayantilal, Kantilal, Kirti, Mahavir, Mahendra,
    Manoharlal, Navinchandra, Paras, Prakash, Rajendra, Ramesh, Shantilal, Sohanlal, Subhash, Sunil, Vimal, Vinod`),
  surnames: words('Jain, Shah, Mehta'),
  diet: { Jain: 62, Veg: 36, Eggetarian: 1, Vegan: 1 },
  abroad: { share: 0.09, countries: traders },
  tracks: { share: 0.35, tracks: ['commerce', 'accountancy'] },
  schooling: 0.4,
};
