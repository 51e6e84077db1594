import { words } from '../words.ts';
import { traders } from './abroad.ts';
import type { Culture } from './culture.ts';
import { merchantGotras } from './gotras.ts';

export const marwariHindu: Culture = {
  name: 'Marwari and Agarwal Hindu',
  share: 34,
  religion: 'Hindu',
  motherTongues: { Hindi: 62, Marwari: 34, Rajasthani: 4 },
  languages: { Hindi: 0.98, English: 0.75, Bengali: 0.12, Marathi: 0.08 },
  states: {
    Rajasthan: 34,
    'Uttar Pradesh': 18,
    Delhi: 13,
    Haryana: 11,
    'West Bengal': 10,
    Maharashtra: 6,
    'Madhya Pradesh': 5,
    Assam: 3,
  },
  communities: {
    Agarwal: {
      share: 46,
      surnames: words('Agarwal, Bansal, Goyal, Garg, Mittal, Singhal, Jindal, Goel, Kansal, Aggarwal, Gupta'),
    },
    Maheshwari: {
      share: 18,
      surnames: words(
        'Maheshwari, Somani, Rathi, Bhutra, Malpani, Kabra, Daga, Bajaj, Mundhra, Toshniwal, Jhanwar',
      ),
    },
    Khandelwal: { share: 12, surnames: words('Khandelwal, Rawat, Kulwal, Dangayach, Tambi') },
    Baniya: { share: 10, surnames: words('Gupta, Sahu, Jaiswal, Vaish, Bindal') },
    Gupta: { share: 14, surnames: words('Gupta, Kesarwani, Barnwal') },
  },
  women:
    words(`Ishita, Ritika, Shreya, Aakriti, Aanchal, Aashi, Aditi, Akansha, Ankita, Anushka, Apoorva, Arushi, Avantika,
    Ayushi, Bhavna, Chandni, Charu, Deepika, Diksha, Disha, Divya, Garima, Gunjan, Harshita, Heena, Isha, Jaya, Juhi,
    Kanika, Karishma, Kavita, Khushboo, Komal, Kritika, Kriti, Madhuri, Mahima, Mansi, Megha, Meenal, Muskan, Namrata,
    Neha, Nidhi, Nikita, Nishtha, Palak, Pallavi, Parul, Payal, Pooja, Pragya, Prerna, Priyanka, Purvi, Rachna, Radhika,
    Rashi, Rashmi, Riddhi, Ruchi, Sakshi, Saloni, Sanskriti, Shivangi, Shikha, Shruti, Shweta, Simran, Smriti, Sonal,
    Surbhi, Swati, Tanvi, Tanya, Vandana, Vidhi, Vrinda, Yashika`),
  men: words(`Ankit, Nitin, Varun, Aayush, Abhinav, Abhishek, Aditya, Akash, Akshat, Aman, Amit, Anand, Anirudh, Anuj,
    Apoorv, Arpit, Ashish, Ayush, Chirag, Deepak, Dhruv, Gaurav, Girish, Gopal, Govind, Harsh, Harshit, Himanshu, Hitesh,
    Ishan, Jatin, Kapil, Karan, Keshav, Kunal, Kushal, Lakshya, Lokesh, Madhav, Manish, Mayank, Mohit, Mukul, Naman,
    Naveen, Neeraj, Nikhil, Nishant, Pankaj, Paras, Piyush, Prakhar, Pranay, Prateek, Pulkit, Puneet, Raghav, Rahul,
    Rajat, Rishabh, Ritesh, Rohit, Sachin, Sahil, Sanchit, Sarthak, Saurabh, Shashank, Shivam, Shrey, Shubham, Siddharth,
    Sourabh, Sumit, Tarun, Tushar, Udit, Utkarsh, Vaibhav, Vikas, Vinay, Vipul, Vishal, Vivek, Yash`),
  mothers:
    words(`Sunita, Anita, Santosh, Sarita, Kusum, Manju, Rekha, Pushpa, Sushila, Kiran, Meena, Nirmala, Shobha,
    Saroj, Usha, Sangeeta, Vimla, Madhu, Kanta, Shashi, Uma, Premlata`),
  fathers:
    words(`Ram Avtar, Mahesh, Suresh, Ramesh, Om Prakash, Rajendra, Vijay, Kailash, Ghanshyam, Shyam Sunder, Vinod,
    Mahavir, Radheshyam, Satish, Anil, Sushil, Krishna Kumar, Pawan, Jagdish, Purushottam, Santosh, Hari Prasad, Banwari Lal`),
  surnames: words('Agarwal, Gupta, Goyal, Maheshwari'),
  gotras: merchantGotras,
  diet: { Veg: 86, Eggetarian: 6, 'Occasionally non-veg': 5, 'Non Veg': 3 },
  abroad: { share: 0.06, countries: traders },
  tracks: { share: 0.35, tracks: ['commerce', 'accountancy'] },
  schooling: 0.35,
};
