import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';
import { gotras } from './gotras.ts';

export const kannadigaHindu: Culture = {
  name: 'Kannadiga Hindu',
  share: 46,
  religion: 'Hindu',
  motherTongues: { Kannada: 96, Kodava: 4 },
  languages: { English: 0.75, Hindi: 0.5, Telugu: 0.15, Tamil: 0.12, Marathi: 0.06 },
  states: { Karnataka: 97, Maharashtra: 2, 'Tamil Nadu': 1 },
  communities: {
    Lingayat: {
      share: 30,
      surnames: words('Patil, Hiremath, Angadi, Kulkarni, Biradar, Math, Desai, Shettar'),
      diet: { Veg: 90, Eggetarian: 10 },
    },
    Vokkaliga: { share: 27, surnames: words('Gowda') },
    Kuruba: { share: 12 },
    'Brahmin – Smartha': {
      share: 6,
      surnames: words('Bhat, Hegde, Sharma, Rao, Joshi'),
      diet: { Veg: 93, Eggetarian: 7 },
    },
    'Brahmin – Madhwa': {
      share: 6,
      surnames: words('Acharya, Rao, Kulkarni, Deshpande, Upadhyaya'),
      diet: { Veg: 96, Eggetarian: 4 },
    },
    Viswakarma: { share: 4, surnames: words('Achar, Badiger') },
    'Scheduled Caste': { share: 9 },
    'Scheduled Tribe': { share: 6, surnames: words('Naik, Nayaka') },
  },
  women:
    words(`Aishwarya, Akshata, Amulya, Anitha, Anusha, Apoorva, Ashwini, Bhagya, Bhavana, Bhoomika, Chaitra,
    Chandana, Deepa, Deepika, Divya, Gagana, Geetha, Harshitha, Hema, Kavana, Kavya, Keerthi, Komala, Kruthika, Lakshmi,
    Latha, Lavanya, Likhitha, Manasa, Megha, Meghana, Mamatha, Namratha, Nayana, Netra, Nisarga, Nivedita, Pallavi,
    Pavithra, Pooja, Poornima, Pragathi, Pratibha, Preethi, Priyanka, Rachana, Rajeshwari, Rakshitha, Ramya, Ranjitha,
    Rashmi, Roopa, Sahana, Sandhya, Sangeetha, Savitha, Shilpa, Shobha, Shreya, Shruthi, Shwetha, Sinchana, Sneha,
    Soumya, Spoorthi, Suma, Sunitha, Sushma, Swathi, Tejaswini, Usha, Varsha, Veena, Vidya, Yashaswini`),
  men: words(`Abhishek, Adarsh, Ajay, Akash, Anand, Anil, Arun, Ashok, Avinash, Basavaraj, Bharath, Chandan,
    Chandrashekar, Chetan, Darshan, Deepak, Dhananjaya, Ganesh, Girish, Gururaj, Harish, Harsha, Hemanth, Jagadish,
    Karthik, Kiran, Kishan, Lohith, Madhu, Mahantesh, Mahesh, Mallikarjun, Manjunath, Manoj, Mohan, Nagaraj, Nagesh,
    Naveen, Nikhil, Nithin, Pavan, Prajwal, Pradeep, Prakash, Pramod, Prashanth, Praveen, Punith, Raghavendra, Raghu,
    Rakesh, Ravi, Rohan, Sachin, Sandeep, Santosh, Sharath, Shashank, Shivakumar, Shreyas, Siddharth, Srinivas, Sudeep,
    Suhas, Sumanth, Sunil, Suraj, Tejas, Uday, Varun, Vikas, Vinay, Vinod, Vishwas, Yashas, Yogesh`),
  mothers:
    words(`Lakshmamma, Jayamma, Gangamma, Parvathamma, Sharadamma, Savithramma, Puttamma, Kamalamma, Nagarathna,
    Girijamma, Shantha, Manjula, Sumitra, Rathnamma, Prema, Shakuntala, Vijayalakshmi, Mahadevi`),
  fathers:
    words(`Nanjundappa, Rangappa, Shivanna, Krishnappa, Siddaramaiah, Basappa, Ramachandra, Channabasappa,
    Hanumanthappa, Lingaraju, Mallappa, Narayanappa, Puttaswamy, Rajanna, Revanna, Shankarappa, Thimmaiah, Veerabhadra,
    Venkatesh, Srinivas Murthy`),
  surnames: words(
    `Kumar, Murthy, Swamy, Raj, Prasad, Shankar, Babu, Chandra, Naik, Shekar, Ramaiah, Appaiah`,
  ),
  fatherAsSurname: 0.3,
  gotras,
  diet: { 'Non Veg': 55, Veg: 30, Eggetarian: 6, 'Occasionally non-veg': 9 },
  abroad: { share: 0.07, countries: techWorld },
  schooling: 0.1,
};
