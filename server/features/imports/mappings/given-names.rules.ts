/**
 * Given names that only men or only women bear, separated by semicolons: together they show what a letter means in a whole column. They
 * state no gender of a person.
 */
export const givenNames = {
  Male: `
    Rahul; Rohit; Amit; Sumit; Vikas; Vikram; Rajesh; Ramesh; Suresh; Mahesh; Dinesh; Ganesh; Mukesh; Naresh; Umesh; Santosh; Manoj; Anil;
    Sunil; Sanjay; Vijay; Ajay; Ravi; Raju; Arun; Varun; Tarun; Karthik; Kartik; Prakash; Deepak; Sandeep; Pradeep; Kuldeep; Ashok; Vinod;
    Pramod; Arvind; Govind; Gopal; Krishna; Krishnan; Mohan; Madhavan; Senthil; Murugan; Muthu; Saravanan; Balaji; Venkatesh; Srinivas;
    Srinivasan; Raghavendra; Nagaraj; Manjunath; Basavaraj; Shivakumar; Siva; Shiva; Aditya; Akash; Abhishek; Ankit; Ankur; Anand; Harish;
    Girish; Satish; Sathish; Rakesh; Lokesh; Yogesh; Nilesh; Hitesh; Jignesh; Bhavesh; Chirag; Hardik; Dhruv; Sachin; Nitin; Amol; Swapnil;
    Ganpat; Subrata; Sourav; Debasish; Arijit; Partha; Biswajit; Subhash; Soumen; Anirban; Bikash; Nihar; Prasanna; Jagdish; Harpreet Singh;
    Gurmeet Singh; Thomas; George; John; Jose; Joseph; Mathew; Varghese; Jacob; Philip; Abraham; Antony; Anthony; Sebastian; Shaji; Biju; Jijo;
    Joby; Tijo; Jithin; Nithin; Vishnu; Akhil; Sreejith; Ranjith; Rajeev; Sajeev; Mohammed; Mohammad; Muhammed; Ahmed; Abdul; Ibrahim; Imran;
    Irfan; Salman; Shahid; Faisal; Riyaz; Yusuf; Rafiq; Aslam; Naveen; Praveen; Pavan; Pawan; Kiran Kumar; Chandrasekhar; Hari; Gaurav; Saurabh;
    Siddharth; Vivek; Vishal; Yash; Pranav; Kunal; Mayank; Nikhil; Shubham; Tushar; Uday; Ujjwal; Jayesh; Paresh; Ketan; Mitesh; Pratik`,
  Female: `
    Priya; Pooja; Puja; Neha; Anjali; Sneha; Swathi; Swati; Divya; Kavya; Kavitha; Kavita; Sunitha; Sunita; Anita; Anitha; Savitha; Savita;
    Lakshmi; Laxmi; Saraswathi; Parvathi; Radha; Geetha; Gita; Seetha; Sita; Meena; Reena; Veena; Leena; Beena; Sheela; Sushma; Rekha; Rajani;
    Lalitha; Lalita; Latha; Lata; Usha; Asha; Nisha; Usharani; Rani; Devi; Bhavana; Bhavya; Ramya; Remya; Soumya; Saumya; Sandhya; Vidya;
    Nithya; Nitya; Aishwarya; Aiswarya; Deepika; Deepa; Rupa; Roopa; Shilpa; Shruti; Shruthi; Smita; Smitha; Namrata; Nandini; Nanditha; Megha;
    Meghana; Keerthi; Keerthana; Sangeetha; Sangita; Ranjitha; Revathi; Malathi; Vasanthi; Jayanthi; Shanthi; Shanti; Kanchana; Komal; Ritu;
    Reshma; Rashmi; Shweta; Swetha; Shwetha; Preeti; Preethi; Prity; Jyoti; Jyothi; Sarita; Mamta; Sangeeta; Babita; Manisha; Monika; Sonali;
    Sonal; Hetal; Bhumika; Krupa; Nidhi; Riya; Rhea; Ria; Tanvi; Isha; Esha; Mousumi; Moumita; Sutapa; Sharmistha; Paromita; Ananya; Rituparna;
    Mary; Maria; Anna; Annie; Ancy; Jincy; Sheeba; Sini; Jisha; Jiji Mary; Elizabeth; Susan; Rachel; Sarah; Sara; Teena; Tina; Merin; Neethu;
    Fathima; Fatima; Ayesha; Aisha; Amina; Shabana; Rukhsana; Nazia; Sana; Zainab; Khadeeja; Sumayya; Harpreet Kaur; Simran; Manpreet Kaur;
    Jasleen; Kirti; Pallavi; Madhuri; Vaishali; Aparna; Archana; Vandana; Rachana; Sadhana; Kalpana; Sapna; Poornima; Purnima; Pratibha; Prabha`,
} as const;
