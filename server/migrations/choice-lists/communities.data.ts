import type { religions } from './religions.data.ts';

/**
 * Communities by religion, the common ones first within their region: only names that families use of themselves. Behind a dash stands a
 * part of a community, in brackets a second name of the same one. What else people call them is in the synonyms.
 */
export const communities: Partial<Record<keyof typeof religions, string>> = {
  hindu: `
    Brahmin – Iyer, Brahmin – Iyengar, Brahmin – Namboodiri, Brahmin – Saraswat, Brahmin – Deshastha,
    Brahmin – Kokanastha, Brahmin – Kanyakubja, Brahmin – Maithil, Brahmin – Gaur, Brahmin – Saryuparin,
    Brahmin – Niyogi, Brahmin – Vaidiki, Brahmin – Smartha, Brahmin – Madhwa, Brahmin – Kashmiri Pandit,
    Brahmin – Other, Rajput, Maratha, Kunbi, Kayastha, Agarwal, Baniya, Gupta, Maheshwari, Khandelwal, Khatri,
    Arora, Jat, Gujjar, Yadav, Kurmi, Kushwaha, Lodhi, Patel – Leva, Patel – Kadva, Patel – Other, Lohana, Nair,
    Ezhava, Thiyya, Menon, Pillai, Ambalavasi, Viswakarma, Vanniyar, Gounder, Mudaliar, Chettiar, Nadar, Thevar/Mukkulathor,
    Naidu, Reddy, Kamma, Kapu, Velama, Balija, Goud, Padmashali, Vysya, Lingayat, Vokkaliga, Bunt, Billava,
    Kuruba, Mahishya, Baidya, Sadgope, Karana, Khandayat, Dhobi, Nai, Kumhar, Teli, Scheduled Caste,
    Scheduled Tribe, Inter-caste, Mali, Dhangar, Sonar (Soni), Koli, Agri, Bhandari, Vanjari, Sutar (Suthar),
    Darji (Shimpi), Rabari, Bhanushali, Brahma Kshatriya, Sindhi, Saini, Kamboj, Tarkhan,
    Chhimba (Tonk Kshatriya), Bhumihar, Tyagi, Kalwar, Kahar, Nishad (Mallah), Bind, Noniya,
    Mudiraj (Mutharasi), Boya, Bestha, Gavara, Settibalija, Uppara, Perika, Devanga, Saurashtra (Sourashtra),
    Mutharaiyar (Muthuraja), Ezhuthachan, Dheevara, Kudumbi, Devadiga, Mogaveera, Ahom, Kalita, Koch, Kaibarta,
    Gandhabanik, Subarnabanik, Tantubay, Tambuli, Modak, Aguri (Ugra Kshatriya), Poundra Kshatriya, Gopal,
    Chasa, Gudia, Manipuri Meitei, Gurung, Chhetri, Newar, Kodava, Kulal, Kulalar, Kummari (Shalivahana),
    Kumawat, Ganiga, Gandla (Telikula), Ghanchi, Daivadnya (Daivajna), Rajaka, Madivala, Vannar, Maruthuvar,
    Nayi Brahmin, Savitha, Koshti, Bhavsar, Kharvi, Arayan, Gangaputra, Munnuru Kapu, Telaga, Vellalar, Kashyap,
    Dhiman, Andhra Raju`,
  muslim: `
    Syed, Sheikh, Pathan, Mughal, Ansari, Qureshi, Siddiqui, Memon, Mappila, Rowther, Lebbai, Maraicar, Dekkani,
    Dudekula, Bohra, Khoja, Rajput, Bengali, Beary, Navayath, Kokni, Mansoori, Idrisi, Salmani, Saifi, Rayeen,
    Meo, Malik, Farooqui, Usmani, Abbasi, Gujjar, Ghanchi, Chhipa, Kashmiri, Assamese (Goria), Pinjara (Nadaf),
    Qaimkhani (Kayamkhani)`,
  christian: `
    Nadar, Cheramar, Anglo-Indian, Goan, Mangalorean, East Indian, Dalit Christian, Tribal/North-East, Convert,
    Syrian Christian (Nasrani), Knanaya, Malankara Christian, Latin Catholic,
    Latin Catholic – 700 (Ezhunoottikkar), Latin Catholic – 500 (Anjoottikkar),
    Latin Catholic – 300 (Munnoottikkar), Mukkuvar, Kammalar, Sambavar, Thiyya, Paravar (Bharathar), Vellalar,
    Udayar, Vanniyar, Reddy, Kamma, Mala, Madiga, Bettiah Christian`,
  jain: 'Digambar, Shwetambar',
  sikh: `
    Jat, Khatri, Arora, Ramgarhia, Saini, Ravidassia, Mazhabi, Ahluwalia, Lobana, Kamboj, Rajput, Rai Sikh,
    Chhimba, Mehra (Jhinwar), Bhatra`,
  buddhist: 'Ambedkarite/Neo-Buddhist, Mahayana, Theravada, Vajrayana',
};
