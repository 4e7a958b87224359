/** One mail to one person, as plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

const closing = '\n\nIf you did not ask for this, you need not do anything.\n';

export const resetMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Reset your Evident password',
  text: `Somebody asked to reset the password of your Evident account. Open this link within 30 minutes to choose a new one:\n\n${link}${closing}`,
});

export const verificationMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Confirm your address for Evident',
  text: `Open this link within a day to confirm your address. Your free AI tokens are credited then:\n\n${link}${closing}`,
});

export const passwordChangedMail = (to: string): Mail => ({
  to,
  subject: 'Your Evident password was changed',
  text: 'The password of your Evident account was changed, and its other sessions were ended.\n\nIf it was not you, reset the password now: choose "Forgot your password?" on the login page.\n',
});

export const identityLinkedMail = (to: string): Mail => ({
  to,
  subject: 'Your Evident account has a new way to log in',
  text: 'You can now log in to your Evident account at your institution.\n\nIf it was not you, choose "Forgot your password?" on the login page and tell your administrator.\n',
});

export const invitationMail = (to: string, link: string, days: number): Mail => ({
  to,
  subject: 'You are invited to Evident',
  text: `You are invited to solve programming problems on Evident. Open this link within ${days} ${days === 1 ? 'day' : 'days'} to make your account:\n\n${link}\n\nThe link works once and for this address only.\n`,
});

export const setPasswordMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Your Evident account',
  text: `Your administrator has made an Evident account for you. Open this link within 7 days to choose its password:\n\n${link}\n\nLater you can ask for a new link: choose "Forgot your password?" on the login page.\n`,
});

export const secondFactorMail = (to: string, on: boolean): Mail => ({
  to,
  subject: on
    ? 'Your Evident account has a second factor'
    : 'The second factor of your Evident account is off',
  text: `The second factor of your Evident account was turned ${on ? 'on' : 'off'}.\n\nIf it was not you, change your password and sign out everywhere.\n`,
});
