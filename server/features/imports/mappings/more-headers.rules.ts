import type { ImportField } from '#contract/imports/mapping.fields.ts';

/** Further headers that bureaus write, in English, Malayalam, Hindi and Tamil, by field, separated by commas. */
export const moreHeaders: Partial<Record<ImportField, string>> = {
  row_id:
    'Reg, Ref, Ref no, Reference no, Token no, Reg number, Regn no, Reg id, Register number, Register no, Biodata number, Candidate ID, ID no, ID number, ID, Code, File no, Matrimony ID, രജിസ്റ്റർ നമ്പർ, पंजीकरण संख्या, பதிவு எண்',
  serial_no:
    'Sr, S/N, Sl #, Sn, Serial, Sl No, Sl, Slno, S No, Sno, Serial no, Serial number, Sr No, Srno, No, Si No, #, ക്രമ നമ്പർ, ക്രമനമ്പർ, നമ്പർ, क्रम संख्या, क्रमांक, क्र सं, வரிசை எண், எண்',
  gender:
    'Ladka/Ladki, Ladki/Ladka, Var/Vadhu, Vadhu/Var, Var/Kanya, Br/Gr, Bride or Groom, Gen, Sx, B/G, G/B, F/M, Boy/Girl, Boy or girl, Girl/Boy, Groom/Bride, M/F, Male/Female, Male or female, ലിംഗം, ആൺ/പെൺ, വരൻ/വധു, लिंग, वर/वधू, लड़का/लड़की, பாலினம், ஆண்/பெண், மணமகன்/மணமகள், ലിംഗഭേദം, ലിംഗ ഭേദം, लिंग भेद, जेंडर, பால், பால் இனம்',
  name: 'Naam, Pura naam, Name of the candidate, Candidate, Name of boy, Name of girl, Name of the bride, Name of the groom, Bride, Groom, Boy name, Girl name, Person, പേര്, പേര, नाम, पूरा नाम, பெயர், നാമം, മുഴുവൻ പേര്, പൂർണ്ണ നാമം, പൂർണ നാമം, വരന്റെ പേര്, വധുവിന്റെ പേര്, കുട്ടിയുടെ പേര്, ആൺകുട്ടിയുടെ പേര്, പെൺകുട്ടിയുടെ പേര്, अभ्यर्थी का नाम, शुभ नाम, वर का नाम, वधू का नाम, वधु का नाम, कन्या का नाम, लड़के का नाम, लड़की का नाम, उम्मीदवार का नाम, नाव, पूर्ण नाव, संपूर्ण नाव, मुलाचे नाव, मुलीचे नाव, முழு பெயர், முழுப் பெயர், மணமகன் பெயர், மணமகள் பெயர், நாமம்',
  dob: 'Janm tithi, Janam tithi, Janma tarikh, D O B, Birth day, Birthday, Date of birth and time, ജനന തീയതി, ജനനത്തീയതി, ജനന തിയതി, जन्म तिथि, जन्मतिथि, जन्म तारीख, பிறந்த தேதி, பிறந்த திகதி, ജന്മദിനം, ജന്മ തീയതി, ജനിച്ച തീയതി, ജനിച്ച തിയതി, ജനന തിയ്യതി, ജനനത്തിയ്യതി, जन्म, जन्म दिनांक, जन्म दिन, जन्म की तारीख, जन्म की तिथि, जन्म तारिख, பிறந்த நாள், பிறந்த தினம், பிறப்பு தேதி, பிறப்புத் தேதி, ஜனன தேதி',
  age: 'Umra, Umar, Aayu, Current age, Running age, വയസ്സ്, വയസ്, പ്രായം, उम्र, आयु, வயது, वय, வயசு',
  height:
    'Kad, Lambai, Unchai, Hght, Hgt, Hieght, Height in ft, Height (feet), Height in cms, Height (cms), ഉയരം, പൊക്കം, ऊंचाई, ऊँचाई, कद, लंबाई, உயரம், लम्बाई, उंची',
  religion: 'Relegion, Religion of candidate, മതം, धर्म, மதம்',
  community: 'Caste name, Jathi, Jaathi, Samudayam, ജാതി, സമുദായം, जाति, समाज, சாதி, ஜாதி, இனம், जात, जाती',
  sub_community: 'Sub division, Sub-division, Sub community name, ഉപജാതി, उपजाति, उप जाति, உட்பிரிவு, உள்சாதி',
  denomination: 'Maslak, Firqa, Fiqah, Rite, Church/Denomination, Church name, സഭ, संप्रदाय, சபை',
  gotra: 'Gothra/Gotram, ഗോത്രം, गोत्र, கோத்திரம்',
  mother_tongue: 'Lang, Bhasha, Matribhasha, Mother language, മാതൃഭാഷ, मातृभाषा, தாய்மொழி',
  languages: 'അറിയാവുന്ന ഭാഷകൾ, ज्ञात भाषाएं, தெரிந்த மொழிகள்',
  marital_status:
    'Marital condition, Civil status, Relationship status, Matrimonial status, Mrtl sts, Vaivahik sthiti, Marital, Martial status, Martial, Marital sts, M status, M sts, Mar status, First or second marriage, Marriage, Marriage status, Status of marriage, First/second marriage, വിവാഹ സ്ഥിതി, വൈവാഹിക നില, वैवाहिक स्थिति, திருமண நிலை, വൈവാഹിക സ്ഥിതി, വിവാഹ നില, विवाह स्थिति, वैवाहिक दर्जा, விவாக நிலை',
  father:
    'Pita, Pita ka naam, Pita ji, Fathers name and job, Father occupation, Fathers occupation, Father job, Fathers job, Father work, Father occ, F occupation, F occ, F name, പിതാവിന്റെ പേര്, അച്ഛന്റെ പേര്, പിതാവ്, पिता का नाम, पिता, தந்தை பெயர், தந்தை, वडिलांचे नाव, അച്ഛൻ, தந்தையின் பெயர்',
  mother:
    'Mata, Mata ka naam, Mata ji, Mothers name and job, Mother occupation, Mothers occupation, Mother job, Mothers job, Mother work, Mother occ, M occupation, M occ, M name, മാതാവിന്റെ പേര്, അമ്മയുടെ പേര്, മാതാവ്, माता का नाम, माता, தாய் பெயர், தாயார், आईचे नाव, അമ്മ, தாயின் பெயர்',
  no_of_brothers: 'Bhai, Bro, സഹോദരന്മാർ, भाई, சகோதரர்கள்',
  no_of_sisters: 'Behen, Bahan, Sis, സഹോദരിമാർ, बहन, बहनें, சகோதரிகள்',
  city: 'Niwas, Nivas, Niwas sthan, Vartaman niwas, Present place, Present city, Current city, Current place, Place of residence, Staying at, Residing at, സ്ഥലം, निवास स्थान, स्थान, शहर, ஊர், താമസം, താമസ സ്ഥലം, താമസിക്കുന്ന സ്ഥലം, वर्तमान निवास, தற்போதைய ஊர், வசிக்கும் ஊர்',
  native_place:
    'Mool niwas, Mool nivas, Paitrik niwas, Watan, Native of, Home town, Home place, Native city, Native village, Belongs to, From, സ്വദേശം, നാട്, मूल निवास, मूल स्थान, சொந்த ஊர்',
  district: 'Distt, ജില്ല, जिला, மாவட்டம்',
  state: 'സംസ്ഥാനം, राज्य, மாநிலம்',
  country: 'Nation, Working country, രാജ്യം, देश, நாடு',
  zip: 'Pin, പിൻകോഡ്, पिन कोड',
  qualification:
    'Shiksha, Yogyata, Padhai, Taleem, Qlfn, Qualfn, Qual, Qln, Edn, Edu, Edn qualification, Edu qualification, Qualifications, Educational qualifications, Studies, വിദ്യാഭ്യാസം, യോഗ്യത, വിദ്യാഭ്യാസ യോഗ്യത, शिक्षा, योग्यता, शैक्षणिक योग्यता, கல்வி, படிப்பு, கல்வித் தகுதி, शिक्षण, പഠനം',
  working_as:
    'Kaam, Kam, Pesha, Vyavsay, Vyavasay, Naukri, Rozgar, Occupn, Occ, Job details, Present job, Nature of job, Profession/Job, Job/Profession, Employment details, ജോലി, തൊഴിൽ, नौकरी, व्यवसाय, पेशा, வேலை, தொழில், பணி, नोकरी, उद्योग, ഉദ്യോഗം',
  annual_income:
    'Vetan, Aay, Aamdani, Kamai, Salary pa, Salary pm, Monthly salary, Monthly income, Yearly income, Sal, Pay, Earnings, Income pm, Income pa, ശമ്പളം, വരുമാനം, മാസ വരുമാനം, वेतन, आय, मासिक आय, वार्षिक आय, சம்பளம், வருமானம், மாத வருமானம், മാസ ശമ്പളം, വാർഷിക ശമ്പളം, വാർഷിക വരുമാനം, വേതനം, उत्पन्न, वार्षिक उत्पन्न, पगार, மாத சம்பளம், ஆண்டு வருமானம்',
  diet: 'Khan paan, Khanpan, Bhojan, Veg/Non veg, Veg or non veg, Veg/NV, V/NV, Veg or NV, NV/Veg, Non veg/Veg, Food type, Eating, ഭക്ഷണം, भोजन, உணவு',
  email: 'E mail id, Gmail, ഇമെയിൽ, ईमेल, மின்னஞ்சல்',
  mobile:
    'Alternate no, Alternate number, Alt no, Alternative no, Alternative number, Second number, 2nd number, Other number, Res ph, Resi ph, Res phone, Cont no, Cont, Contact nos, Mobile nos, Phone nos, Sampark, Sampark no, Sampark sutra, Whatsapp No, Whats app no, Wtsp no, Ph, Ph no, Mob, Mob no, Cell, Cell no, Phone (parent), Contact details, ഫോൺ, ഫോൺ നമ്പർ, മൊബൈൽ, മൊബൈൽ നമ്പർ, फोन, फोन नंबर, मोबाइल, मोबाइल नंबर, தொலைபேசி, தொலைபேசி எண், கைபேசி, அலைபேசி எண், ഫോൺ നം, മൊബൈൽ നം, വാട്സാപ്പ്, വാട്സാപ്പ് നമ്പർ, വാട്സ്ആപ്പ് നമ്പർ, കോൺടാക്ട് നമ്പർ, ബന്ധപ്പെടേണ്ട നമ്പർ, ബന്ധപ്പെടാനുള്ള നമ്പർ, मोबाइल नम्बर, मोबाईल, मोबाईल नंबर, मोबाइल संख्या, मोबाइल न, मोबाइल नं, मो, मो न, मो नं, मो नंबर, फोन न, फोन नं, फोन नम्बर, दूरभाष, संपर्क, सम्पर्क, संपर्क नंबर, सम्पर्क नंबर, संपर्क सूत्र, संपर्क क्रमांक, मोबाईल क्रमांक, व्हाट्सएप, व्हाट्सएप नंबर, व्हाट्सऐप नंबर, கைபேசி எண், கைப்பேசி, கைப்பேசி எண், அலைபேசி, மொபைல், மொபைல் எண், மொபைல் நம்பர், செல், செல் எண், செல் நம்பர், போன், போன் எண், போன் நம்பர், தொடர்பு எண், வாட்ஸ்அப், வாட்ஸ்அப் எண்',
};

/**
 * Headers that no field of a profile has, and notes of a bureau, which are no part of a profile: such a column is not looked at for
 * what its cells could be. `reason` is the column that our own file of refused rows adds.
 */
export const headersOfNothing =
  'Remarks, Remark, Notes, Note, Comments, Reason, Weight, Wt, Complexion, Colour, Blood group, Rasi, Raasi, Dosham, Dosh, Horoscope, Jathakam, Time of birth, Birth time, Place of birth, Birth place, Address, House name, Date, Fees, Fee paid, Entry date, Date of registration, Reg date, Expectations, Partner expectation, Demands, Reference, Broker, Mosal, Mosal place, Mosad, Ajol, Nanihal, Nanke, Mama, Maternal place, Maternal native, Parish, Parish name, Manglik, Mangalik, Kundli';
