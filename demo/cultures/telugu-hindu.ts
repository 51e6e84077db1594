import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';
import { gotras } from './gotras.ts';

export const teluguHindu: Culture = {
  name: 'Telugu Hindu',
  share: 76,
  religion: 'Hindu',
  motherTongues: { Telugu: 1 },
  languages: { English: 0.8, Hindi: 0.45, Tamil: 0.1, Kannada: 0.08 },
  states: { 'Andhra Pradesh': 52, Telangana: 42, Karnataka: 4, 'Tamil Nadu': 2 },
  communities: {
    Reddy: { share: 20, surnames: words('Reddy') },
    Kamma: {
      share: 18,
      surnames: words('Chowdary, Nalluri, Yarlagadda, Kakarla, Daggubati, Paladugu, Gottipati, Movva'),
    },
    Kapu: {
      share: 16,
      surnames: words('Naidu, Konidela, Mudragada, Vangaveeti, Kothapalli, Grandhi, Pilla'),
    },
    Velama: { share: 4, surnames: words('Rao, Kalvakuntla, Kotha, Jupally, Cherukuri') },
    'Brahmin – Niyogi': {
      share: 5,
      surnames: words('Sarma, Rao, Pantulu, Kavuri, Vemuri'),
      diet: { Veg: 88, Eggetarian: 12 },
    },
    'Brahmin – Vaidiki': {
      share: 5,
      surnames: words('Sastry, Sarma, Avadhani, Bhamidipati'),
      diet: { Veg: 92, Eggetarian: 8 },
    },
    Vysya: {
      share: 8,
      surnames: words('Gupta, Setty, Chintala, Grandhi, Yelamanchi'),
      diet: { Veg: 65, Eggetarian: 15, 'Non Veg': 20 },
    },
    Balija: { share: 5, surnames: words('Naidu, Setty, Royal') },
    Goud: { share: 6, surnames: words('Goud') },
    Padmashali: { share: 6, surnames: words('Gajula, Adepu, Chippa, Rachakonda, Vangari') },
    'Scheduled Caste': { share: 7 },
  },
  women:
    words(`Akhila, Alekhya, Amulya, Anusha, Archana, Bhargavi, Bhavani, Bindu, Chaitanya, Deepthi, Devika, Divya,
    Gayatri, Geethika, Harika, Haritha, Himabindu, Jahnavi, Jyothi, Kalyani, Keerthi, Krishnaveni, Lakshmi, Lalitha,
    Lasya, Lavanya, Likitha, Madhavi, Mahitha, Manasa, Meghana, Mounika, Nagalakshmi, Naga Sai, Navya, Niharika, Nikhila,
    Padmaja, Prasanthi, Pranathi, Pravallika, Priyanka, Radhika, Ramya, Rohini, Roja, Sahithi, Sai Sree, Sandhya, Sarika,
    Sindhu, Sirisha, Snehitha, Soujanya, Sowjanya, Spandana, Sravani, Sri Lakshmi, Srilatha, Supriya, Sushma, Swapna,
    Swathi, Tejaswi, Tejaswini, Triveni, Tulasi, Usha, Vaishnavi, Vasavi, Vidya, Vineela, Yamini`),
  men: words(`Abhinav, Aditya, Ajay, Akhil, Anil, Anirudh, Ashok, Avinash, Bhanu, Bharat, Chaitanya, Charan, Deepak,
    Dinesh, Ganesh, Gautham, Gopi, Hari, Harsha, Hemanth, Jagadeesh, Karthik, Kalyan, Kishore, Koushik, Krishna,
    Lokesh, Madhu, Mahesh, Manoj, Mohan, Murali, Nagaraju, Naresh, Narendra, Naveen, Nikhil, Nithin, Pavan, Phani,
    Pradeep, Prakash, Praneeth, Prasad, Praveen, Raghu, Rajesh, Rakesh, Ram Charan, Ramesh, Ravi Teja, Rohith, Sai Kiran,
    Sai Krishna, Sandeep, Santosh, Satish, Shashank, Siddhartha, Sravan, Sreekanth, Srikar, Srinivas, Subba Rao,
    Sudheer, Suman, Sunil, Suresh, Surya, Teja, Uday, Vamsi, Varun, Venkatesh, Vijay, Vinay, Vishnu, Vivek, Yashwanth`),
  mothers:
    words(`Lakshmi Devi, Padmavathi, Anasuya, Annapurna, Aruna, Bharathi, Dhanalakshmi, Hymavathi, Jayalakshmi,
    Kanaka Durga, Koteswaramma, Nagamani, Parvathi, Rajeswari, Ratna Kumari, Sarojini, Satyavathi, Subbalakshmi,
    Varalakshmi, Vijaya Lakshmi`),
  fathers:
    words(`Venkateswara Rao, Subba Rao, Nageswara Rao, Srinivasa Rao, Rama Rao, Satyanarayana, Venkata Ramana,
    Koteswara Rao, Krishna Murthy, Narasimha Rao, Ranga Rao, Sambasiva Rao, Seshagiri Rao, Sivaji, Suryanarayana,
    Bhaskar Rao, Chandra Sekhar, Hanumantha Rao, Jagan Mohan, Madhusudhana Rao, Malla Reddy, Narayana, Yadagiri`),
  surnames:
    words(`Kumar, Rao, Varma, Prasad, Babu, Chandra, Raju, Teja, Krishna, Kiran, Gandham, Bandi, Gorla, Mamidi,
    Pasupuleti, Tummala, Vemula, Bolla, Dasari, Kolli`),
  gotras,
  diet: { 'Non Veg': 72, Veg: 14, Eggetarian: 5, 'Occasionally non-veg': 9 },
  abroad: { share: 0.14, countries: techWorld },
  tracks: { share: 0.2, tracks: ['engineering', 'computing'] },
  schooling: 0.2,
};
