import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Further names of Hindu communities of the south. */
export const moreSouthernWords: SynonymSeeds = {
  'hindu-nair': {
    same: 'Nair (NSS); Nair Kerala; Naair; Nairu; Nayar Hindu; Nair Caste',
    more: 'Nair Pillai; Pillai Nair; Kiriyathil Nair; Kiriyathil; Illathu; Illathil Nair; Swaroopathil; Swaroopam Nair; Padamangalam Nair; Padamangalam; Tamil Padam Nair; Chakkala; Anthoor Nair; Attikurissi Nair; Attikkurissi; Nair (Nambiar); Nair Nambiar; Nambiar Nair; Kurup Nair; Adiyodi; Nair Panicker; Panicker Nair; Nair Kurup; Unnithan Nair; Thampi Nair; Thampuran; Valiathan; Kartha Nair; Eradi; Nedungadi; Vilakkithala; Vilakkithala Nair Hindu; Veluthedathu; Veluthedan Nair; Veluthedathu Nair Hindu; Maniyani Nair; Vaniya Nair; Ambalavasi Variyar; Variyar; Varier; Warriar; Maarar; Poduval Nair; Pisharodi; Chakyar; Nambissan; Nambeesan Ambalavasi; Ooralan; Vazhunnavar; Nayanar; Kaimal Nair; Mannadiar Nair; Nambiyar; Moopil Nair; Menokki; Achan Nair; Nair Achan; Pothuval; Samanthan Nair; Samanthan; Charna Nair; Sudra Nair; Nair - Charna',
  },
  'hindu-menon': {
    same: 'Menon Hindu; Menon (Nair); Nair - Menon; Menon Kerala; Menonn; Nair (Menon); Nair/Menon Menon',
    more: 'Kiriyath Menon; Mannadiyar',
  },
  'hindu-ezhava': {
    same: 'Ezhava Kerala; Ezhavaa; Eazhava Hindu; Ezhva; Ezhavas Hindu; Ezhava Caste; Ilavar; Izhavar; Ezhavan; Chovan; Izhavan; Chovvan',
    more: 'Ezhava (SNDP); S N D P; S.N.D.P; SNDP Hindu; Ezhava SNDP; Ezhava - SNDP; Ezhava Panicker; Panicker Ezhava; Channan; Chekavan; Ezhava Vathi; Ezhavathy; Thandan; Thandan Ezhava',
  },
  'hindu-thiyya': {
    same: 'Thiyya Kerala; Theeyya; Thiyan; Thiyyan; Tiyyan; Thiya Hindu; Thiyya Malabar; Tiyan; Theeyan; Thiyya Caste; Teeya',
    more: 'Ezhava Thiyya; Thiyya/Ezhava; Thiya Belchada; Belchada; Tiya Belchada',
  },
  'hindu-pillai': {
    same: 'Pillai Tamil; Pillay Hindu; Vellalar Tamil; Vellalan; Pillaimar Tamil; Pillai Hindu; Velalar; Vellaalar; Vellala Hindu; Vellalar Hindu; Pillai (Vellalar); Kerala Vellala; Pillai Caste; Pillai Kerala Vellala',
    more: 'Pillai (Saiva Vellalar); Saiva Vellala Pillai; Saiva Pillaimar; Saiva Vellalar Pillai; Karkatha Vellalar; Karkathaar; Karkatha Pillai; Karaikatha Vellalar; Sozhia Vellalar; Chozhia Vellalar; Sozhiya Vellala; Chozhiya Vellalar; Nanjil Pillai; Nanjinad Vellala; Nanjinaattu Vellalar; Nanjilnadu Vellalar; Thondaimandala Vellalar; Thuluva Vellalar; Thuluva Vellala Pillai; Isai Vellalar Pillai; Illathu Pillaimar; Illathupillai; Illaththu Pillai; Krishnanvaka; Krishnanvaka Nanjil; Kottai Pillaimar; Veerakodi Vellalar; Veerakudi Vellalar; Aruvar; Pandya Vellalar; Dakshinatya; Saivam Vellalar; Choliya Vellalar; Cheraman Perumal; Melakkarar; Oduvar',
  },
  'hindu-viswakarma': {
    same: 'Viswakarma Kerala; Viswakarmaa; Viswakarma Samudayam; Vishvakarma; Viswakaram; Vishwakarma Brahmin; Viswabrahmana; Vishwabrahmana; Viswa Brahmin; Viswabrahman; Viswa Karma; Vishwa Karma; Vishwakarma Tamil; Visvakarma; Kammalan; Kammaalar; Acharya Vishwakarma; Aachari; Viswakarma Asari; Kamsaali; Viswakarma Caste',
    more: 'Vishwakarma-Thattan; Viswakarma (Thattan); Thattan Viswakarma; Viswakarma Kollan; Viswakarma Asari Carpenter; Viswakarma - Asari; Viswakarma Moosari; Moosary; Musari; Kallassari; Kalthachan; Kannan Viswakarma; Viswakarma Goldsmith; Porkollan; Perumkollan; Perunkollan; Shilpi; Sthapathi; Thachan Asari; Marathachan; Vadla; Vadrangi Viswabrahmin; Kanchari; Kammari; Kamsali Viswabrahmin; Ausula; Akkasale; Akkasali; Badagi; Panchal Vishwakarma; Panchal Gujarat; Lohar Vishwakarma; Sharma Vishwakarma; Ojha Vishwakarma; Tachchar; Pattara',
  },
  'hindu-ezhuthachan': {
    same: 'Ezhuthassan; Ezhutachan; Kadupattan; Ezhuthachhan; Ezhuthachan Hindu; Ezhuthachan Kerala; Ezhuthachen; Ezhutthachan',
  },
  'hindu-dheevara': {
    same: 'Dheevaran; Dheevar; Arayan; Araya; Valan; Mukkuva Hindu; Mukkuvan Hindu; Mogayan; Arayan Dheevara; Dheevara Sabha; Bovi Dheevara; Dhivara; Nulayan; Paravan Hindu; Dheevara Kerala; Valan Araya; Mukaya; Mukayan',
  },
  'hindu-kudumbi': { same: 'Kudumbi Konkani; Kudubi; Kudumbee; Kurmi Kudumbi' },
  'hindu-vanniyar': {
    same: 'Vanniyer; Vannier; Vaniyar Kula; Vanniyakula; Vanniyakula Kshatriya; Vanniya Kula Kshatriyas; V K K; Vanniyakula Kshathriya; Vanniyar Tamil; Vanniyar (VKK); Vannikula Kshatriya; Vanniar Gounder; Vannian; Vanniyakulakshatriyar; Agnikula Kshatriyar',
    more: 'Vanniyar Padayachi; Padayatchi; Padaiyatchi; Vanniya Gounder; Naicker Vanniyar; Nayakar; Naicker; Nayagar; Vanniyar Naicker; Vanniyar (Padayachi); Kandar; Vanniyar Kandar; Pallli; Agnikula; Thigala; Thigalar; Thigala Kshatriya; Tigala; Kurumba Vanniyar; Vanniyar Mazhavarayar',
  },
  'hindu-gounder': {
    same: 'Kongu Vellala Gownder; Kongu Velalar; Kongu Vellaalar; K V Gounder; K V G; KV Gounder; Kongu Vellalar Gounder; Gounder Kongu; Goundar Kongu; Gounder (KVG); Kongu Vellala; Gouder; Kounder; Gounder Vellala; Vellala Gounder; Gounder - Kongu Vellalar; Gounder Tamil; K.V.Goundar; K.V. Gownder',
    more: 'Kongu Vellala Gounder Kulam; Gounder Vettuva; Vettuva; Vettuva Gounder Hindu; Vettuvar; Poosari Gounder; Urali; Uraly Gounder; Nattu; Nattu Gounder Tamil; Kurumba Gounder Tamil; Pannai Gounder; Padaithalai Gounder; Anuppa Gounder; Anuppar; Okkaliga Gounder Tamil; Pala Gounder; Narambukatti Gounder; Kongu Navithan; Nattu Vellalar; Rathinagiri Gounder; Thirumudi Gounder',
  },
  'hindu-mudaliar': {
    same: 'Mudhaliyar; Mudliar; Mudaliyaar; Mudaliyar Hindu; Mudali; Mudhaliar Tamil; Mudaliar Tamil; Mudaliar Vellalar; Mudalier',
    more: 'Mudaliar (Thuluva Vellalar); Thuluva Vellala Mudaliar; Thuluva Vellalar Mudaliar; Sengunthar Kaikolar; Senguntha; Sengundhar; Sengundar; Senkunthar; Senguntha Kaikolar; Kaikola Mudaliar; Kaikkolar; Kaikolan; Mudaliar Senguntha; Mudaliar - Senguntha; Mudaliar Sengunthar; Sengundar Mudaliar; Arcot; Arcot Mudaliyar; Mudaliar Arcot; Agamudaya Mudaliar; Agamudi Mudaliar; Agamudi; Thondaimandala Saiva Vellalar; TMV; Thondaimandala Saiva Mudaliar; Poonamallee Mudaliar; Kondaikatti Vellalar; Mudaliar Agamudayar; Saiva Vellala Mudaliar; Mudaliar Saiva; Arunattu Vellalar',
  },
  'hindu-chettiar': {
    same: 'Chettair; Chettyaar; Chettiyaar; Chettier; Chetiar; Chettiar Tamil; Shetty Chettiar; Chettiar Hindu; Chettiyar Tamil; Chettyiar',
    more: 'Nattukkottai Chettiar; Nattukottai Nagarathar; Nagarathar Chettiar; Nagarathaar; Nattukkottai; Vaniya; Vaniya Chetty; Vania Chettiar; Vaniyar Chettiar; Vaanija Chettiar; Devangar; Devanga Chetty; Devangar Chettiar; 24 Manai; 24 Manai Chettiar; 24 Manai Telugu Chetty; 24MTC; Telugu Chettiar; Telugu Chetty; Beri Chetty; Berichetty; Beeri Chettiar; Kongu Chettiar; Kongu Chetty; Kottar Chettiar; Elur; Elur Chettiar; Ezhur Chetty; Chettiar Elur; Manjapudur Chettiar; Manjaputhur; Pattanam Chettiar; Sozhia Chettiar; Sozhiya Chettiar; Acharapakkam Chettiar; Arumbukkur; Vellala Chetty; Vellalan Chettiar; Kasukkara Chettiar; Kasukara; Gandla Chettiar; Janappar; Janappan; Janapa; Sadhu Chetty; Sadhu Chettiar; Pandaram Chettiar; Ayiram Vaishya; Ayira Vysya; Aayira Vysya; Thelungu Chettiar; Ettu Veetu Chetty; Pathinettu Chettiar; Muthaliyar Chettiar; Wynadan Chetty; Wayanadan Chetty; Mannadan Chetty; Chetty Kerala; Puthukkada Chetty; Telungupatti Chetty; Sundaram Chettiar; Nattukottai; Kerala Chettiar; Arya Vysya Chettiyar',
  },
  'hindu-devanga': {
    same: 'Devangalu; Devaanga; Devanga Karnataka; Devanga Telugu; Devang; Devanga Hindu; Hatgar; Koshti; Devang Koshti; Hatagara; Halba Koshti; Jandra',
  },
  'hindu-nadar': {
    same: 'Nadar Tamil; Nadaar; Naadar Hindu; Hindu Nadars; Nadan; Shanan; Nader; Nadar Kerala; Nadar (Hindu)',
    more: 'Kongu Nadar; Gramani Nadar; Gramony; Moopar; Mooppar; Nelamai Nadar; Karukkupattai; Panikkar Nadar; Gramanee',
  },
  'hindu-thevar-mukkulathor': {
    same: 'Thever; Thevar Tamil; Thevar Community; Mukkulathor - Thevar; Mukkulathor Thevar; Mukulathor; Mukkulathor Tamil; Mukkulatore; Mukkulaththor; Thevar Mukkulathor; Mukkulathor (Thevar); Mukkulam; Thevar Hindu',
    more: 'Kallar Tamil; Esanadu Kallar; Eesanattu Kallar; Isanattu Kallar; Pramalai Kallar; Piramalai; Piranmalai Kallar; Maravar Tamil; Kondayan Kottai Maravar; Kondaiyankottai Maravar; Kondayankottai; Sembanattu Maravar; Sembanadu Maravar; Sembanattu; Agamudaiyar Servai; Agamudayar Servai; Servai Agamudayar; Agamudaya Thevar; Akamudayar; Agamudiyar; Ahamudaiyar; Agamudaiyar Thevar; Ambalam; Ambalakkarar; Rajakula Agamudayar; Kallar Ambalam; Servaikarar; Vandayar; Kallan; Maravan; Maruthuvar Kallar; Kootappal Kallar; Kaladi; Thevar Kallar; Thevar Maravar; Thevar Agamudayar; Thondaiman; Thuluvan Agamudayar; Theevar',
  },
  'hindu-mutharaiyar': {
    same: 'Muthurajah; Mutharayar; Mutharaiyer; Mutharayer; Muthuracha; Ambalakarar Mutharaiyar; Valayar; Muthuraja Tamil; Mutharaiyar Tamil; Muthuraiyar; Muttharaiyar; Muthiriyar; Muthiriar',
  },
  'hindu-saurashtra': {
    same: 'Sowrashtra; Sourashtrian; Saurashtra Brahmin; Sourashtra Brahmin; Pattunoolkarar; Sowrashtra Brahmin; Saurashtra Madurai; Sourastra',
  },
  'hindu-naidu': {
    same: 'Nayadu; Naiydu; Naidu Telugu; Naidu Tamil; Naydu; Naaidu; Nayudulu',
    more: 'Naidu (Balija); Naidu - Balija; Balija Nayudu; Kavarai Naidu; Kavara Naidu; Gavarai Naidu; Gajula Balija Naidu; Kamma Nayudu; Kammavaar; Kammavar Naidu Tamil; Velama Nayudu; Kapu Nayudu; Rajakambala; Rajakambalathu Nayakkar; Rajakambalam; Thottiya Naicker; Thottiyar; Kambalathu Naicker; Vadugar; Vaduga; Vaduga Naidu; Naicker Telugu; Naidu Gavara; Telaga Naidu; Naidu Kamma; Naidu (Kamma); Naidu Velama; Vadugan; Muthiriya Naidu; Balaji Naidu; Musuku Balija',
  },
  'hindu-reddy': {
    same: 'Reddi Telugu; Redy; Reddies; Reddys Telugu; Reddy Hindu; Reddiyar; Reddiar Tamil; Readdy; Reddy Telangana; Reddy Andhra; Hindu Reddy; OC Reddy',
    more: 'Panta; Panta Kapu Reddy; Motati; Motaati; Gudati Reddy; Gudati; Pakanati; Desuri Reddy; Desur Reddy; Palnati Reddy; Palle Reddy; Pedakanti Reddy; Pedakanti; Kapu Reddy; Reddy (Motati); Reddy - Pakanati; Ganjam; Velnati Reddy; Velanati Reddy; Kodide Reddy; Chitte Reddy; Gone Reddy; Morasu Reddy; Vishnu Reddy; Reddy Kapu; Reddy Vokkaligas; Reddy Gandla; Orugallu Reddy; Desayi Reddy; Are Reddy',
  },
  'hindu-kamma': {
    same: 'Kammas; Kamma Chowdhary; Kamma Chowdari; Chowdhary Kamma; Kamma Choudhari; Kamma Andhra; Kamma Hindu; Chowdari; Choudary; OC Kamma; Kamma (Chowdary); Kammaa; Kamma Telugu; Kammavaru; Chaudary Kamma; Chowdary Kamma; Hindu Kamma',
    more: 'Kamma Illuvellani; Illuvellani; Illuvallani; Pedda Kamma; Gampa Kamma; Godajati; Vaduga Kamma; Bangaru Kamma; Kavali Kamma; Kamma (Gampa)',
  },
  'hindu-kapu': {
    same: 'Kapulu; Kapu Telugu; Kapu Andhra; Kapu Hindu; Kaapu Hindu; Kapuu; OC Kapu; Kapu (Telaga); Kaapulu; Telagalu; Kapu Naidu Telaga; Hindu Kapu',
    more: 'Thurpu Kapu; Toorpu Kapu; Turpu; Munnuru; Munnur Kapu; Munnurkapu; Munnoor Kapu; Munnoor; Muunuru Kapu; Ontari Kapu; Telaga Kapu; Are Kapu; Aare Kapu; Kapu Ontari; Pokanati Kapu; Kapu Turpu; Kapu - Munnuru; Gajula Kapu; Kapu Balija; Are Katika; Kunbi Kapu; Panta Kapu; Mattapalli Kapu',
  },
  'hindu-velama': {
    same: 'Velamalu; Velama Hindu; Velma; Velama Telangana; Velema; Padma Velama; Padmanayaka; Padmanayaka Velamalu; P Velama; Rao Velama; Dora; OC Velama; Racha Velama',
    more: 'Koppulavelama; Koppala; Koppula; Polinati; Polinaati Velama; Adivelama; Velama (Koppula); Kalinga Velama; Velama Koppula; Velamadora; Gummavelama',
  },
  'hindu-balija': {
    same: 'Balijaa; Baliji; Balija Telugu; Balija Andhra; Balijja; Balija Kapu; Balija Setty; Balija Chetty',
    more: 'Gajula Balijas; Dasara Balija; Linga Balija; Desa Balija; Perika Balija; Kavarai Tamil; Kavara; Gavarai; Valayal Chetty; Valaiyal; Balija Gajula; Surya Balija; Musugu Balija; Balija Gowda; Telagabalija; Rayalaseema Balija; Neela Balija',
  },
  'hindu-goud': {
    same: 'Gouds; Goud Telangana; Gowd Telangana; Goud Hindu; Gouda Telangana; Goude; Ediga Goud; Goud (Ediga); Eediga; Gamalla; Gamandla; Goudu; Goundla Goud; Gowda Goud; Gaud Telangana; Sri Sayana; Srisayana',
    more: 'Segidi; Yata; Yatha; Kalali; Kalalee; Idiga Gowd; Arya Idiga; Arya Ediga; Goud Kalali; Kalal Goud; Goud Namdhari',
  },
  'hindu-settibalija': {
    same: 'Setty Balija; Setti Balija Telugu; Shettibalija; Settybalija; Settibaliga; Chettibalija',
  },
  'hindu-mudiraj': {
    same: 'Mudhiraj; Mutharasi; Mutrasi; Muthrasi; Mudiraju; Tenugu; Tenugollu; Mutharacha; Muthuraju; Mudiraj Telangana; Mudi Raj; Muduraj; Mutharachalu; Mudhiraju; Koli Mudiraj',
  },
  'hindu-boya': {
    same: 'Boya Valmiki; Valmiki Boya; Boyas; Valmiki Boyas; Boyalu; Bedar; Beda; Talari; Nayaka Boya; Boya Nayaka; Boya Telugu',
  },
  'hindu-bestha': {
    same: 'Besta; Gangaputra; Ganga Putra; Gangaputhra; Bestalu; Gundla; Gangamatha; Besthar; Gangamathastha; Ambiga; Bestaru; Gangaputra Bestha; Pattapu; Pallekari; Vadabalija Bestha; Jalari; Jalary; Agnikula Kshatriya Telugu; Vadabalija; Gangavar',
  },
  'hindu-gavara': { same: 'Gavaras; Gavara Telugu; Gavara Hindu; Gowara' },
  'hindu-uppara': {
    same: 'Uppar; Upparlu; Sagara; Sagar Uppara; Uppara Karnataka; Uppara Telugu; Sagara Uppara; Bhagiratha; Bhagiratha Kshatriya; Uppiliya; Uppilia Naicker; Upparar; Upparavar; Mel Sakkare; Lonari; Uppara Sagara',
  },
  'hindu-perika': { same: 'Perika Kshatriya; Puragiri Kshatriya; Perike; Perikalu; Perika Telugu' },
  'hindu-padmashali': {
    same: 'Padmashaali; Padma Sali; Padmasale; Padmashaliya; Padmasaali; Padma Shali; Padmashali Telugu; Padmasali Telugu; Padma Saliyar; Sali; Padmasalee; Markandeya; Padmashalee; Padmasaliya; Padmashali Hindu',
    more: 'Pattu Sali; Pattusaali; Swakulasali; Swakul Sali; Swakula Shali; Karnabhaktula; Karnibhaktulu; Thogata; Togata; Thogata Veera Kshatriya; Togata Veerakshatriya; Karikala Bhakthulu; Saliya Kerala; Pattarya; Chaliyan; Chaliya; Saliyan; Chaliya Kerala; Salian; Kuruhina Shetty; Kurubina Setty; Neelakanta; Neyige; Kurni; Bilimagga; Nesaliga; Jada; Padmashali Swakula',
  },
  'hindu-vysya': {
    same: 'Vaisya Telugu; Vyshya; Vysyulu; Arya Vaisya; Aryavysya; Arya Vyshya; Arya Vysyas; Komatlu; Komati Vysya; Komati/Arya Vysya; Vaishya Telugu; Aryavaishya; Arya Vysya Komati; Arya Vysya Hindu; Aarya Vysya; Vysya Komati; Arya Vyshyas; Setty Vysya; Vasavi; OC Vysya; Vasya; Arya Vysya (Komati); Vysya (Arya); Arya Wysya',
    more: 'Kalinga Komati; Kalingavysya; Kalinga Vaishya; Trivarnika; Thrivarnika; Vysya Kalinga; Gavara Komati; Beri Vysya; Trivarnika Vysya; Janappa; Nagaralu; Nagaralu Telugu; Kumuti; Kumuti Odia; Vaniya Vysya',
  },
  'hindu-lingayat': {
    same: 'Lingayats Hindu; Lingayt; Lingayata; Lingayat Hindu; Lingayath Hindu; Veera Shaiva; Veerashaiva Lingayath; Veerashaiva Lingayatha; Veerashaivas; Veera Saiva; Lingait; Lingayat Karnataka; Lingayat Maharashtra; Lingayat Kannada; Veerashiva; Veerasaiva; Veerashaiva/Lingayat; Shivachar',
    more: 'Lingayat Wani; Lingayat Vani; Wani Lingayat; Lingayat - Banajiga; Lingayat (Banajiga); Banajigaru; Banajiga Lingayat; Panchamsali; Panchamasali Lingayat; Panchamashali; Lingayat Panchamsali; Jangam; Jangam Lingayat; Jangama Lingayat; Lingayat Jangam; Veerashaiva Jangama; Hiremath; Sadar; Sadaru; Sadhu Lingayat; Sadar Lingayath; Nonaba Lingayat; Nolamba; Nolamba Lingayat; Ganigaa Lingayat; Lingayat Ganiga; Kudu Vokkaliga; Kudu Vokkaligas; Reddy Lingayat; Lingayat Reddy; Aradhya; Aradhya Lingayat; Aradya; Shivasharana; Hugar; Gurav; Gurav Lingayat; Hadapad; Hadpad; Hatkar Lingayat; Lingayat Koshti; Lingayat Teli; Lingayat Kumbar; Adi Banajiga; Adibanajiga; Shilavant; Sheelavantha; Shilwant; Dikshavant; Dixit Lingayat; Chaturthi; Pancham; Pancham Lingayat; Rudrabhoomi; Virakta; Neygi Lingayat; Lingayat Mali; Lingayat Gavali; Basava Lingayat',
  },
  'hindu-vokkaliga': {
    same: 'Vokkaligaru; Vokkaliga Gowdas; Okkaligar; Okkaliga Gowda; Vokaliga; Vokkliga; Gowda Vokkaliga; Gowdas; Vakkaliga Gowda; Vokkaliga Karnataka; Okkaligas; Vokkaliga (Gowda); Gowda (Vokkaliga); Gauda; Vokkalika; Vokkaligara; Gowda Karnataka; Okkaligaru',
    more: 'Gangadkara; Gangadikar; Gangatkar Vokkaliga; Gangadikara; Vokkaliga Gangadikara; Kunchatiga; Kunchitiga Vokkaliga; Kunchatiga Vokkaliga; Kunchitigaru; Morasu; Musuku; Musku Gowda; Dasa Gowda; Hallikar; Hallikar Vokkaliga; Hallikara; Are Gowda; Arebhashe Gowda; Arebhashe; Arebhase; Gowda Arebhashe; Tulu Gowda; Tulu Gowdaru; Reddy Vokkaligaru; Sarpa Vokkaliga; Namadhari Gowda; Namadhari; Namdhari Vokkaliga; Namadhari Naik; Halakki Vokkaliga; Halakki; Gramokkal; Kare Vokkaliga; Vokkaliga Morasu; Uppina Kolaga; Hemareddy; Himareddy; Rajapur Vokkaliga; Kottemane; Karevokkaliga; Nagbansha; Vokkaliga (Kunchatiga); Vokkaliga - Gangatkar',
  },
  'hindu-bunt': {
    same: 'Banta; Bant; Bunts Tulu; Bunt Hindu; Shettys; Bunt (Shetty); Shetty Bunt; Shetty (Bunt); Bunts (Shetty); Bantaru; Buntaru; Bunt - Shetty; Tulu Bunt; Rai Bunt; Nadavaru; Shetty Tulu',
    more: 'Naadava; Nadava Bunt; Masadika Bunt; Rai; Hegde; Alva; Parivara Bunt; Masadika; Parivara; Ballal; Jain Bunt',
  },
  'hindu-billava': {
    same: 'Billavaru; Billava Tulu; Billavas Tulu; Billava (Poojary); Poojary Billava; Poojary Tulu; Billava Hindu; Biruva; Baidya Billava; Billwa; Pujari; Poojari Billava; Suvarna Billava; Halepaika; Halepaik; Billava/Poojary',
    more: 'Namadhari Billava; Idiga Karnataka; Ediga Karnataka; Deevar; Deevaru; Arya Idiga Karnataka',
  },
  'hindu-kuruba': {
    same: 'Kurubaru; Kuruba Karnataka; Kurubar; Kurubha; Kuruba Hindu; Halumata; Halu Matha; Kuruba Gowdas; Kurubas Karnataka; Kuruba Gowda Karnataka; Hal Kuruba; Kurumas; Kuruma Telangana; Kuruma Golla; Palu Kuruba; Kuruva; Kuruba (Gowda); Halumatha Kuruba',
    more: 'Kuruba Kurumba; Kurumba Tamil; Kurumbar Tamil; Kurumans Tamil; Hande Kuruba; Unni Kankana; Hatti Kankana; Hathi Kankana; Unne Kankana; Jenu Kuruba; Kadu Kuruba; Beluba',
  },
  'hindu-devadiga': {
    same: 'Devadigas; Moily; Moili; Sapaliga; Devadiga Moily; Shervegar; Sherugar; Devadiga Tulu; Sherigar',
  },
  'hindu-mogaveera': {
    same: 'Mogaveer; Mogaver; Mogaveera Tulu; Marakala; Moger; Mogera; Mogavira; Bovi Mogaveera; Kharvi; Konkan Kharvi; Mogaveeraru; Marakalaru',
  },
};
