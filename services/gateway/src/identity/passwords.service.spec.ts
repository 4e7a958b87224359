import argon2 from 'argon2';
import { PasswordsService } from './passwords.service.js';

const PARAMETERS = /^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/;
const passwords = new PasswordsService();

test('a password matches its own hash only', async () => {
  const hash = await passwords.hash('correct horse');
  expect(hash).toMatch(PARAMETERS);
  expect(await passwords.matches(hash, 'correct horse')).toBe(true);
  expect(await passwords.matches(hash, 'a wrong guess')).toBe(false);
});

test('the password of an unknown account is checked with the same work and never matches', async () => {
  const verify = jest.spyOn(argon2, 'verify').mockResolvedValue(true);
  expect(await passwords.matches(null, 'a guess')).toBe(false);
  expect(verify.mock.calls).toEqual([[expect.stringMatching(PARAMETERS), 'a guess']]);
  verify.mockRestore();
});
