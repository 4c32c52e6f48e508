import { expect, test } from 'vitest';
import { registrationForm } from './form-schemas.ts';

test.each([
  ['\u200b \u3164\u2800', ''],
  [' Noor \u00a0 Haddad ', 'Noor Haddad'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
])('the name %j is registered as %j', (typed, name) => {
  expect(registrationForm.parse({ name: typed, email: 'noor@example.com', password: 'secret' }).name).toBe(name);
});
