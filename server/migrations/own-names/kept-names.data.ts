/**
 * Words that are another name than that of the community they are read as, and no spelling of it: the name of the region or the family
 * ("Vannar" of the south is no Dhobi to itself), of a part, a title, or a wider word. What is read by them keeps the words beside it.
 * Short forms ("SC", "GSB", "VKK") and words of the religion are not here. By the code, separated by semicolons.
 */
export const keptNames: Readonly<Record<string, string>> = {
  'hindu-brahmin-saraswat': 'Konkani',
  'hindu-brahmin-kashmiri-pandit': 'Kashmiri Hindu',
  'hindu-brahmin-other':
    'Pandit; Pandith; Havyaka Brahmin; Jijhotia; Embrandiri; Devrukhe; Devarukhe; Parik; Parik Brahmin; Karhade; Karhade Brahmin; Nagar Brahmin; Audichya Brahmin; Audich Brahmin; Audich Brahman; Anavil Brahmin; Modh Brahmin; Trivedi Mewada; Sanadhya Brahmin; Sakaldwipi; Kulin Brahmin; Rarhi Brahmin; Barendra Brahmin; Utkal Brahmin; Tulu Brahmin; Garhwali Brahmin; Kumaoni Brahmin; Mohyal; Gurukkal Brahmin; Shrimali Brahmin; Dadhich; Dadhich Brahmin; Paliwal Brahmin; Bhargava Brahmin; Yajurvedi Brahmin',
  'hindu-rajput':
    'Kshatriya; Thakur; Kshatriya Thakur; Thakkur; Thakur Kshatriya; Chhatri; Kshatria; Kshathriya; Khatriya; Darbar; Darbar Rajput; Rajput Darbar; Garasiya; Girasia; Girasiya; Garasia; Rajvanshi; Kumauni Thakur; Kumaoni Thakur; Garhwali Thakur; Garhwali Rajput; Chauhan Rajput; Rathore Rajput; Solanki Rajput; Jadeja; Vaghela; Zala',
  'hindu-maratha': 'Shahannava Kuli; Kshatriya Maratha; Maratha Kshatriya; Maratha Deshmukh',
  'hindu-kunbi': 'Kunbi Maratha; Maratha Kunbi; Kunbi Patil',
  'hindu-kayastha':
    'Lala; CKP; C K P; Chandraseniya Kayastha Prabhu; Shrivastav Kayasth; Srivastav Kayasth; Kayastha Srivastava; Kayasth Srivastava; Bengali Kayastha; Kulin Kayastha; Assamese Kayastha; Chitragupta Kayastha; Kayastha Chitragupta',
  'hindu-agarwal': 'Agrahari Agarwal',
  'hindu-baniya':
    'Vaishya; Vaish; Vaisya; Vaishnav; Vaishnav Vania; Vania; Vani; Banik; Vanik; Mahajan; Mahajan Vaishya; Vaishnav Vanik; Vaishnav Vaniya; Vaniya Vaishnav; Vaishnava Vanik; Vania Vaishnav; Vaishnav Bania; Vaishya Vani; Dasha Sorathiya; Sorathia Vania; Nagar Vania; Modh Vanik; Modh Vaniya; Kapol; Kapol Vaniya; Lad Vanik; Khadayata',
  'hindu-yadav':
    'Ahir; Aahir; Ahiir; Ahirwal; Ahir Gujarati; Yaduvanshi; Gowli; Gawli; Konar; Yadava Konar; Golla; Golla Yadav; Goala; Ghosh Goala; Gope; Bharwad Ahir',
  'hindu-kurmi': 'Kurmi Patel; Kurmi Mahto',
  'hindu-kushwaha': 'Koeri; Koiri; Koiry; Maurya; Kachhi; Kachhwaha; Kushwaha Maurya',
  'hindu-patel-other': 'Kanbi; Kanbi Patel',
  'hindu-lohana': 'Thakkar; Thakker; Halai Lohana; Kutchi Lohana; Ghoghari Lohana; Lohana Kutchi',
  'hindu-ezhava': 'Chovan; Chovvan',
  'hindu-menon': 'Mannadiar Menon',
  'hindu-pillai': 'Vellala Pillai; Vellalar Pillai; Pillai Vellalar; Kerala Vellala',
  'hindu-viswakarma':
    'Viswabrahmin; Vishwabrahmin; Viswabrahmana; Vishwabrahmana; Viswabrahman; Vishwa Brahmin; Viswabrahma; Viswakarma Brahmin; Kammala; Kammalar; Kammaalar; Kammalan; Achari; Aachari; Asari; Aasari; Kamsaali; Viswakarma Asari; Viswabrahmin Asari; Achari Viswakarma',
  'hindu-gounder': 'Kongu; Kongu Vellalar; Kongu Velalar; Kongu Vellaalar; Kongu Vellala',
  'hindu-chettiar': 'Setty; Nattukkottai Chettiar; Nagarathar Chettiar',
  'hindu-nadar': 'Shanar; Shanan; Gramani',
  'hindu-reddy': 'Reddiar; Reddiyar; Reddiar Tamil',
  'hindu-kamma': 'Chowdary; Chowdari; Choudary',
  'hindu-kapu': 'Naidu Kapu; Kapu Naidu; Turpu Kapu; Ontari',
  'hindu-velama':
    'Padmanayaka; Padmanayaka Velama; Padma Velama; Racha Velama; Koppula Velama; Polinati Velama; Dora; Velama Dora',
  'hindu-balija': 'Balija Kapu; Balija Setty; Balija Chetty',
  'hindu-goud':
    'Ediga; Eediga; Goundla; Gamalla; Gamandla; Gouda Ediga; Ediga Goud; Goud (Ediga); Goundla Goud; Sri Sayana; Srisayana; Kalali; Goud (Kalali)',
  'hindu-padmashali': 'Saliya; Saliyar; Sali; Padmasaliyar; Markandeya',
  'hindu-vysya': 'Komati; Komti; Komatlu; Vasavi',
  'hindu-lingayat':
    'Veerashaiva; Virashaiva; Veera Shaiva; Veera Saivam; Veera Saiva; Veerashaivas; Veerashiva; Veerasaiva; Shivachar',
  'hindu-vokkaliga': 'Gowda; Gowdas; Gauda; Gowda Karnataka; Gowdru',
  'hindu-bunt': 'Shetty; Shettys; Shetty Tulu; Nadava; Nadavaru; Rai Bunt',
  'hindu-billava': 'Poojary; Poojari; Poojary Tulu; Pujari; Biruva; Halepaika; Halepaik; Baidya Billava',
  'hindu-kuruba':
    'Halumatha; Halumata; Halu Matha; Kuruma; Kurumas; Kuruma Telangana; Kuruma Gowda; Palegar Kuruba',
  'hindu-mahishya': 'Chasi Kaibarta; Chasi Kaibartta',
  'hindu-karana': 'Karnam; Sishta Karanam; Sistakaranam; Sishtakaranam; Sistu Karanam',
  'hindu-dhobi':
    'Rajak; Rajak Samaj; Parit; Parit Dhobi; Veluthedan; Veluthedan Dhobi; Veluthedath Dhobi; Baretha; Diwakar; Baitha; Dhoba',
  'hindu-nai':
    'Nhavi; Nhavi Maharashtra; Nabhik; Nabik; Hajam; Hajaam; Hajam Hindu; Napit; Naapit; Valand; Limbachia; Limbachiya; Mangala; Bhandari Odia; Bhandari Nai; Shrivas; Sen Samaj; Sen Nai; Nai Sen; Barik; Sain; Chanda; Thakur Nai; Vilakkithala Nai; Isai Vellalar Barber',
  'hindu-kumhar':
    'Prajapati; Prajapat; Parjapat; Prajapati Gujarati; Varia Prajapati; Prajapati Kumhar; Kumhar Prajapati; Kumbara; Kumbar; Kumbar Karnataka; Kulal Kumbara; Kumbaran; Kumbharan; Kumbharan Kerala; Kumbhar; Kumbhar Maharashtra; Kumbhakar; Kumbhkar; Kumbhakara; Chakravarti; Vendar; Andhra Kumbara; Kumara Sali; Pal Kumhar',
  'hindu-teli':
    'Sahu; Sahu Samaj; Sahu Vaishya; Sahu Odia; Sahu Teli; Teli Sahu; Telli Sahu; Tailik; Tailik Vaishya; Tilvan Teli; Vaniya Kerala; Vaniyar Teli; Rathod Teli; Tili',
  'hindu-dhangar': 'Hatkar; Dhangar Hatkar',
  'hindu-sonar':
    'Swarnkar; Swarnakar; Svarnkar; Suvarnakar; Soni Swarnkar; Swarnakar Soni; Maid Kshatriya; Mair Rajput; Maid Rajput; Lad Sonar; Ahir Sonar; Shrimali Soni; Parajiya Soni',
  'hindu-sutar': 'Mistry; Mistri; Khati; Jangid; Jangra; Gujjar Suthar; Gurjar Suthar; Vaishya Suthar',
  'hindu-darji':
    'Namdev; Namdev Shimpi; Simpi Namdev; Shimpi Namdev; Namdeo Shimpi; Sai Suthar; Vanza; Vanza Darji; Merai; Mehra Darji',
  'hindu-rabari': 'Raika; Maldhari; Devasi; Dewasi; Desai Rabari; Rabari Desai',
  'hindu-tarkhan': 'Ramgarhia Hindu',
  'hindu-chhimba': 'Chhippa; Chhipi; Rohilla',
  'hindu-bhumihar': 'Babhan; Bhumihar Brahmin',
  'hindu-kalwar':
    'Kalar; Kalal; Jayaswal; Jaiswal Kalwar; Kalwar Jaiswal; Byahut; Biyahut Kalwar; Byahut Kalwar; Ahluwalia Kalal; Kalwar Gupta',
  'hindu-kahar':
    'Dhimar; Dheemar; Dhiwar; Dhinwar; Bhoi; Rawani; Turaha; Jhinwar Hindu; Raikwar; Batham; Chandravanshi; Chandravanshi Kahar; Mehra Kahar',
  'hindu-nishad':
    'Kewat; Kevat; Kenwat; Kewat Nishad; Sahani; Sahni Mallah; Machhua; Gangota; Majhi; Kaivart',
  'hindu-noniya': 'Lonia; Luniya; Lonia Chauhan; Nonia Chauhan; Noniya Chauhan; Chauhan Noniya',
  'hindu-mudiraj': 'Tenugu; Tenugollu; Muthuraju; Koli Mudiraj; Mudiraj (Tenugu)',
  'hindu-boya': 'Bedar; Beda; Talari; Boya Valmiki; Valmiki Boya; Valmiki Boyas; Nayaka Boya; Boya Nayaka',
  'hindu-bestha':
    'Gundla; Gangamatha; Gangamathastha; Ambiga; Pattapu; Pallekari; Jalari; Jalary; Agnikula Kshatriya Telugu; Vadabalija; Vadabalija Bestha; Gangavar',
  'hindu-uppara':
    'Sagara; Sagar Uppara; Sagara Uppara; Uppara Sagara; Bhagiratha; Bhagiratha Kshatriya; Uppiliya; Uppilia Naicker; Mel Sakkare; Lonari',
  'hindu-perika': 'Puragiri Kshatriya',
  'hindu-devanga': 'Hatgar; Hatagara; Jandra',
  'hindu-saurashtra': 'Pattunoolkarar',
  'hindu-mutharaiyar': 'Valayar; Ambalakarar Mutharaiyar',
  'hindu-ezhuthachan': 'Kadupattan',
  'hindu-dheevara':
    'Valan; Mukkuva Hindu; Mukkuvan Hindu; Mogayan; Nulayan; Paravan Hindu; Mukaya; Mukayan; Bovi Dheevara',
  'hindu-devadiga': 'Moily; Moili; Sapaliga; Shervegar; Sherugar; Sherigar; Devadiga Moily',
  'hindu-mogaveera': 'Marakala; Marakalaru; Moger; Mogera; Bovi Mogaveera',
  'hindu-ahom': 'Chutia; Chutiya; Sutiya; Konwar; Moran; Mataks; Motok',
  'hindu-koch': 'Rajbongshi; Rajbangshi; Rajbanshi; Koch Rajbongshi; Koch Rajbanshi',
  'hindu-kaibarta': 'Keot; Keot Kaibarta; Dhibara; Jele Kaibarta; Jalia Kaibarta',
  'hindu-subarnabanik': 'Sonar Bene',
  'hindu-tantubay': 'Tanti; Tanti Bengali; Basak Tanti; Tanty',
  'hindu-modak': 'Moira; Mayra; Moyra; Kuri; Madhunapit; Modak Moira',
  'hindu-poundra-kshatriya': 'Pod',
  'hindu-gopal': 'Gouda Odia; Gauda Odia; Gouda Yadav Odia; Mathurapuria Gouda; Gaura; Gauda Yadav Odia',
  'hindu-gudia': 'Madhu Vaishya; Madhuvaishya',
  'hindu-manipuri-meitei': 'Bishnupriya; Bishnupriya Manipuri; Manipuri Vaishnav',
  'hindu-gurung': 'Rai Nepali; Tamang Hindu; Limbu; Subba; Magar; Thapa Magar',
  'hindu-chhetri': 'Nepali Kshatriya; Thakuri',
  'hindu-newar': 'Shrestha; Pradhan Nepali; Pradhan Newar',
  'muslim-pathan': 'Pashtun; Khan; Afghan; Pashto',
  'muslim-mughal': 'Mirza; Baig; Beig; Mirza Baig',
  'muslim-ansari': 'Julaha; Momin; Momin Julaha; Momeen; Bunkar; Momin Ansari; Ansari (Momin)',
  'muslim-memon': 'Cutchi Memon; Kutchi Memon; Kutchhi Memon; Memon Kutchi',
  'muslim-mappila': 'Malabar Muslim; Malabari Muslim; Malabari; Malappuram Muslim',
  'muslim-lebbai': 'Tamil Muslim; Tamil Muslims',
  'muslim-maraicar': 'Kayalar; Kayalpatnam Muslim',
  'muslim-dekkani': 'Hyderabadi Muslim; Urdu Muslim; Telangana Muslim',
  'muslim-dudekula': 'Noorbash; Nurbash; Noor Basha; Noorbasha; Nurbasha; Laddaf',
  'muslim-rajput': 'Ranghar; Khanzada; Rangad; Rangar; Molesalam; Bhatti Muslim; Lalkhani; Rangrez Rajput',
  'muslim-navayath': 'Bhatkali; Bhatkal Muslim; Nait; Naiti',
  'muslim-kokni': 'Jamati',
  'muslim-mansoori': 'Dhunia; Dhuniya; Behna; Pinjara Gujarat; Katheria',
  'muslim-idrisi': 'Darzi Muslim; Muslim Darzi; Khayyat',
  'muslim-salmani': 'Hajjam; Hajjam Muslim; Nai Muslim; Hajam Muslim; Khalifa Muslim',
  'muslim-saifi': 'Lohar Muslim; Muslim Lohar; Barhai Muslim; Badhai Muslim; Luhar Muslim',
  'muslim-rayeen': 'Kunjra; Sabzi Farosh; Bagwan; Baghban',
  'muslim-malik': 'Mallick; Mullick; Mallick Muslim',
  'muslim-abbasi': 'Bhishti; Bhisti; Saqqa',
  'muslim-ghanchi': 'Teli Muslim; Muslim Teli; Malik Teli',
  'muslim-chhipa': 'Rangrez; Rangrej; Neelgar; Nilgar',
  'muslim-kashmiri': 'Dar; Bhat Muslim; Lone; Wani Muslim; Butt',
  'muslim-assamese': 'Axomiya Muslim; Asomiya Muslim; Deshi Muslim; Miya',
  'christian-cheramar': 'Pulaya; Pulayar; Pulaya Christian; Pulayar Christian; Pulaya CSI',
  'christian-mangalorean': 'Konkani Christian; Konkani Catholic; Konkani RC',
  'christian-east-indian': 'Vasai Catholic; Vasai Christian',
  'christian-dalit-christian': 'Adi Andhra Christian; Harijan Christian',
  'christian-convert':
    'OBC Christian; BC Christian; BC-C; Brahmin Christian; Ezhava convert; Converted from Ezhava',
  'christian-mukkuvar': 'Meenavar; Meenavar Christian; Fisherman Christian',
  'christian-kammalar': 'Viswakarma Christian',
  'christian-sambavar': 'Paraya Christian; Parayar Christian',
  'christian-thiyya': 'Ezhava Christian',
  'christian-paravar': 'Fernando; Parathavar; Paratha',
  'christian-vellalar':
    'Pillai Christian; Christian Pillai; Mudaliar Christian; Christian Mudaliar; Mudaliyar Christian; Chettiar Christian',
  'sikh-khatri': 'Bhapa Sikh; Bhapa Khatri',
  'sikh-arora': 'Bhapa; Bhappa Arora',
  'sikh-ramgarhia': 'Tarkhan; Tarkhan Sikh; Sikh Tarkhan; Lohar Sikh; Dhiman Sikh; Vishwakarma Sikh; Matharu',
  'sikh-ravidassia':
    'Ramdasia; Ramdasi; Ramdasia SC; SC Ramdasia; Adharmi; Ad Dharmi; Adi Dharmi; Ad Dharmi Sikh; Chamar Sikh',
  'sikh-mazhabi': 'Rangreta; Rangretta; Ranghreta; Balmiki Sikh',
  'sikh-ahluwalia': 'Walia; Walia Sikh; Kalal; Kalal Sikh',
  'sikh-rai-sikh': 'Mahatam; Mahtam',
  'sikh-chhimba': 'Tonk Kshatriya; Tank Kshatriya; Tonk Kshatriya Sikh; Darji Sikh; Tank Kshatri; Tank',
  'sikh-mehra': 'Kashyap Rajput; Kashyap Sikh; Jheer; Jhir',
  'buddhist-ambedkarite-neo-buddhist': 'Baudh Mahar; Boudha Mahar; Buddhist Mahar',
};
