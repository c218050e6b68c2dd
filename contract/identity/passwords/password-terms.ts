/**
 * Common passwords of eight characters and more, in lower case: those at the head of every list of leaked ones, with
 * some of this trade. The longest stand first, so that a word is found before a part of it.
 */
const commonPasswords: readonly string[] = `
correcthorsebatterystaple harleydavidson lordoftherings savingsaccount administrador administrator
batterystaple onlinebanking cheeseburger correcthorse liverpool123 password1234 transformers bankaccount
changeme123 creditunion harrypotter jesuschrist mickeymouse millionaire minniemouse newyorkcity
opensesame1 password123 playstation qwerty12345 welcome1234 0987654321 1234567890 123456789a 1q2w3e4r5t
admin12345 azertyuiop barcelona1 basketball beautiful1 bestfriend blackberry butterfly1 california
chocolate1 chocolates christmas1 contrasena contraseña creditcard default123 dominicana elizabeth1
elsalvador friendship fuckyou123 hellohello hellokitty helloworld letmein123 liverpool1 losangeles
manchester metallica1 minecraft1 moneymoney motdepasse musiclover nintendo64 opensesame passphrase
password12 pokemon123 puertorico q1w2e3r4t5 qwerty1234 qwertyuiop realmadrid samsung123 spongebob1
strawberry sweetheart teamomucho terminator testing123 tinkerbell volleyball welcome123 zxcvbnm123
123123123 123456789 123654789 123abc123 123qweasd 147258369 789456123 987654321 admin1234 alejandra
alejandro alexander alexandra american1 asdfghjkl babygirl1 barcelona baseball1 batman123 beautiful
birthday1 blueberry butterfly changeme1 chocolate christian christina christine christmas computer1
danielle1 debitcard dragon123 elizabeth facebook1 football1 forever21 francisco godisgood godislove
google123 guadalupe guatemala guest1234 halloween happiness hello1234 hunter123 iloveyou1 iloveyou2
instagram internet1 isabella1 jennifer1 killer123 letmein12 lightning linkedin1 liverpool margarita
mariposas master123 metallica michelle1 microsoft minecraft monkey123 moonlight nightmare password!
password1 princess1 qazwsxedc qwerty123 rocknroll rockstar1 samantha1 sebastian secret123 september
shadow123 skywalker snowflake spiderman spongebob starwars1 steelers1 stephanie summer123 sunflower
sunshine1 superman1 superstar temporary test12345 topsecret valentina valentine victoria1 welcome12
whatever1 windows10 winter123 00000000 10203040 11111111 11112222 11223344 12121212 12341234 12344321
12345678 12345679 1234567a 1234qwer 13579135 1a2b3c4d 1q2w3e4r 1qaz2wsx 1qazxsw2 22222222 33333333
44444444 55555555 66666666 77777777 87654321 88888888 99999999 a1234567 a1b2c3d4 aa123456 aaaaaaaa
abc12345 abcd1234 abcdefgh access14 admin123 amanda12 america1 andrew12 android1 angel123 angels12
anthony1 apple123 arizona1 arsenal1 asdf1234 asdfasdf asdfghjk ashley12 asshole1 autumn12 babyboy1
babygirl bailey12 banking1 baseball benjamin bigmoney birthday biteme12 blessed1 blessing bonita12
brandon1 brittany broncos1 brooklyn buddy123 bullshit buster12 carolina changeme charlie1 checking
chelsea1 cherries chicago1 cinnamon colombia colorado computer cookie12 cookies1 corazon1 corvette
courtney cowboys1 cristina crystal1 cupcakes daniel12 daniela1 danielle darkness december default1
demo1234 diamond1 diamonds disney12 dolphins dragon12 eagles12 ecuador1 estrella example1 facebook
faithful february fernanda fernando ferrari1 florida1 flower12 flowers1 football forever1 freedom1
friends1 fuckyou1 fuckyou2 gabriela gandalf1 garfield ginger12 goodluck gorgeous greenday guest123
guitar12 hannah12 happy123 harley12 heaven12 hello123 honduras hunter12 ilovegod iloveme1 iloveu12
iloveyou internet isabella january1 jasmine1 jennifer jessica1 jesus123 jesus777 jonathan jordan23
joshua12 juventus kawasaki killer12 lakers24 letmein! letmein1 linkedin login123 lovelove lovely12
loveyou1 madison1 maggie12 mariposa master01 master12 matrix12 matthew1 mauricio maverick mercedes
mexico12 miami305 michael1 michelle mickey12 midnight monday12 money123 monkey12 musicman mustang1
mybank12 mylove12 mymoney1 myspace1 natalia1 netflix1 newyork1 nicholas ninja123 nintendo nirvana1
november october1 openopen p@ssw0rd p@ssword pa55word packers1 passw0rd password passwort patricia
patriots peanut12 pepper12 phoenix1 pirates1 pokemon1 porsche1 preciosa predator princesa princess
pumpkin1 q1w2e3r4 qwer1234 qwerty12 qwertyui rainbow1 rainbows rebecca1 redskins richard1 robert12
rockstar rocky123 rodrigo1 root1234 rootroot samantha sample12 samsung1 sandiego santiago saturday
savings1 scooter1 scorpio1 scorpion secret12 shadow12 slipknot snoopy12 snowball softball spring12
starwars steelers summer12 sunshine superman sweetie1 sweetpea teamo123 temp1234 temporal tequiero
test1234 testing1 testtest texas123 thomas12 thunder1 thursday tigger12 toortoor treasure trustno1
tuesday1 tweety12 usa12345 user1234 veronica victoria virginia warriors welcome1 whatever windows1
winter12 xbox3600 yamaha12 yankees1 youtube1 zaq12wsx zaq1zaq1 zxcvbnm1
`
  .trim()
  .split(/\s+/);

