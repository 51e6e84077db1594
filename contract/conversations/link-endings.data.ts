/**
 * Which words with dots are links although nothing says `https://`. A full list of endings would turn every forgotten space after a
 * full stop into a link ("I am fine.in Kochi"), so there are two kinds.
 */

/** Endings that are hardly ever a word of a chat: "shaadi-offer.com" is a link wherever it is. */
export const plainEndings: ReadonlySet<string> = new Set(
  (
    'com org net info biz xyz top online site website store shop vip icu club app dev io ai cc tv ly gl gd gle gy edu gov mil int ' +
    'mobi asia tech cloud digital agency solutions services center network systems finance capital money cash trade trading ' +
    'exchange market markets fund loans credit investments bitcoin cyou buzz click cam rest sbs monster quest bond cfd lol ' +
    'download stream review reviews blog wiki chat dating singles wedding bid win ws ru cn jp kr hk tw vn ph pk bd lk np ' +
    'eu au nz uk za ng ke gh br mx ar pl cz sk ro bg gr ua by kz ir il pt nl ee lv tr link ' +
    'भारत இந்தியா ഭാരതം భారత్ ভারত xn--h2brj9c xn--xkc2dl3a5ee0h'
  ).split(' '),
);

/** Endings that are also words in one of the languages of our members: they need a path, `www.`, or a second level such as `co.in`. */
export const wordEndings: ReadonlySet<string> = new Set(
  (
    'in me so is it to my no at be am do us as pe la le id co de se ca ae sa om qa us tk ml ga gq cf st sh im now today live life ' +
    'love one work works name family best world page pro fun space help care support team group host news press school ' +
    'academy media studio design games game video photo photos pics gift gifts date men mom ninja guru global land house ' +
    'homes city company run zone plus social'
  ).split(' '),
);

/** Middle parts that make a name with a word as its ending a host: "matrimony.co.in". */
export const secondLevels: ReadonlySet<string> = new Set([
  'co',
  'com',
  'net',
  'org',
  'gov',
  'nic',
  'ac',
  'edu',
  'firm',
  'gen',
  'ind',
]);

/** Short hosts, many of them with a single letter or a word as their ending. */
export const knownHosts: ReadonlySet<string> = new Set(
  (
    'wa.me t.me m.me t.co g.co x.com g.page bit.ly is.gd v.gd rb.gy ow.ly cutt.ly tiny.cc tinyurl.com goo.gl lnkd.in amzn.to ' +
    'amzn.in fb.me fb.com ig.me youtu.be db.tt shorturl.at s.id t.ly u.to qr.ae zoom.us signal.me imo.im line.me wa.link ' +
    'linktr.ee telegram.me telegram.dog snapchat.com discord.gg razorpay.me rzp.io cash.app paypal.me dl.flipkart.com'
  ).split(' '),
);

/** Names with dots that people say of their work and studies, not of an address. */
export const notHosts: ReadonlySet<string> = new Set(['asp.net', 'vb.net', 'ado.net']);
