import { words } from '../words.ts';
import { traders } from './abroad.ts';
import type { Culture } from './culture.ts';

export const gujaratiHindu: Culture = {
  name: 'Gujarati Hindu',
  share: 48,
  religion: 'Hindu',
  motherTongues: { Gujarati: 92, Kutchi: 8 },
  languages: { Hindi: 0.95, English: 0.7, Marathi: 0.18 },
  states: { Gujarat: 82, Maharashtra: 16, Rajasthan: 2 },
  communities: {
    'Patel – Leva': {
      share: 26,
      surnames: words('Patel, Desai, Amin, Savaliya, Vaghasiya, Dobariya, Kakadiya, Ramani'),
      diet: { Veg: 82, Eggetarian: 8, 'Occasionally non-veg': 10 },
    },
    'Patel – Kadva': {
      share: 18,
      surnames: words('Patel, Kalariya, Bhalodiya, Godhani, Detroja, Kaneriya'),
      diet: { Veg: 82, Eggetarian: 8, 'Occasionally non-veg': 10 },
    },
    Lohana: {
      share: 14,
      surnames: words('Thakkar, Kotak, Raichura, Popat, Majithia, Sachdev, Tanna, Ganatra, Rajani'),
    },
    'Brahmin – Other': {
      share: 13,
      surnames: words(
        'Trivedi, Joshi, Bhatt, Pandya, Dave, Vyas, Shukla, Mehta, Acharya, Upadhyay, Raval, Jani',
      ),
      diet: { Veg: 95, Eggetarian: 5 },
    },
    Baniya: { share: 8, surnames: words('Shah, Parikh, Gandhi, Modi, Sheth, Parekh, Choksi') },
    Rajput: {
      share: 8,
      surnames: words('Jadeja, Zala, Gohil, Vaghela, Parmar, Solanki, Chauhan, Rana'),
      diet: { 'Non Veg': 40, Veg: 45, 'Occasionally non-veg': 15 },
    },
    Kumhar: { share: 5, surnames: words('Prajapati, Ladva, Ojha') },
    'Scheduled Caste': { share: 6, surnames: words('Makwana, Solanki, Parmar, Vaghela, Chavda') },
  },
  women:
    words(`Aarti, Aesha, Aditi, Amisha, Anjali, Ankita, Avani, Bhavika, Bhoomi, Bhumika, Charmi, Darshana, Devanshi,
    Dharmishtha, Dhara, Dhruvi, Dhwani, Dimple, Disha, Drashti, Ekta, Foram, Hetal, Hetvi, Hiral, Isha, Janki, Jignasa,
    Jinal, Jalpa, Kajal, Khushbu, Khyati, Kinjal, Komal, Krina, Krishna, Krupa, Mansi, Megha, Mital, Mittal, Monika,
    Namrata, Nehal, Nidhi, Nikita, Niyati, Parita, Payal, Pinal, Pooja, Prachi, Priyanka, Radhika, Riddhi, Rinkal,
    Riya, Rutvi, Sejal, Shivani, Shreya, Shruti, Siddhi, Sonal, Stuti, Swati, Tanvi, Tejal, Trupti, Twinkle, Urmi,
    Urvashi, Vaishali, Vidhi, Viral, Vruti, Zalak, Zeel`),
  men: words(`Akshar, Alpesh, Amit, Anand, Ankit, Ankur, Bhargav, Bhavesh, Bhavik, Brijesh, Chintan, Chirag, Darshan,
    Deep, Devang, Dharmesh, Dhaval, Dhruv, Dipak, Dipesh, Divyesh, Gaurang, Harsh, Harshil, Hardik, Hiren, Hitesh, Jay,
    Jaydeep, Jaimin, Jatin, Jigar, Jignesh, Kaushal, Karan, Kartik, Ketan, Keval, Krunal, Kunal, Kushal, Malav, Manan,
    Maulik, Mayank, Meet, Mehul, Mihir, Milan, Mitesh, Nikunj, Nilesh, Nirav, Nishant, Parth, Piyush, Pranav, Pratik,
    Prashant, Raj, Rajan, Ravi, Rikin, Ronak, Rushabh, Rutvik, Sagar, Samir, Sanket, Saumil, Savan, Smit, Sunil, Tarak,
    Tejas, Tushar, Umang, Urvish, Utsav, Vatsal, Viral, Vishal, Vivek, Yash, Yogesh`),
  mothers:
    words(`Bhavnaben, Geetaben, Hansaben, Ilaben, Jayshreeben, Jyotsnaben, Kalpanaben, Kokilaben, Lataben,
    Manjulaben, Meenaben, Nayanaben, Pannaben, Ramilaben, Rekhaben, Sangitaben, Sarojben, Shardaben, Ushaben, Vasantiben`),
  fathers:
    words(`Arvindbhai, Ashokbhai, Bharatbhai, Dilipbhai, Dineshbhai, Ghanshyambhai, Girishbhai, Harshadbhai,
    Jayantibhai, Kantilal, Kiritbhai, Maheshbhai, Manubhai, Mukeshbhai, Natvarlal, Pravinbhai, Rajeshbhai, Rameshbhai,
    Rasikbhai, Sureshbhai, Vinodbhai, Vallabhbhai, Hasmukhbhai`),
  surnames: words('Patel, Shah, Joshi, Desai, Parmar, Thakkar, Modi, Gajjar, Panchal, Suthar'),
  diet: { Veg: 76, Eggetarian: 7, 'Occasionally non-veg': 9, 'Non Veg': 8 },
  abroad: { share: 0.16, countries: traders },
  tracks: { share: 0.2, tracks: ['commerce', 'pharmacy'] },
  schooling: 0.05,
};
