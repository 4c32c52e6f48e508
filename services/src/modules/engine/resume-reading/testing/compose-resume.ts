import type { Persona, PersonaLanguage } from './persona.ts';

export type DateStyle = 'LONG' | 'SHORT' | 'NUMERIC' | 'YEAR';

interface Words {
  summary: string;
  experience: string;
  education: string;
  skills: string;
  licences: string;
  languages: string;
  contact: string;
  present: string;
  number: string;
  expires: string;
}

const words = (list: string): Words => {
  const [
    summary = '',
    experience = '',
    education = '',
    skills = '',
    licences = '',
    languages = '',
    contact = '',
    present = '',
    number = '',
    expires = '',
  ] = list.split('|');
  return { summary, experience, education, skills, licences, languages, contact, present, number, expires };
};

/** Two ways to head the sections in each language. */
const WORDS: Record<PersonaLanguage, readonly [Words, Words]> = {
  en: [
    words('Summary|Experience|Education|Skills|Licenses & Certifications|Languages|Contact|Present|No.|expires'),
    words(
      'Profile|Work Experience|Academic Background|Core Competencies|Certifications|Language Skills|Personal Details|today|License no.|valid until',
    ),
  ],
  es: [
    words(
      'Perfil|Experiencia laboral|Formación académica|Habilidades|Licencias y certificados|Idiomas|Contacto|Actualidad|N.º|válida hasta',
    ),
    words('Sobre mí|Experiencia profesional|Educación|Competencias|Certificaciones|Idiomas|Datos personales|Presente|Núm.|vence'),
  ],
  de: [
    words('Kurzprofil|Berufserfahrung|Ausbildung|Kenntnisse|Zertifikate|Sprachkenntnisse|Kontakt|heute|Nr.|gültig bis'),
    words(
      'Profil|Beruflicher Werdegang|Bildungsweg|Fähigkeiten|Zertifizierungen|Sprachen|Persönliche Daten|heute|Nr.|gültig bis',
    ),
  ],
  fr: [
    words(
      'Profil|Expérience professionnelle|Formation|Compétences|Certifications|Langues|Coordonnées|aujourd’hui|N°|valable jusqu’en',
    ),
    words('À propos|Parcours professionnel|Diplômes|Compétences clés|Certificats|Langues|Contact|à ce jour|N°|expire'),
  ],
  pt: [
    words(
      'Perfil|Experiência profissional|Formação académica|Competências|Certificações|Idiomas|Contacto|presente|N.º|válida até',
    ),
    words('Resumo|Experiência|Educação|Habilidades|Certificações|Línguas|Dados pessoais|atualmente|N.º|expira'),
  ],
  ar: [
    words('نبذة عني|الخبرة العملية|التعليم|المهارات|الشهادات|اللغات|معلومات الاتصال|الآن|رقم|تنتهي'),
    words('الملخص|الخبرات المهنية|المؤهلات العلمية|المهارات|التراخيص|اللغات|البيانات الشخصية|حتى الآن|رقم|صالحة حتى'),
  ],
};

export interface Content {
  persona: Persona;
  isRtl: boolean;
  name: string;
  title: string;
  /** Address, telephone and email. */
  contact: readonly string[];
  headings: Words;
  jobs: readonly { title: string; employer: string; city: string; dates: string; did: readonly string[] }[];
  educations: readonly { degree: string; school: string; dates: string }[];
  skills: readonly string[];
  licences: readonly string[];
  languages: readonly { written: string; level: string }[];
}

function monthYear(date: string, language: PersonaLanguage, style: DateStyle): string {
  const [year = '', month = ''] = date.split('-');
  if (style === 'YEAR') return year;
  if (style === 'NUMERIC') return `${month}/${year}`;
  const format = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    month: style === 'LONG' ? 'long' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}-15T00:00:00Z`));
}

function addressOf({ address, city, state, zipCode, country, language }: Persona): string {
  const isCodeLast = language === 'en' && country !== 'Netherlands';
  const town =
    state === undefined
      ? isCodeLast
        ? [city, zipCode].filter(Boolean).join(' ')
        : [zipCode, city].filter(Boolean).join(' ')
      : `${city}, ${[state, zipCode].filter(Boolean).join(language === 'pt' ? ', ' : ' ')}`;
  return [address, town, country].filter(Boolean).join(language === 'ar' ? '، ' : ', ');
}

/** The texts of a persona's résumé, as a layout writes them. */
export function composeResume(persona: Persona, { dates, headings }: { dates: DateStyle; headings: 0 | 1 }): Content {
  const { language } = persona;
  const own = WORDS[language][headings];
  const period = (from: string, till: string | null) =>
    `${monthYear(from, language, dates)} – ${till === null ? own.present : monthYear(till, language, dates)}`;
  return {
    persona,
    isRtl: language === 'ar',
    name: `${persona.firstName} ${persona.lastName}`,
    title: persona.title,
    contact: [addressOf(persona), persona.telephone, persona.email],
    headings: own,
    jobs: persona.jobs.map((job) => ({ ...job, dates: period(job.from, job.till) })),
    educations: persona.educations.map((each) => ({ ...each, dates: period(each.from, each.till) })),
    skills: persona.skills.map(([written]) => written),
    licences: persona.licences.map(
      ({ name, issuer, number, expires }) =>
        `${name}, ${issuer}, ${own.number} ${number}, ${own.expires} ${monthYear(expires, language, dates === 'YEAR' ? 'NUMERIC' : dates)}`,
    ),
    languages: persona.languages.map(({ written, levelWritten }) => ({ written, level: levelWritten })),
  };
}

/** What a reading of the résumé should find; dates only as exact as they are written. */
export function truthOf(persona: Persona, dates: DateStyle) {
  const date = (text: string | null) => (text !== null && dates === 'YEAR' ? text.slice(0, 4) : text);
  return {
    firstName: persona.firstName,
    lastName: persona.lastName,
    emailAddress: persona.email,
    telephone: persona.telephone,
    address: persona.address ?? null,
    city: persona.city,
    state: persona.state ?? null,
    country: persona.country ?? null,
    zipCode: persona.zipCode ?? null,
    profileTitle: persona.title,
    overallYearsOfExperience: persona.years,
    skills: persona.skills.map(([, name]) => name),
    workHistory: persona.jobs.map(({ title, employer, from, till }) => ({
      title,
      workedWith: employer,
      workedFrom: date(from),
      workedTill: date(till),
    })),
    educations: persona.educations.map(({ level, school, field, from, till }) => ({
      level,
      institution: school,
      fieldOfStudy: field,
      studiedFrom: date(from),
      studiedTill: date(till),
    })),
    licences: persona.licences.map(({ name, issuer, number, expires }) => ({ name, issuer, number, expiresOn: expires })),
    languages: persona.languages.map(({ code, level }) => ({ language: code, level })),
  };
}
export type ResumeTruth = ReturnType<typeof truthOf>;
