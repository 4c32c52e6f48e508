import type { EducationLevel, LanguageLevel } from '@hirehq/shared-contracts/codes';

export type PersonaLanguage = 'en' | 'es' | 'de' | 'fr' | 'pt' | 'ar';

export interface Persona {
  id: string;
  language: PersonaLanguage;
  firstName: string;
  lastName: string;
  title: string;
  email: string;
  telephone: string;
  /** Street, city, state, postal code and country; a missing one is not written. */
  address?: string;
  city: string;
  state?: string;
  zipCode?: string;
  country?: string;
  /** Stated in the summary; null if the summary names none. */
  years: number | null;
  summary: string;
  jobs: readonly { title: string; employer: string; city: string; from: string; till: string | null; did: readonly string[] }[];
  educations: readonly { level: EducationLevel; degree: string; field: string; school: string; from: string; till: string }[];
  /** As written, and the name in our catalogue. */
  skills: readonly (readonly [written: string, name: string])[];
  licences: readonly { name: string; issuer: string; number: string; expires: string }[];
  languages: readonly { code: string; written: string; level: LanguageLevel; levelWritten: string }[];
}
