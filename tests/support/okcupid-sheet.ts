import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

const header =
  'age,body_type,diet,drinks,drugs,education,ethnicity,height,income,job,offspring,orientation,pets,religion,sex,sign,smokes,speaks,status';

/** Invented people in the columns of the published OkCupid profiles: one is in a relationship, and is refused. */
const invented = [
  header,
  '31,fit,vegetarian,socially,never,graduated from masters program,indian,70,80000,computer / hardware / software,"doesn&rsquo;t have kids, but wants them",straight,likes dogs,christianity and very serious about it,m,leo,no,"english (fluently), tamil (okay)",single',
  '29,average,mostly anything,socially,never,graduated from college/university,indian,65,-1,education / academia,doesn&rsquo;t have kids,straight,likes cats,hinduism but not too serious about it,f,virgo,no,"english, hindi",single',
  '34,thin,strictly vegetarian,not at all,never,graduated from ph.d program,indian,68,100000,science / tech / engineering,,straight,,christianity,m,aries,no,"english (fluently), malayalam",available',
  '27,,anything,rarely,,graduated from med school,asian,63,-1,medicine / health,,straight,likes dogs,catholicism,f,,no,english,single',
  '36,average,anything,socially,,graduated from college/university,white,71,40000,sales / marketing / biz dev,,straight,,islam,m,taurus,no,english,seeing someone',
].join('\n');

/** How many people of a real file a journey reads. */
const mostRead = 300;

/** A sheet in those columns: invented, or the beginning of the file that OKCUPID_PROFILES names (CSV, also with gzip). */
export async function readOkcupidSheet(): Promise<string> {
  const path = process.env['OKCUPID_PROFILES'];
  if (path === undefined) return invented;
  const bytes = await readFile(path);
  const text = path.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
  return text
    .split('\n')
    .slice(0, mostRead + 1)
    .join('\n');
}