/**
 * The rules for a good enough password (NIST SP 800-63B-4, 3.1.1), in one place for the bank, which decides, and for the
 * portal, which says the same during typing. This file imports no schema library.
 */

/** Fewer characters than this, with each easily guessed part counted as one, are too few. */
const unguessableLeast = 10;

/** Why a password is easier to guess than its length says. */
export type PasswordWeakness = 'common' | 'about-you' | 'repeats' | 'sequence';

/** The strength of a password. */
export interface PasswordMeasure {
  /** In characters as people count them. */
  readonly length: number;
  /** The same after each common password, each word about the member, and each run counts as one character. */
  readonly unguessable: number;
  readonly weaknesses: readonly PasswordWeakness[];
}

/**
 * Measures a password. `own` is what is known about the member and the bank: names, the username, the institution.
 * No mix of kinds of characters is asked for: it makes passwords harder to remember, not to guess.
 */
export function measurePassword(password: string, own: readonly string[]): PasswordMeasure {
  const weaknesses: PasswordWeakness[] = [];
  const steps: readonly (readonly [PasswordWeakness, (text: string) => string])[] = [
    ['about-you', (text) => withoutWords(text, wordsOf(own))],
    ['common', (text) => withoutWords(text, commonPasswords)],
    ['repeats', (text) => text.replaceAll(/(.{1,4}?)\1{2,}/gsu, replacement)],
    ['sequence', withoutSequences],
  ];
  let left = password.toLowerCase();
  for (const [weakness, shorten] of steps) {
    const shorter = shorten(left);
    if (shorter !== left) weaknesses.push(weakness);
    left = shorter;
  }
  return { length: [...password].length, unguessable: [...left].length, weaknesses };
}

/** Whether a password can be guessed too soon, whatever its length; the reason, or null. */
export function tooEasy({ unguessable, weaknesses }: PasswordMeasure): PasswordWeakness | null {
  return unguessable < unguessableLeast ? (weaknesses[0] ?? null) : null;
}

/** Replaces a part that a guesser tries as a whole. No later searched part holds this sign. */
const replacement = '\u2022';

/** Shorter words are part of too many others. */
const ownWordLengthLeast = 3;

function wordsOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= ownWordLengthLeast)
    .toSorted((one, other) => other.length - one.length);
}

function withoutWords(text: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, replacement), text);
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const paths = rows.flatMap((row) => [row, [...row].toReversed().join('')]);
const sequenceLengthLeast = 4;

function withoutSequences(text: string): string {
  let left = '';
  for (let at = 0; at < text.length;) {
    const length = sequenceAt(text, at);
    left += length >= sequenceLengthLeast ? replacement : text.slice(at, at + 1);
    at += length >= sequenceLengthLeast ? length : 1;
  }
  return left;
}

function sequenceAt(text: string, at: number): number {
  let longest = 1;
  for (const path of paths) {
    const start = path.indexOf(text.charAt(at));
    let length = 0;
    while (
      start >= 0 &&
      at + length < text.length &&
      start + length < path.length &&
      text[at + length] === path[start + length]
    ) {
      length += 1;
    }
    longest = Math.max(longest, length);
  }
  return longest;
}
