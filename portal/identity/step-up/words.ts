import { ended } from '../../language/sentences.ts';

const en = {
  title: 'Confirm it is you',
  accountsOf: (holder: string) => `Accounts of ${ended(holder)}`,
  /** Goes on from the purpose: the requested proof, and its reason. */
  bothFactors: {
    asks: 'your password and a code',
    orPasskey: 'your passkey, or your password and a code',
    signIn: (asks: string) => `This changes how you sign in, so we ask for ${ended(asks)}`,
    access: (asks: string) =>
      `This lets somebody else see your accounts, so we ask for ${ended(asks)}`,
    contact: (asks: string) => `This changes how we reach you, so we ask for ${ended(asks)}`,
    loan: (asks: string) => `Your signature is binding, so we ask for ${ended(asks)}`,
  },
  passwordConfirmed: 'Your password is confirmed. Now we need a code.',
  overTitle: 'This took too long, or there were too many tries.',
  over: 'Nothing was changed, and no money moved. You can start again with a new code.',
  startAgain: 'Start again',
};

const es: typeof en = {
  title: 'Confirme que es usted',
  accountsOf: (holder) => `Cuentas de ${ended(holder)}`,
  bothFactors: {
    asks: 'su contraseña y un código',
    orPasskey: 'su llave de acceso, o su contraseña y un código',
    signIn: (asks) =>
      `Esto cambia la forma en que inicia sesión; por eso le pedimos ${ended(asks)}`,
    access: (asks) =>
      `Esto permite que otra persona vea sus cuentas; por eso le pedimos ${ended(asks)}`,
    contact: (asks) =>
      `Esto cambia la forma de comunicarnos con usted; por eso le pedimos ${ended(asks)}`,
    loan: (asks) => `Su firma es vinculante; por eso le pedimos ${ended(asks)}`,
  },
  passwordConfirmed: 'Su contraseña está confirmada. Ahora falta un código.',
  overTitle: 'Tardó demasiado o se intentó demasiadas veces.',
  over: 'No se cambió nada ni se movió dinero. Puede empezar de nuevo, con otro código.',
  startAgain: 'Empezar de nuevo',
};

export const stepUpWords = { en, es };
