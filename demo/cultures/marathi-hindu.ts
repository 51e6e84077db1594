import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';
import { gotras } from './gotras.ts';

export const marathiHindu: Culture = {
  name: 'Marathi Hindu',
  share: 66,
  religion: 'Hindu',
  motherTongues: { Marathi: 1 },
  languages: { English: 0.7, Hindi: 0.92, Gujarati: 0.08, Kannada: 0.05 },
  states: { Maharashtra: 93, 'Madhya Pradesh': 3, Goa: 2, Gujarat: 2 },
  communities: {
    Maratha: {
      share: 36,
      surnames: words(`Patil, Jadhav, Shinde, Pawar, Bhosale, Deshmukh, Mohite, Chavan, Nimbalkar, Gaikwad,
        Mane, Sawant, Thorat, Kadam, Ghorpade, Salunkhe, Yadav, Jagtap, Kale`),
    },
    Kunbi: {
      share: 16,
      surnames: words('Patil, Wankhede, Thakare, Bhoyar, Dhote, Raut, Lanjewar, Kharche, Gawande'),
    },
    'Brahmin – Kokanastha': {
      share: 8,
      surnames: words(
        'Joshi, Gokhale, Apte, Bapat, Limaye, Sathe, Phadke, Kelkar, Ranade, Paranjape, Gadgil',
      ),
      diet: { Veg: 68, Eggetarian: 16, 'Occasionally non-veg': 16 },
    },
    'Brahmin – Deshastha': {
      share: 8,
      surnames: words('Kulkarni, Deshpande, Joshi, Deshmukh, Pathak, Purohit, Jahagirdar, Despande, Gosavi'),
      diet: { Veg: 72, Eggetarian: 16, 'Occasionally non-veg': 12 },
    },
    Viswakarma: { share: 5, surnames: words('Sutar, Panchal, Lohar, Sonar') },
    Teli: { share: 6, surnames: words('Sahu, Wagh, Deshmane, Chaudhari, Karwatkar, Gulhane') },
    'Scheduled Caste': { share: 8, surnames: words('Kamble, More, Sonawane, Waghmare, Ingle') },
    Dhobi: { share: 2, surnames: words('Parit, Raut') },
    Nai: { share: 2, surnames: words('Sen, Waghmare, Jadhav') },
    'Inter-caste': { share: 3 },
  },
  women:
    words(`Sayali, Rutuja, Ketaki, Aarti, Aditi, Aishwarya, Amruta, Anagha, Anjali, Anuja, Apurva, Archana, Ashwini,
    Bhagyashree, Bhakti, Chaitali, Deepali, Dhanashree, Dipti, Gauri, Gayatri, Harshada, Isha, Janhavi, Jayashree,
    Jyoti, Kajal, Kalyani, Kanchan, Kavita, Komal, Kshitija, Ketki, Leena, Madhavi, Madhura, Manasi, Mayuri, Megha,
    Mrunal, Mugdha, Namrata, Neha, Nikita, Nilima, Nishigandha, Pallavi, Poonam, Prachi, Pradnya, Prajakta, Pranali,
    Priyanka, Pooja, Radhika, Rasika, Renuka, Revati, Reshma, Rohini, Rucha, Rupali, Sakshi, Samruddhi, Sanika, Sarika,
    Sharvari, Shital, Shraddha, Shruti, Shubhangi, Smita, Snehal, Sonali, Sukhada, Supriya, Swarali, Tanvi, Tejal,
    Tejaswini, Trupti, Vaibhavi, Vaishali, Vaishnavi, Vrushali, Yogita`),
  men: words(`Rohit, Aniket, Sachin, Aditya, Ajay, Ajinkya, Akash, Akshay, Amey, Amit, Amol, Anand, Aniruddha, Atul,
    Avinash, Bhushan, Chetan, Chinmay, Dattatray, Deepak, Dhananjay, Digvijay, Ganesh, Gaurav, Girish, Hemant,
    Hrishikesh, Jayesh, Kaustubh, Kedar, Kiran, Kunal, Mahesh, Makarand, Mandar, Mangesh, Mayur, Mihir, Milind,
    Nachiket, Nikhil, Nilesh, Ninad, Nitin, Omkar, Onkar, Pankaj, Parag, Prasad, Prashant, Prathamesh, Pratik, Pravin,
    Rahul, Rajendra, Rakesh, Rohan, Rushikesh, Sagar, Saket, Sameer, Sandip, Sanket, Santosh, Saurabh, Shailesh,
    Shantanu, Shrikant, Shubham, Siddhesh, Soham, Sourabh, Sudhir, Suhas, Sujit, Suraj, Sushant, Swapnil, Tanmay, Tejas,
    Tushar, Umesh, Vaibhav, Vikas, Vinay, Vinayak, Viraj, Vishal, Yash, Yogesh`),
  mothers:
    words(`Sunita, Mangal, Sushila, Vandana, Alka, Anita, Asha, Bharati, Chhaya, Jayshree, Kalpana, Lata, Maya,
    Meena, Nanda, Pushpa, Rekha, Sadhana, Shobha, Sindhu, Surekha, Suvarna, Ujwala, Vidya`),
  fathers:
    words(`Ashok, Balasaheb, Bhausaheb, Dattatray, Dilip, Dnyaneshwar, Eknath, Gopal, Hanmant, Jagannath, Kashinath,
    Laxman, Madhukar, Narayan, Pandurang, Prakash, Raghunath, Ramchandra, Sambhaji, Shivaji, Sopan, Subhash, Suresh,
    Tukaram, Uttam, Vasant, Vilas, Vishnu, Vitthal, Yashwant`),
  surnames: words('Patil, Pawar, Jadhav, More, Shinde, Chavan, Kale, Wagh'),
  gotras,
  diet: { 'Non Veg': 62, Veg: 16, Eggetarian: 6, 'Occasionally non-veg': 16 },
  abroad: { share: 0.06, countries: techWorld },
  taller: -0.5,
  schooling: 0.1,
};
