import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';

export const kashmiriPandit: Culture = {
  name: 'Kashmiri Pandit',
  share: 6,
  religion: 'Hindu',
  motherTongues: { Kashmiri: 88, Hindi: 12 },
  languages: { Hindi: 0.98, English: 0.9, Urdu: 0.25, Dogri: 0.1 },
  states: { 'Jammu and Kashmir': 48, Delhi: 30, 'Uttar Pradesh': 10, Haryana: 8, Maharashtra: 4 },
  communities: { 'Brahmin – Kashmiri Pandit': { share: 100 } },
  women:
    words(`Aarushi, Aditi, Anjali, Ankita, Bhavna, Chandni, Deepali, Diksha, Divya, Ekta, Ishita, Kanika, Komal, Kritika,
    Lalita, Malvika, Meenakshi, Megha, Monika, Nancy, Neha, Nidhi, Palak, Pooja, Pragya, Priyanka, Radhika, Richa, Ridhi,
    Ritika, Sakshi, Sapna, Sheetal, Shivani, Shreya, Shweta, Simran, Srishti, Surbhi, Sweta, Tanvi, Vandana, Vidhi`),
  men: words(`Aayush, Abhinav, Aditya, Ajay, Akshay, Amit, Anil, Ankit, Anuj, Arjun, Ashish, Ashok, Bharat, Deepak, Gaurav, Ishan,
    Karan, Kunal, Manish, Mohit, Nikhil, Nishant, Parth, Pranav, Raghav, Rahul, Rajat, Rakesh, Rishi, Rohan, Rohit, Sachin,
    Sahil, Sameer, Sandeep, Saurabh, Shubham, Siddharth, Sumeet, Sunil, Tarun, Utkarsh, Varun, Vikas, Vineet, Vivek`),
  mothers: words(
    'Asha, Basanti, Chand Rani, Dulari, Girja, Jai Kishori, Kamla, Mohini, Phoola, Prana, Raj Dulari, Sarla, Sunita, Usha, Veena',
  ),
  fathers: words(
    'Ashok, Autar Krishen, Bansi Lal, Bushan Lal, Chaman Lal, Hriday Nath, Jawahar Lal, Makhan Lal, Maharaj Krishen, Moti Lal, Omkar Nath, Pyare Lal, Roshan Lal, Vijay',
  ),
  surnames: words(
    'Kaul, Dhar, Raina, Bhat, Pandita, Koul, Razdan, Tickoo, Zutshi, Wanchoo, Mattoo, Ganjoo, Handoo, Kachroo, Sapru, Haksar, Kak, Tikoo, Bakshi, Munshi',
  ),
  gotras: words('Dattatreya, Bharadwaj, Kaushik, Upamanyu, Kashyap, Gautam, Shandilya'),
  diet: { 'Non Veg': 74, Veg: 14, Eggetarian: 3, 'Occasionally non-veg': 9 },
  abroad: { share: 0.1, countries: techWorld },
  taller: 2,
  schooling: 0.7,
};
