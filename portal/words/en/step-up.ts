/** For which asks the bank wants to know first that it is the member, in words that go on from the title. */
const purposes: Readonly<Record<string, string>> = {
  'payees.add': 'To add this payee.',
  'recipients.add': 'To save this recipient.',
  'profile.update': 'To change your contact details.',
  'settings.setTwoFactor': 'To change SMS verification.',
  'security.beginAuthenticator': 'To add an authenticator app.',
  'security.removeAuthenticator': 'To remove your authenticator app.',
  'security.beginPasskey': 'To add a passkey.',
  'security.removePasskey': 'To remove this passkey.',
  'security.makeRecoveryCodes': 'To make recovery codes.',
  'security.setFirstPaymentDelay': 'To change the delay of first payments.',
};

/** What is said where the bank wants to know that it is the member before it does something risky. */
export const stepUp = {
  title: 'Confirm it is you',
  purposes,
  payment: (amount: string) => `To send ${amount}.`,
  paymentTo: (amount: string, name: string) => `To send ${amount} to ${name}.`,
  otherPurpose: 'To go on.',
  cancel: 'Cancel',
  overTitle: 'This took too long or was tried too often.',
  over: 'Nothing was changed, and no money moved. You can begin again, with a new code.',
  beginAnew: 'Begin again',
};
