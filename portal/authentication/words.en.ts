import type { ProofMethod } from '#contract/authentication/factors.ts';
import { ended } from '../language/ended.ts';

/** What each way is called among the others. */
const methods: Record<ProofMethod, string> = {
  passkey: 'Use a passkey',
  authenticator: 'Use my authenticator app',
  text: 'Send me a text message',
  'recovery-code': 'Use a recovery code',
  password: 'Use my password',
};

/** What is said where somebody shows that it is them, when signing in and before something risky. */
export const proof = {
  methods,
  otherMethods: 'Another way',

  code: 'Six-digit code',
  codeMissing: 'Enter the six digits of the code.',
  confirm: 'Confirm',
  confirming: 'Confirming...',

  passkey: {
    detail: 'Your device asks for your fingerprint, your face or its PIN.',
    show: 'Use my passkey',
    waiting: 'Waiting for your device...',
    notShown: 'No passkey was used.',
    notShownDetail: 'It was cancelled or took too long. Please try again, or choose another way.',
    notPossible: 'This browser could not use a passkey here.',
    notPossibleDetail: 'Please choose another way, or try another browser.',
  },
  authenticator: 'Open your authenticator app. It shows a code that changes every 30 seconds.',
  text: {
    sending: (to: string) => `We are sending a code by text message to ${ended(to)}`,
    sent: (to: string) => `We sent a code by text message to ${ended(to)}`,
    notSent: (to: string) => `We will text the code to ${ended(to)}`,
    never: 'Never share this code. We will never ask for it.',
    send: 'Send the code',
    sendAnother: 'Send another code',
    sendAnotherIn: (seconds: number) => `Send another code in ${seconds} s`,
    sentAnother: 'Another code was sent. The one before no longer works.',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes that you saved. Each one works once.',
    missing: 'Enter one of your recovery codes.',
  },
  password: {
    label: 'Password',
    missing: 'Enter your password.',
  },

  samplePhone: {
    title: 'Sample phone',
    detail: 'This is a sample bank, so it sends nothing. Here is what would arrive.',
    nothing: 'Nothing has arrived yet.',
    channels: { sms: 'Text message', email: 'Email' },
    useCode: 'Use this code',
    openLink: 'Open the link',
  },
};
