import { words } from '../words.ts';
import { gulfAndWest } from './abroad.ts';
import type { Culture } from './culture.ts';

export const konkaniChristian: Culture = {
  name: 'Goan, Mangalorean and East Indian Christian',
  share: 30,
  religion: 'Christian',
  motherTongues: { Konkani: 76, English: 14, Marathi: 10 },
  languages: { English: 0.97, Hindi: 0.7, Kannada: 0.3, Marathi: 0.3 },
  states: { Goa: 40, Karnataka: 32, Maharashtra: 28 },
  communities: {
    Goan: {
      share: 44,
      surnames: words(`Fernandes, Pereira, Mascarenhas, Dias, Braganza, Gonsalves, Colaco, Faleiro, Rebello,
        Carvalho, Cardozo, Furtado, Vaz, Barreto, Costa, Noronha, Menezes, Almeida, Souza, Gracias`),
    },
    Mangalorean: {
      share: 36,
      surnames: words(`D’Souza, Pinto, Lobo, Rodrigues, Saldanha, Crasta, Monteiro, Sequeira, D’Silva,
        Mathias, Rego, Fernandes, Castelino, Veigas, Tauro, D’Cunha, Mendonca, Aranha, Quadros`),
    },
    'East Indian': {
      share: 20,
      surnames: words(`Gonsalves, D’Mello, Rodricks, Pereira, Koli, D’Monte, Misquitta, Lopes, Patel,
        Creado, Dabre, Nunes, Almeida, Correia, Rumao, Tuscano`),
    },
  },
  denominations: { 'Roman Catholic (Latin)': 96, Pentecostal: 2, 'Born Again': 2 },
  women:
    words(`Maria, Savia, Joanna, Alisha, Andrea, Anita, Annabelle, Avita, Bianca, Brenda, Carol, Celeste, Charmaine,
    Clarissa, Cynthia, Dania, Delicia, Diana, Divya, Elaine, Elvira, Fiona, Flavia, Gemma, Genevieve, Glenda, Glenys,
    Hazel, Isabel, Jacinta, Janice, Jennifer, Jessica, Jocelyn, Joyce, Karen, Larissa, Lavina, Lenora, Lisa, Lynette,
    Marilyn, Melanie, Melissa, Merlyn, Michelle, Muriel, Natasha, Nadia, Natalie, Nerissa, Olivia, Perpetua, Prima,
    Reema, Rhea, Riva, Roshni, Ruella, Sabrina, Samantha, Sanchia, Sharon, Sheryl, Simone, Stacy, Tania, Tina, Valencia,
    Vanessa, Velita, Verona, Vinita, Zelia`),
  men: words(`Savio, Ronald, Keith, Aaron, Adrian, Agnelo, Alban, Aldrin, Allan, Alwyn, Anselm, Ashley, Austin, Avil,
    Bevan, Brandon, Brian, Bryan, Calvin, Clive, Cleetus, Clyde, Conrad, Craig, Darryl, Denzil, Derek, Dylan, Edgar,
    Elroy, Elton, Errol, Evan, Flexon, Floyd, Gavin, Gerard, Glen, Godfrey, Ivan, Jason, Joel, Jovan, Joseph, Joshua,
    Kenneth, Kevin, Lancelot, Lester, Lloyd, Mark, Marlon, Maxwell, Melroy, Merwyn, Myron, Naveen, Neil, Nevil, Nigel,
    Noel, Norman, Oliver, Oswald, Owen, Praveen, Randall, Reuben, Rohan, Roshan, Royston, Russell, Ryan, Sean, Sheldon,
    Stephen, Trevor, Valerian, Wayne, Wilfred`),
  mothers:
    words(`Philomena, Lucy, Gracy, Rosy, Juliana, Severine, Apolin, Carmine, Theresa, Veronica, Cecilia, Dolly,
    Helen, Irene, Joan, Lydia, Mabel, Olga, Piedade, Rita, Stella, Winnie`),
  fathers:
    words(`Anthony, Francis, Joseph, Denis, Felix, Gregory, Henry, Ignatius, Jerome, Lawrence, Louis, Marcel,
    Michael, Pascal, Peter, Piedade, Richard, Robert, Sebastian, Sylvester, Victor, Vincent, William, Xavier`),
  surnames: words('Fernandes, D’Souza, Pereira, Rodrigues, Pinto, Lobo, Dias'),
  diet: { 'Non Veg': 95, Veg: 1, 'Occasionally non-veg': 4 },
  abroad: { share: 0.2, countries: gulfAndWest },
  schooling: 0.3,
};
