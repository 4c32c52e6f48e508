import { designedFor, type BrandVariant, type NeuroClassification } from '@hirehq/shared-contracts/codes';
import { z } from 'zod';

export type PasswordProblem = 'passwordWeak' | 'passwordCommon' | 'passwordPersonal' | 'passwordLong';
export type RegistrationProblem = 'nameMissing' | 'emailInvalid' | 'termsMissing' | PasswordProblem;
export type RegistrationField = 'name' | 'email' | 'password' | 'terms';
export type RegistrationProblems = Partial<Record<RegistrationField, RegistrationProblem>>;

export interface RegistrationValues {
  name: string;
  email: string;
  password: string;
  terms: boolean;
}

const MIN_LENGTH = 8;
// Limits the cost of hashing, which grows with the length; long enough for a passphrase.
const MAX_LENGTH = 128;
const SHORTEST_PERSONAL_PART = 4;
const COMMON = new Set(
  (
    'password passw0rd password1 password12 password123 p@ssw0rd p@ssword1 qwerty123 qwertyuiop1 1q2w3e4r 1qaz2wsx abc12345 abcd1234 ' +
    'letmein1 welcome1 welcome123 iloveyou1 admin123 monkey123 dragon123 football1 baseball1 sunshine1 princess1 trustno1 changeme1 a1b2c3d4 hirehq123'
  ).split(' '),
);
const emailSchema = z.email().max(254);

export const isEmail = (value: string): boolean => emailSchema.safeParse(value).success;

/** The problem with a password for this person, if any. */
export function passwordProblem({
  password,
  email,
  name,
}: Pick<RegistrationValues, 'password' | 'email' | 'name'>): PasswordProblem | undefined {
  if (password.length > MAX_LENGTH) return 'passwordLong';
  if (password.length < MIN_LENGTH || !/\p{L}/u.test(password) || !/[^\p{L}\s]/u.test(password)) return 'passwordWeak';
  const plain = password.toLowerCase();
  if (COMMON.has(plain) || COMMON.has(plain.replace(/[!?.]+$/, '')) || new Set(plain).size < 4) return 'passwordCommon';
  const personal = [email.split('@')[0] ?? '', ...name.split(/\s+/)].filter((part) => part.length >= SHORTEST_PERSONAL_PART);
  return personal.some((part) => plain.includes(part.toLowerCase())) ? 'passwordPersonal' : undefined;
}

/**
 * The classification of an account whose owner did not choose one. Only the brand for neurodistinct people asks, and there
 * 'prefer not to say' is a choice; on the other brands it is that of the people the brand is designed for.
 */
export const classificationUnasked = (variant: BrandVariant): NeuroClassification | null =>
  variant === 'N' ? null : designedFor(variant);

/** The problems to fix before an account can be created, by field. */
export function registrationProblems(values: RegistrationValues): RegistrationProblems {
  const password = passwordProblem(values);
  return {
    ...(values.name.length === 0 && { name: 'nameMissing' }),
    ...(!isEmail(values.email) && { email: 'emailInvalid' }),
    ...(password && { password }),
    ...(!values.terms && { terms: 'termsMissing' }),
  };
}
