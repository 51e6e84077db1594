/** Gotras in their usual spellings, so that one is known in a cell that also has a star, separated by semicolons. */
export const gotras = `
  Agasthya; Agastya; Agnivesha; Angirasa; Angiras; Atri; Athri; Athreya; Atreya; Atreyasa; Aupamanyava; Badarayana; Bharadwaja; Bharadwaj;
  Bharadhwaja; Bharadvaja; Bharadwajasa; Bhargava; Bhargav; Chandilya; Dhananjaya; Dhanvantari; Garga; Gargya; Gargeya; Garg; Gautama;
  Gautam; Gowthama; Gouthama; Gautamasa; Haritha; Harita; Haritasa; Harithasa; Harithasya; Jamadagni; Jamadagneya; Jamadagnya; Kalyapi;
  Kanva; Kapi; Kapila; Kapinjala; Kashyap; Kashyapa; Kasyapa; Kasyap; Kashyapasa; Kasyapasa; Katyayana; Katyayan; Kaundinya; Koundinya;
  Kaundinyasa; Koundinyasa; Kaushik; Kaushika; Kausika; Koushika; Kowsika; Kausikasa; Krishnatreya; Kundina; Kutsa; Kutsasa; Lohitha;
  Lohit; Mandavya; Markandeya; Mitreya; Maitreya; Moudgalya; Maudgalya; Mudgala; Moudgalyasa; Naidhruva; Naidruva Kasyapa; Nydhruva;
  Parashara; Parasara; Parashar; Parasar; Pulasthya; Pulastya; Purukutsa; Rathitara; Salankayana; Salankayanasa; Samkriti; Sankruthi;
  Sankrityayan; Sandilya; Sandilyasa; Shandilya; Shandily; Saunaka; Shounaka; Sounaka; Savarna; Savarni; Sabarna; Shivagotra; Shiva;
  Siva; Srivatsa; Srivathsa; Shrivatsa; Sreevatsa; Srivatsasa; Upamanyu; Vadhula; Vadula; Vadhoola; Vasishta; Vasishtha; Vasista;
  Vashishta; Vashist; Vashishtha; Vasisthasa; Vatsa; Vats; Vathsa; Vatsya; Vatsyayana; Vishnu; Vishwamitra; Viswamitra; Vishvamitra;
  Viswamithra; Vishnuvardhana; Yaska; Alambayana; Alimyan; Ghritakaushika; Kanwa; Shaktri; Suryavamsha; Vishnuvriddha; Pydipala; Paidipala;
  Gill; Sandhu; Dhillon; Brar; Sidhu; Grewal; Dhaliwal; Randhawa; Bajwa; Virk; Mann; Maan; Sekhon; Sohal; Chahal; Deol; Aulakh; Buttar; Hundal;
  Kahlon; Cheema; Pannu; Toor; Bains; Johal; Atwal; Basra; Sahota; Malik; Dahiya; Hooda; Sangwan; Sheoran; Dhankhar; Phogat; Kadian; Rathee;
  Rathi; Lakra; Deswal; Ahlawat; Dalal; Nain; Beniwal; Punia; Poonia; Godara; Saharan; Jakhar; Khatkar; Gulia; Tomar; Matharu; Sagoo; Virdi; Bansal;
  Goyal; Goel; Mittal; Singhal; Singla; Kansal; Jindal; Tayal; Bindal; Airan; Airon; Dharan; Nangal; Kuchhal; Madhukul; Goyan; Mangal; Tingal;
  Garg; Bhandal; Khola; Bhati; Bainsla; Kasana; Chandela; Nagar; Gurjar Bhati; Kapoor; Khanna; Malhotra; Mehrotra; Seth; Tandon; Sodhi; Bedi;
  Anand; Chawla; Sachdeva; Dhindsa; Badwal; Vashisht; Vashisth; Kaushal; Upmanyu; Dattatreya; Kasab; Bachhas; Soukalin; Saukalin; Goutam; Alambyan;
  Madhukulya; Batsya; Shandilyo; Bharadwaj; Kaashyap; Nanda; Dhaumya; Aliman; Kaashyapa; Nagas; Nagasya; Parasar Nagas`;
