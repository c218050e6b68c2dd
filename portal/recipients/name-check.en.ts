/** What is said when the name of a recipient was compared with the one that the receiving member has. */
export const nameCheck = {
  checking: 'Checking the name...',
  match: 'The name matches the one on our member’s account.',
  close: (name: string) => `Did you mean ${name}?`,
  closeDetail: (typed: string, name: string) =>
    `You typed “${typed}”, but the member with these details is “${name}”. If that is not who you want to pay, check the details.`,
  takeName: (name: string) => `Use ${name}`,
  other: (typed: string) => `These details are not in the name of ${typed}`,
  otherDetail:
    'Check them for a typing mistake. If someone gave them to you, call the person you want to pay at a number you already know. Scammers send their own details under a name you trust.',
  unknown:
    'We cannot check the name at other banks. Make sure these details are right before you pay.',
  failed: 'We could not check the name. You can still send money.',
};
