import type { CheckSide, DepositStatus } from '#contract/deposits/deposits.ts';
import type { ReturnReason } from '#contract/deposits/deposit-change.ts';
import type { DepositFault } from './deposit-draft.ts';
import { ended } from '../language/ended.ts';

const statuses: Record<DepositStatus, string> = {
  pending: 'Pending',
  completed: 'Completed',
  returned: 'Returned',
};

const returnReasons: Record<ReturnReason, string> = {
  'insufficient-funds': 'The account it was drawn on did not have enough money.',
  'account-closed': 'The account it was drawn on is closed.',
  'payment-stopped': 'The person who wrote it stopped the payment.',
  'not-readable': 'The other bank could not read the photos.',
  'not-endorsed': 'It was not signed on the back.',
  altered: 'Something on it was changed.',
  'already-paid': 'It had been paid before.',
};

const sides: Record<CheckSide, string> = {
  front: 'Front of the check',
  back: 'Back of the check',
};

const tips = {
  heading: 'Check tips',
  list: [
    'Sign the back and write “For mobile deposit only” under your name.',
    'Lay the check on a dark, plain surface in good light, without flash.',
    'Hold the camera straight above it, so that all four corners can be seen.',
    'Keep the check until the whole amount is available, then destroy it.',
  ],
};

const photo = {
  /** What a camera or file button is for. */
  take: { front: 'Take a photo of the front', back: 'Take a photo of the back' },
  choose: { front: 'Choose a file for the front', back: 'Choose a file for the back' },
  takeShort: 'Take a photo',
  chooseShort: 'Choose a file',
  hint: (megabytes: string) => `A JPEG or PNG picture of at most ${megabytes} MB.`,
  reading: 'Reading the picture...',
  noPreview: 'This file cannot be shown as a picture.',
  preview: { front: 'The front that you chose', back: 'The back that you chose' },
};

const form = {
  label: 'Deposit a check',
  to: 'To account',
  /** An account in a list: its name and its last digits. */
  account: (name: string, number: string) => `${name} ${number}`,
  amount: 'Amount of the check',
  limits: (perCheck: string, left: string) =>
    `Up to ${perCheck} a check. You can still deposit ${left} today.`,
  availability: 'When you can use it',
  /** Up to an amount, everything, or what is above the amounts before. */
  upTo: (amount: string, day: string, time: string) => `Up to ${amount}: ${day}, ${time}`,
  theRest: (day: string, time: string) => `The rest: ${day}, ${time}`,
  all: (day: string, time: string) => `${day}, ${time}`,
  cutOff: (time: string, day: string) =>
    `Deposits made by ${time} on a business day count for that day. A deposit made now counts for ${ended(day)}`,
  ifReturned:
    'If the check is returned unpaid, its amount is taken from this account again. If you have spent it, your balance goes below zero.',
  returnFee: (fee: string) => `A returned check costs ${ended(fee)}`,
  isAnother: 'This is another check of the same amount',
  submit: 'Deposit Check',
  submitting: 'Depositing...',
  noAccount: 'You have no account to deposit into.',
  loading: 'Loading your accounts and the terms',
  failed: 'You cannot deposit a check right now',
};

/** What stands at a control that is missing or wrong. */
const faults: Record<DepositFault, string> = {
  'front needed': 'Take or choose a photo of the front.',
  'back needed': 'Take or choose a photo of the back.',
  'amount needed': 'Enter an amount above $0.00.',
  'file too large': 'This file is too large. Take another photo, or choose a smaller file.',
  'a drawing':
    'An SVG file is a drawing and no photo. Take a photo, or choose a JPEG or PNG file. Nothing was deposited.',
  'no check seen':
    'We cannot see a check in this picture. Lay the check on a dark surface in good light, and take another photo.',
  DEPOSIT_ACCOUNT_UNKNOWN: 'Choose one of your accounts.',
  DEPOSIT_TOO_LARGE: 'Enter the amount of a check that can be deposited by photo.',
  DEPOSIT_DAY_LIMIT: 'Enter an amount that can still be deposited today.',
  PHOTO_FILE_TOO_LARGE: 'This file is too large. Take another photo, or choose a smaller file.',
  PHOTO_NOT_A_PICTURE: 'This is not a JPEG or PNG picture. Take a photo, or choose another file.',
  PHOTO_BROKEN: 'This picture is damaged. Take another photo, or choose another file.',
  PHOTO_TOO_SMALL: 'This picture is too small to read the check. Take another photo.',
  PHOTO_TOO_MANY_PIXELS: 'This picture has too many pixels. Take another photo.',
  PHOTOS_ARE_THE_SAME: 'This is the picture of the front. Turn the check over.',
  CHECK_DEPOSITED_BEFORE: 'A picture of this check was already deposited.',
};

const outcome = {
  done: (amount: string, account: string) => `${amount} to ${account} is pending`,
  doneDetail: (label: string) =>
    `Transaction ${ended(label)} Keep the check until all of it is available.`,
  see: 'See your deposits',
};

const made = {
  heading: 'Your deposits',
  empty: 'No check yet',
  emptyDetail: 'Checks that you deposit will be listed here with their status.',
  loading: 'Loading your deposits',
  failed: 'Your deposits cannot be shown',
  line: (parts: readonly string[]) => parts.join(' · '),
  available: (amount: string, day: string) => `${amount} available since ${day}`,
  willBeAvailable: (amount: string, moment: string) => `${amount} available on ${moment}`,
  takenBack: (amount: string) => `${amount} was taken back out of the account.`,
  photos: 'Show the photos',
  photosOf: (amount: string, date: string) => `Show the photos of ${amount} from ${date}`,
  hidePhotos: 'Hide the photos',
  hidePhotosOf: (amount: string, date: string) => `Hide the photos of ${amount} from ${date}`,
  photosLoading: 'Loading the photos',
  photosFailed: 'The photos could not be loaded.',
  sideOf: { front: 'The front of the check', back: 'The back of the check' },
  showMore: 'Show more',
  loadingMore: 'Loading more...',
  moreFailed: 'The next deposits could not be loaded. No money was moved.',
};

/** What the portal says about depositing checks. */
export const deposits = {
  title: 'Mobile Deposit',
  description: 'Deposit a check by taking photos of its front and back.',
  sections: 'Mobile deposit sections',
  depositTab: 'Deposit a check',
  madeTab: 'Your deposits',
  statuses,
  returnReasons,
  sides,
  tips,
  photo,
  form,
  faults,
  outcome,
  made,
};
