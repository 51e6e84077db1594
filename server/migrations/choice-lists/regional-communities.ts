/**
 * Further communities of the regions, by religion: only names that families use of themselves. In brackets stands a second name of the
 * same community. What else people call them is in the synonyms.
 */
export const regionalCommunities: Readonly<Record<string, string>> = {
  hindu: `
    Mali, Dhangar, Sonar (Soni), Koli, Agri, Bhandari, Vanjari, Sutar (Suthar), Darji (Shimpi), Rabari, Bhanushali, Brahma Kshatriya,
    Sindhi, Saini, Kamboj, Tarkhan, Chhimba (Tonk Kshatriya), Bhumihar, Tyagi, Kalwar, Kahar, Nishad (Mallah), Bind, Noniya,
    Mudiraj (Mutharasi), Boya, Bestha, Gavara, Settibalija, Uppara, Perika, Devanga, Saurashtra (Sourashtra),
    Mutharaiyar (Muthuraja), Ezhuthachan, Dheevara, Kudumbi, Devadiga, Mogaveera, Ahom, Kalita, Koch,
    Kaibarta, Gandhabanik, Subarnabanik, Tantubay, Tambuli, Modak, Aguri (Ugra Kshatriya), Poundra Kshatriya, Gopal, Chasa,
    Gudia, Manipuri Meitei, Gurung, Chhetri, Newar`,
  muslim: `
    Beary, Navayath, Kokni, Mansoori, Idrisi, Salmani, Saifi, Rayeen, Meo, Malik, Farooqui, Usmani, Abbasi, Gujjar, Ghanchi, Chhipa,
    Kashmiri, Assamese (Goria)`,
  sikh: 'Lobana, Kamboj, Rajput, Rai Sikh, Chhimba, Mehra (Jhinwar), Bhatra',
};
