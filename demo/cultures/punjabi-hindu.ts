import { words } from '../words.ts';
import { northernWest } from './abroad.ts';
import type { Culture } from './culture.ts';

export const punjabiHindu: Culture = {
  name: 'Punjabi Hindu',
  share: 34,
  religion: 'Hindu',
  motherTongues: { Punjabi: 58, Hindi: 36, Dogri: 6 },
  languages: { Hindi: 0.97, English: 0.8, Punjabi: 0.5 },
  states: {
    Punjab: 32,
    Delhi: 32,
    Haryana: 18,
    Chandigarh: 6,
    'Jammu and Kashmir': 5,
    'Himachal Pradesh': 4,
    'Uttar Pradesh': 3,
  },
  communities: {
    Khatri: {
      share: 46,
      surnames: words(`Khanna, Kapoor, Malhotra, Mehra, Chopra, Sehgal, Sethi, Tandon, Vohra, Dhawan, Kohli,
        Bhalla, Sood, Puri, Talwar, Nanda, Bhasin, Seth`),
    },
    Arora: {
      share: 36,
      surnames: words(
        'Arora, Chawla, Ahuja, Batra, Juneja, Taneja, Sachdeva, Grover, Kukreja, Dua, Bajaj, Wadhwa, Madan, Khurana, Chhabra',
      ),
    },
    'Brahmin – Saraswat': {
      share: 10,
      surnames: words('Sharma, Bhardwaj, Joshi, Prashar, Dutta, Mohan, Sudan'),
      diet: { Veg: 72, Eggetarian: 12, 'Non Veg': 16 },
    },
    'Scheduled Caste': { share: 8, surnames: words('Kumar, Ram, Bhagat, Chand, Lal') },
  },
  women:
    words(`Aanchal, Aarti, Aditi, Akanksha, Amisha, Anisha, Anjali, Ankita, Anu, Ashima, Avni, Bhavya, Charu, Deepika,
    Diksha, Divya, Esha, Garima, Gitika, Gunjan, Heena, Himani, Isha, Ishita, Jyoti, Jasmine, Kanika, Karishma, Kavita,
    Komal, Kritika, Kashish, Latika, Mahima, Malika, Mansi, Meenakshi, Megha, Mehak, Mitali, Monika, Muskan, Natasha,
    Neelam, Neha, Nidhi, Niharika, Nikita, Nitika, Payal, Pooja, Prerna, Priya, Priyanka, Pulkita, Rashi, Richa, Ridhima,
    Riya, Ruchika, Sakshi, Saloni, Sanya, Shefali, Shilpa, Shivani, Shreya, Shruti, Simran, Smriti, Sonali, Sonia,
    Srishti, Surbhi, Swati, Tanvi, Tanya, Vandana, Vani, Vidhi`),
  men: words(`Abhishek, Aditya, Ajay, Akshay, Aman, Amit, Anil, Ankit, Ankur, Anuj, Arjun, Arun, Ashish, Ashwani, Atul,
    Chetan, Deepak, Dheeraj, Dhruv, Gagan, Gaurav, Gautam, Gopal, Harsh, Himanshu, Ishaan, Jatin, Kapil, Karan, Kunal,
    Lalit, Lokesh, Lovish, Madhur, Manav, Manish, Manoj, Mayank, Mohit, Mukul, Naveen, Neeraj, Nikhil, Nishant, Nitin,
    Pankaj, Parveen, Prateek, Pranav, Puneet, Raghav, Rahul, Rajat, Rajesh, Rishabh, Ritesh, Rohan, Rohit, Sachin,
    Sahil, Sameer, Sanjeev, Saurabh, Shivam, Shubham, Siddharth, Sumit, Sunil, Tarun, Tushar, Varun, Vikas, Vikram,
    Vineet, Vipin, Vishal, Vivek, Yogesh`),
  mothers:
    words(`Anita, Asha, Kiran, Kamlesh, Kusum, Madhu, Meena, Neelam, Nirmal, Poonam, Promila, Raj Rani, Rama, Renu,
    Santosh, Shashi, Sneh Lata, Sudesh, Suman, Sunita, Usha, Veena, Vijay Laxmi`),
  fathers:
    words(`Ashok, Darshan Lal, Harish, Jagdish, Kewal Krishan, Krishan Lal, Madan Lal, Mohan Lal, Naresh, Om Prakash,
    Parveen, Rakesh, Ramesh, Ravinder, Satish, Satpal, Subhash, Surinder, Sushil, Tilak Raj, Vijay, Vinod, Yash Pal`),
  surnames: words('Sharma, Kapoor, Arora, Khanna'),
  diet: { 'Non Veg': 42, Veg: 36, Eggetarian: 9, 'Occasionally non-veg': 13 },
  abroad: { share: 0.11, countries: northernWest },
  taller: 2,
  schooling: 0.35,
};
