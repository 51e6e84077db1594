import { words } from '../words.ts';
import { mostlyGulf } from './abroad.ts';
import type { Culture } from './culture.ts';

export const urduMuslim: Culture = {
  name: 'Urdu-speaking Muslim',
  share: 68,
  religion: 'Muslim',
  motherTongues: { Urdu: 74, Hindi: 24, Marathi: 2 },
  languages: { Hindi: 0.9, English: 0.65, Urdu: 0.5, Arabic: 0.14, Telugu: 0.1 },
  states: {
    'Uttar Pradesh': 36,
    Telangana: 18,
    Maharashtra: 14,
    Bihar: 9,
    Delhi: 8,
    Karnataka: 8,
    'Madhya Pradesh': 4,
    Rajasthan: 3,
  },
  communities: {
    Syed: {
      share: 16,
      surnames: words(
        'Ali, Hussain, Rizvi, Naqvi, Zaidi, Abidi, Jafri, Kazmi, Hashmi, Quadri, Hasan, Bukhari, Moosavi',
      ),
    },
    Sheikh: { share: 26, surnames: words('Shaikh, Sheikh, Ahmed, Usmani, Farooqui, Hussain, Alam') },
    Pathan: { share: 18, surnames: words('Khan, Pathan, Yusufzai, Afridi, Lodhi, Sherwani, Durrani') },
    Ansari: { share: 14, surnames: words('Ansari') },
    Qureshi: { share: 8, surnames: words('Qureshi') },
    Siddiqui: { share: 8, surnames: words('Siddiqui') },
    Mughal: { share: 4, surnames: words('Mirza, Baig, Beg, Mughal') },
    Dekkani: { share: 4, surnames: words('Sharif, Pasha, Mohiuddin, Baig') },
    Rajput: { share: 2, surnames: words('Rana, Chauhan, Khan') },
  },
  denominations: {
    'Sunni – Hanafi': 40,
    'Sunni – Barelvi': 18,
    'Sunni – Deobandi': 14,
    'Sunni – Other': 10,
    'Sunni – Ahl-e-Hadith': 4,
    'Shia – Ithna Ashari': 14,
  },
  women:
    words(`Zainab, Fatima, Ayesha, Aafreen, Aaliya, Adeeba, Afshan, Alina, Alisha, Amina, Amreen, Anam, Anjum, Areeba, Arshi,
    Asfiya, Asma, Ayman, Azra, Bushra, Darakhshan, Erum, Falak, Farah, Fareha, Farheen, Fariha, Farzana, Fauzia, Firdaus,
    Gulnaz, Hafsa, Hajra, Heena, Hiba, Huma, Humera, Iqra, Iram, Javeria, Kahkashan, Kaneez, Khadija, Lubna, Madiha,
    Maham, Mahira, Mariam, Mariya, Mehjabeen, Mehnaz, Mehreen, Misbah, Munazza, Nabila, Nadia, Naheed, Nargis, Nasreen,
    Nausheen, Nazia, Nida, Nikhat, Noor, Nusrat, Parveen, Rabia, Rafia, Rahat, Raheela, Rida, Rubina, Rukhsar, Ruqaiya,
    Saba, Sabiha, Sadaf, Sadia, Saima, Saira, Samreen, Sana, Sania, Shabnam, Shaista, Shama, Shazia, Shifa, Sidra, Simra,
    Sumaiya, Sundus, Tabassum, Tahira, Tarannum, Tasneem, Tooba, Umaima, Urooj, Uzma, Wajiha, Yusra, Zara, Zeba, Zoya`),
  men: words(`Imran, Faizan, Hamza, Aamir, Aasim, Abbas, Abdul Aziz, Abdul Rehman, Abdullah, Adil, Adnan, Afzal, Ahmad, Akbar,
    Akram, Ali, Altaf, Aman, Amaan, Anas, Anwar, Aqib, Arbaaz, Areeb, Arif, Arman, Arsalan, Arshad, Asad, Ashhar, Asif,
    Aslam, Ateeq, Azhar, Bilal, Danish, Ehsan, Fahad, Faheem, Faisal, Fardeen, Farhan, Farooq, Fawad, Firoz, Ghufran,
    Habib, Haider, Hammad, Haris, Hasan, Hasnain, Humayun, Hussain, Ibrahim, Irfan, Ismail, Jalal, Jameel, Javed, Junaid,
    Kaif, Kamran, Kashif, Khalid, Luqman, Mahir, Majid, Mansoor, Moin, Mohsin, Mubashir, Mudassir, Muneeb, Murtaza,
    Mustafa, Nabeel, Nadeem, Nasir, Naved, Nizamuddin, Noman, Obaid, Omar, Owais, Qasim, Raees, Rafay, Rashid, Rayyan,
    Rehan, Rizwan, Saad, Sabir, Saif, Sajid, Salman, Sameer, Saqib, Sarfaraz, Shadab, Shahbaz, Shahid, Shahnawaz,
    Shahrukh, Shakeel, Shariq, Shoaib, Sohail, Suleman, Tabish, Taha, Talha, Tanveer, Tariq, Tauseef, Ubaid, Usama,
    Uzair, Wajid, Waqar, Waseem, Yaseen, Yasir, Yusuf, Zaid, Zain, Zeeshan, Zubair`),
  mothers:
    words(`Anwari Begum, Asghari Begum, Bilqis, Fahmida, Hameeda, Jamila, Kulsum, Mehrunnisa, Mumtaz, Naseem, Nafisa,
    Qamar Jahan, Rashida, Razia Sultana, Sabira, Shahnaz, Shakila, Tahira, Zahida, Zubeda, Khairunnisa, Akhtari`),
  fathers:
    words(`Abdul Hameed, Abdul Majeed, Anwar Ali, Ashfaq Ahmad, Ghulam Nabi, Habibur Rahman, Iqbal Ahmad, Jamaluddin,
    Khurshid Alam, Liaquat Ali, Mahmood Hasan, Manzoor Ahmed, Mohammad Yunus, Mushtaq Ahmad, Nazir Ahmad, Qamaruddin,
    Rafiq Ahmed, Riyazuddin, Sharafat Ali, Shamim Akhtar, Wahid Ali, Zahid Hussain, Zafar Iqbal`),
  surnames: words('Khan, Ahmed, Shaikh, Ali, Ansari, Hussain'),
  diet: { 'Non Veg': 95, 'Occasionally non-veg': 4, Veg: 1 },
  abroad: { share: 0.1, countries: mostlyGulf },
  taller: 0.5,
  schooling: -0.2,
};
