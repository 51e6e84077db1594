import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';
import { gotras } from './gotras.ts';

export const hindiHindu: Culture = {
  name: 'Hindi-belt Hindu',
  share: 112,
  religion: 'Hindu',
  motherTongues: {
    Hindi: 66,
    Bhojpuri: 13,
    Awadhi: 6,
    Magahi: 4,
    Chhattisgarhi: 5,
    Bundeli: 2,
    Garhwali: 2,
    Kumaoni: 2,
  },
  languages: { Hindi: 0.99, English: 0.55, Urdu: 0.05 },
  states: {
    'Uttar Pradesh': 40,
    Bihar: 18,
    'Madhya Pradesh': 14,
    Delhi: 9,
    Chhattisgarh: 6,
    Jharkhand: 6,
    Uttarakhand: 5,
    Haryana: 2,
  },
  communities: {
    'Brahmin – Kanyakubja': {
      share: 8,
      surnames: words('Mishra, Shukla, Dixit, Bajpai, Tiwari, Awasthi, Trivedi, Pandey'),
      diet: { Veg: 74, Eggetarian: 12, 'Non Veg': 14 },
    },
    'Brahmin – Saryuparin': {
      share: 7,
      surnames: words('Pandey, Tripathi, Dubey, Upadhyay, Chaturvedi, Ojha, Dwivedi'),
      diet: { Veg: 72, Eggetarian: 12, 'Non Veg': 16 },
    },
    'Brahmin – Gaur': {
      share: 5,
      surnames: words('Sharma, Gaur, Kaushik, Bhardwaj, Vashisht'),
      diet: { Veg: 86, Eggetarian: 8, 'Non Veg': 6 },
    },
    Rajput: {
      share: 14,
      surnames: words('Singh, Chauhan, Tomar, Rathore, Bisht, Rawat, Parihar, Sengar, Baghel, Bhadauria'),
    },
    Kayastha: {
      share: 8,
      surnames: words(
        'Srivastava, Saxena, Sinha, Mathur, Nigam, Bhatnagar, Verma, Asthana, Kulshrestha, Ambastha',
      ),
    },
    Yadav: { share: 12, surnames: words('Yadav') },
    Kurmi: { share: 9, surnames: words('Patel, Verma, Katiyar, Sachan, Gangwar, Singh, Mahto, Chandrakar') },
    Kushwaha: { share: 6, surnames: words('Kushwaha, Maurya, Shakya, Mehta') },
    Lodhi: { share: 4, surnames: words('Lodhi, Rajput, Verma') },
    Teli: { share: 5, surnames: words('Sahu, Gupta, Rathore, Sao') },
    Gupta: { share: 6, surnames: words('Gupta, Jaiswal, Kesari, Gupta') },
    Kumhar: { share: 3, surnames: words('Prajapati, Pandit') },
    Nai: { share: 2, surnames: words('Thakur, Sen, Sharma') },
    Dhobi: { share: 2, surnames: words('Kannaujia, Rajak, Diwakar') },
    'Scheduled Caste': {
      share: 9,
      surnames: words('Kumar, Gautam, Ram, Bharti, Chaudhary, Paswan, Ravidas, Ahirwar'),
    },
  },
  women:
    words(`Aakanksha, Aarti, Abha, Aditi, Akansha, Amrita, Anamika, Anjali, Ankita, Anshika, Anuradha, Aparna, Archana,
    Arpita, Ayushi, Babita, Bhawna, Chhaya, Deeksha, Deepa, Deepika, Deepti, Divya, Ekta, Garima, Gunjan, Himani, Isha,
    Jagriti, Jaya, Jyoti, Juhi, Kajal, Kalpana, Kanchan, Khushboo, Kirti, Komal, Kumkum, Madhulika, Mamta, Manisha,
    Mansi, Meenakshi, Megha, Monika, Nandini, Neelam, Neha, Nidhi, Nikita, Nisha, Pallavi, Poonam, Pooja, Pragati,
    Pragya, Pratibha, Pratima, Preeti, Prerna, Priti, Priya, Priyanka, Rachna, Ragini, Rajni, Rashmi, Rekha, Renu,
    Richa, Ritu, Roshni, Ruchi, Sadhana, Sakshi, Sandhya, Saumya, Shalini, Shambhavi, Shikha, Shivangi, Shivani,
    Shraddha, Shreya, Shubhi, Shweta, Smita, Soni, Srishti, Stuti, Suman, Supriya, Surabhi, Swati, Tanu, Tripti,
    Vaishali, Vandana, Vineeta`),
  men: words(`Abhay, Abhinav, Abhishek, Aditya, Ajay, Ajit, Akash, Akhilesh, Alok, Aman, Amit, Anand, Anil, Ankit, Ankur,
    Anoop, Anshul, Anurag, Arpit, Arun, Arvind, Ashish, Ashok, Ashutosh, Atul, Avinash, Ayush, Brijesh, Chandan, Deepak,
    Devesh, Dharmendra, Dheeraj, Durgesh, Gaurav, Gyanendra, Harsh, Himanshu, Jitendra, Kamlesh, Kaushal, Kuldeep,
    Kundan, Manish, Manoj, Mayank, Mohit, Mukesh, Mukul, Nandan, Naveen, Neeraj, Nikhil, Nishant, Nitesh, Om, Pankaj,
    Piyush, Prabhat, Pradeep, Prakash, Pramod, Prashant, Prateek, Praveen, Pushkar, Rahul, Raj, Rajeev, Rajesh,
    Rakesh, Raman, Ranjan, Ratnesh, Ravi, Ravindra, Ritesh, Rishabh, Rohit, Roshan, Sachin, Sandeep, Sanjay, Santosh,
    Satyam, Saurabh, Shailesh, Shashank, Shivam, Shubham, Siddharth, Sudhanshu, Sudhir, Sumit, Sunil, Suraj, Tarun,
    Utkarsh, Vaibhav, Vijay, Vikas, Vikash, Vimal, Vinay, Vineet, Vipin, Vishal, Vivek, Yash`),
  mothers:
    words(`Sunita Devi, Asha Devi, Geeta Devi, Kiran Devi, Meena Devi, Manju Devi, Pushpa Devi, Rekha Devi, Savitri Devi,
    Shanti Devi, Sushila Devi, Urmila Devi, Usha Devi, Maya Devi, Kusum Lata, Saroj, Vimla, Nirmala, Madhuri, Sarita,
    Renu, Poonam, Anita, Bimla, Prabha, Shashi Kala`),
  fathers:
    words(`Ram Prasad, Shiv Kumar, Rajendra Prasad, Suresh Chandra, Ramesh Chandra, Om Prakash, Ashok Kumar, Vinod Kumar,
    Krishna Kumar, Mahendra Singh, Satish Chandra, Jagdish Prasad, Awadhesh, Bhagwati Prasad, Dinesh Chandra, Hari Om,
    Indrajeet, Kamta Prasad, Lallan, Mahesh Prasad, Narendra, Prem Chandra, Raj Kishore, Sheo Shankar, Umesh, Virendra`),
  surnames: words('Singh, Kumar, Verma, Sharma, Gupta, Chaudhary, Sinha'),
  gotras,
  diet: { Veg: 44, 'Non Veg': 36, Eggetarian: 8, 'Occasionally non-veg': 12 },
  abroad: { share: 0.04, countries: techWorld },
};
