import { words } from '../words.ts';

/** Towns abroad as `town|state or province|postal code|how many`; in a code # is a digit and @ a letter. */
export const abroadTowns: Readonly<Record<string, readonly string[]>> = {
  'United Arab Emirates': words(
    'Dubai|Dubai||10, Abu Dhabi|Abu Dhabi||5, Sharjah|Sharjah||6, Ajman|Ajman||2, Al Ain|Abu Dhabi||1',
  ),
  'Saudi Arabia': words(
    'Riyadh|Riyadh|1####|6, Jeddah|Makkah|2####|5, Dammam|Eastern Province|3####|4, Jubail|Eastern Province|3####|2',
  ),
  Qatar: words('Doha|Doha||8, Al Rayyan|Al Rayyan||2'),
  Kuwait: words('Kuwait City|Al Asimah|1####|4, Salmiya|Hawalli|2####|4, Farwaniya|Farwaniya|8####|3'),
  Oman: words('Muscat|Muscat|1##|7, Salalah|Dhofar|2##|2, Sohar|North Batinah|3##|2'),
  Bahrain: words('Manama|Capital||6, Riffa|Southern||2'),
  'United States':
    words(`Edison|New Jersey|088##|6, San Jose|California|951##|7, Fremont|California|945##|5, Dallas|Texas|752##|6,
    Houston|Texas|770##|5, Chicago|Illinois|606##|4, Atlanta|Georgia|303##|4, Seattle|Washington|981##|4, Charlotte|North Carolina|282##|2,
    Boston|Massachusetts|021##|3, New York|New York|100##|3, Philadelphia|Pennsylvania|191##|2, Phoenix|Arizona|850##|2`),
  'United Kingdom':
    words(`London|England|HA# #@@|8, Leicester|England|LE# #@@|4, Birmingham|England|B## #@@|4, Manchester|England|M## #@@|3,
    Southall|England|UB# #@@|3, Glasgow|Scotland|G## #@@|2, Cardiff|Wales|CF# #@@|1, Coventry|England|CV# #@@|2`),
  Canada:
    words(`Brampton|Ontario|L6P #@#|8, Toronto|Ontario|M5V #@#|6, Surrey|British Columbia|V3T #@#|6, Mississauga|Ontario|L5B #@#|4,
    Calgary|Alberta|T3J #@#|4, Edmonton|Alberta|T6T #@#|3, Winnipeg|Manitoba|R3P #@#|2, Vancouver|British Columbia|V5K #@#|3`),
  Australia:
    words(`Melbourne|Victoria|30##|6, Sydney|New South Wales|21##|6, Brisbane|Queensland|40##|3, Perth|Western Australia|60##|3,
    Adelaide|South Australia|50##|2`),
  'New Zealand': words('Auckland|Auckland|10##|5, Wellington|Wellington|60##|2, Hamilton|Waikato|32##|1'),
  Singapore: words('Singapore|Singapore|5#####|10'),
  Germany: words(
    'Berlin|Berlin|10###|3, Munich|Bavaria|80###|4, Frankfurt|Hesse|60###|3, Stuttgart|Baden-Württemberg|70###|2, Hamburg|Hamburg|20###|1',
  ),
  Ireland: words('Dublin|Leinster|D## @@##|6, Cork|Munster|T12 @@##|3, Galway|Connacht|H91 @@##|1'),
  Italy: words('Rome|Lazio|001##|4, Brescia|Lombardy|251##|4'),
  Netherlands: words('Amsterdam|North Holland|10## @@|4, Eindhoven|North Brabant|56## @@|3'),
  Kenya: words('Nairobi|Nairobi|00###|6, Mombasa|Mombasa|80###|3'),
};
