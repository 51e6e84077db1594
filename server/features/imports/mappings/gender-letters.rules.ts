import { foldText } from '#contract/choices/fold-text.ts';
import { readTitleGender } from '../names/titles-of-names.rules.ts';
import type { Gender } from './gender-words.rules.ts';

/**
 * Given names that only men or only women bear, separated by semicolons: together they show what a letter means in a whole column. They
 * state no gender of a person.
 */
const givenNames = {
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

type Letters = Readonly<Record<'b' | 'g', Gender>>;
const boyAndGirl: Letters = { b: 'Male', g: 'Female' };
const brideAndGroom: Letters = { b: 'Female', g: 'Male' };

const pairs = [
  { letters: boyAndGirl, words: /\b(?:boys?|girls?)\b/i },
  { letters: brideAndGroom, words: /\b(?:brides?|(?:bride)?grooms?|br|gr)\b/i },
] as const;

const fewestVotes = 3;
const shareNeeded = 0.85;

const bearers: ReadonlyMap<string, Gender> = new Map([
  ...split(givenNames.Male).map((name) => [name, 'Male'] as const),
  ...split(givenNames.Female).map((name) => [name, 'Female'] as const),
]);

function split(names: string): string[] {
  return names.split(';').map(foldText);
}

/** A cell of the column about gender, and the name in its row. */
export type GenderCell = { cell: string; name: string };

/**
 * What B and G mean in a column: boy and girl, or bride and groom. The header says it, else words in other cells of the column, else the
 * titles and the given names of the people, who are nearly all of one gender for each letter. Empty when nothing says it. The cells are
 * those of the first rows; a letter that only later ones have means the same.
 */
export function readGenderLetters(header: string, cells: readonly GenderCell[]): Record<string, Gender> {
  const written = cells.filter(({ cell }) => isLetter(cell));
  const others = cells.filter(({ cell }) => !isLetter(cell)).map(({ cell }) => cell);
  return byWords(header) ?? byWords(others.join(' ')) ?? byPeople(written) ?? {};
}

function isLetter(cell: string): boolean {
  return ['b', 'g'].includes(foldText(cell));
}

/** By words of one pair; of both, none. */
function byWords(text: string): Letters | null {
  const [found, another] = pairs.filter(({ words }) => words.test(text));
  return found !== undefined && another === undefined ? found.letters : null;
}

function byPeople(cells: readonly GenderCell[]): Letters | null {
  const votes = cells.flatMap(({ cell, name }) => {
    const gender = readTitleGender(name) ?? genderOfName(name);
    return gender === null ? [] : [{ letter: foldText(cell), gender }];
  });
  const fitting = votes.filter(({ letter, gender }) => (letter === 'b') === (gender === 'Male')).length;
  if (votes.length < fewestVotes) return null;
  if (fitting >= votes.length * shareNeeded) return boyAndGirl;
  return votes.length - fitting >= votes.length * shareNeeded ? brideAndGroom : null;
}

/** The gender of people with a given name that only one of them bears; null for any other. */
export function genderOfName(name: string): Gender | null {
  const words = name.split(/[\s.,]+/).filter((word) => word.length > 2);
  return bearers.get(foldText(words[0] ?? '')) ?? null;
}
