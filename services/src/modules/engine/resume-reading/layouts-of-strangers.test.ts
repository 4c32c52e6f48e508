import { describe, expect, test } from 'vitest';
import { createSkillFinder } from '../skills/index.ts';
import type { DocumentLine } from './document-line.ts';
import { isHeading } from './fields/sections.ts';
import { matchSkills, skillItems } from './match-skills.ts';
import { parseResume } from './parse-resume.ts';

const findSkills = createSkillFinder();

const linesOf = (resume: string): DocumentLine[] =>
  resume
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, page: null, box: null, size: 0 }));

function read(lines: readonly DocumentLine[] | string) {
  const parsed = parseResume({ lines: typeof lines === 'string' ? linesOf(lines) : [...lines], pages: null }, '2026-09-01');
  const jobs = parsed.reading.workHistory.map(({ value }) => [value.title, value.workedWith, value.workedFrom, value.workedTill]);
  return { ...parsed.reading, skillTexts: parsed.skillTexts, jobs };
}

describe('PR-03 headings', () => {
  test.each([
    'Berufliche Stationen und Praktika',
    'Umiejętności techniczne',
    'Pracovní zkušenosti',
    'Опыт работы',
    'İş Deneyimi',
    'Kinh nghiệm làm việc',
    '職務経歴',
    'Where I have worked',
    'What I bring',
    'Career history',
    'Wo ich gearbeitet habe',
    'Schulbildung und Lehre',
    'Mon parcours',
    'Dónde he trabajado',
    'Academic details',
    'Languages known',
    'Izobraževanje in usposabljanje',
    'المسيرة المهنية',
    '學 歷',
    'Lingue conosciute',
    'الخلفية التعليمية',
    'BERUFLICHERWERDEGANG',
    'EMPLOYMENTHISTORY',
    'Ce que je sais faire',
    'What I do',
    'Meine Stationen',
    'Mein beruflicher Weg',
    'Lo que he hecho',
    'As minhas competências',
    'Dove ho studiato',
    'Wat ik kan',
    'Vad jag har gjort',
    'Kde jsem pracoval',
    'Что я умею',
    'Moje doświadczenie',
    'できること',
  ])('%s is one', (text) => expect(isHeading(text)).toBe(true));
  test.each([
    'Volunteer',
    'Senior welder',
    'History of art',
    '• Umiejętności zawodowe',
    'KoboToolbox',
    'What to cook',
    'What we make',
    'Mein Hund',
    'Good bread',
    'Language school Babel',
  ])('%s is none', (text) => expect(isHeading(text)).toBe(false));
});

describe('PR-03 jobs in the layouts of strangers', () => {
  test.each(['Stops along the way', 'Aus meinem Leben', 'محطات'])('are known by their shape below %s', (heading) => {
    const { jobs, skillTexts } = read(`
      Ilse Quandt
      Skills
      Kilns, Glazes
      ${heading}
      Head potter | Kettle Lane Ltd | 2021 – 2023
      Potter | Salt & Ash Ltd | 2017 – 2021
    `);
    expect(jobs.map(([title, employer]) => [title, employer])).toEqual([
      ['Head potter', 'Kettle Lane Ltd'],
      ['Potter', 'Salt & Ash Ltd'],
    ]);
    expect(skillTexts.map(({ text }) => text)).toEqual(['Kilns, Glazes']);
  });

  test('a title alone that continues another job is a role at the same employer, and doubtful', () => {
    const { workHistory, jobs } = read(`
      Ilse Quandt
      Work experience
      Kettle Lane Ltd
      Head potter, Mar 2021 – Present
      • Kilns
      Potter, Jan 2017 – Feb 2021
      Salt & Ash Ltd
      Glazier, 2012 – 2014
      Baker, 2005 – 2008
    `);
    expect(jobs.map(([title, employer]) => [title, employer])).toEqual([
      ['Head potter', 'Kettle Lane Ltd'],
      ['Potter', 'Kettle Lane Ltd'],
      ['Glazier', 'Salt & Ash Ltd'],
      ['Baker', null],
    ]);
    expect(workHistory.map(({ confidence }) => confidence)).toEqual(['HIGH', 'LOW', 'HIGH', 'LOW']);
  });

  test('what is set bold below an employer and its town is the title', () => {
    const line = (text: string, isBold = false): DocumentLine => ({ text, page: null, box: null, size: 10, isBold });
    const { jobs } = read([
      line('Ilse Quandt', true),
      line('Employment', true),
      line('Walker Supply, Cordova\t2012 – 2016'),
      line('Delivery driver', true),
      line('Hotel Rose, Oulu\t2009 – 2012'),
      line('Porter', true),
    ]);
    expect(jobs.map(([title, employer]) => [title, employer])).toEqual([
      ['Delivery driver', 'Walker Supply'],
      ['Porter', 'Hotel Rose'],
    ]);
  });

  test('the employer first, then the period, then the title', () => {
    const { jobs } = read(`
      Ilse Quandt
      Work experience
      Kettle Lane, Bristol
      May 2021 – Present
      Head potter
      • Kilns
      Salt & Ash, Bath
      2017 – 2021
      Potter
    `);
    expect(jobs).toEqual([
      ['Head potter', 'Kettle Lane', '2021-05', null],
      ['Potter', 'Salt & Ash', '2017', '2021'],
    ]);
  });

  test('a title that no list knows is told from the employer by the other entries', () => {
    const { jobs } = read(`
      Ilse Quandt
      Work experience
      Kettle Lane | Quibbler | 2021 – 2023
      Clay Works Ltd | Potter | 2017 – 2021
      Ash Works Ltd | Potter | 2015 – 2017
    `);
    expect(jobs[0]?.slice(0, 2)).toEqual(['Quibbler', 'Kettle Lane']);
  });

  test('lines that are set in from the others are no part of an entry', () => {
    const line = (text: string, left: number, row: number): DocumentLine => ({
      text,
      page: 1,
      box: [left, row / 50, 0.3, 0.015],
      size: 10,
    });
    const { jobs } = read([
      { ...line('Ilse Quandt', 0.1, 1), size: 20 },
      line('Employment', 0.1, 2),
      line('2021 – 2023\tPotter', 0.1, 3),
      line('Kettle Lane', 0.3, 4),
      line('Fired a thousand bowls', 0.34, 5),
      line('2017 – 2021\tGlazier', 0.1, 6),
      line('Salt & Ash', 0.3, 7),
      line('Cut panes', 0.34, 8),
    ]);
    expect(jobs.map(([title, employer]) => [title, employer])).toEqual([
      ['Potter', 'Kettle Lane'],
      ['Glazier', 'Salt & Ash'],
    ]);
  });

  test('a title may have a comma in it', () => {
    const { jobs } = read(`
      Ilse Quandt
      Experience
      Master potter, kilns\tMay 2021 – Present
      Kettle Lane, Bristol
    `);
    expect(jobs[0]?.slice(0, 2)).toEqual(['Master potter, kilns', 'Kettle Lane']);
  });

  test('a duration after a period is no part of a name', () => {
    const { jobs } = read('Ilse Quandt\nExperience\n2017 – 2021 (4 years 2 months): Potter – Salt & Ash');
    expect(jobs).toEqual([['Potter', 'Salt & Ash', '2017', '2021']]);
  });

  test('several roles at one employer have its name', () => {
    const { jobs } = read(`
      Ilse Quandt
      Experience
      Kettle Lane
      6 years 2 months
      Head potter
      January 2021 - Present (2 years)
      Potter
      March 2017 - December 2020 (3 years 10 months)
    `);
    expect(jobs.map(([title, employer]) => [title, employer])).toEqual([
      ['Head potter', 'Kettle Lane'],
      ['Potter', 'Kettle Lane'],
    ]);
  });

  test('below a heading that is not known, jobs are known by their shape', () => {
    const { jobs } = read(`
      Ilse Quandt
      Where I have been
      Potter | Kettle Lane | 2021 – 2023
      Glazier | Salt & Ash | 2017 – 2021
    `);
    expect(jobs.map(([title]) => title)).toEqual(['Potter', 'Glazier']);
  });

  test('a period that a narrow column breaks is read as one, with the employer beside its end', () => {
    const { jobs } = read(`
      Ilse Quandt
      Experience
      02/2021 –\tHead potter
      Present\tKettle Lane Ltd
      • Kilns
    `);
    expect(jobs).toEqual([['Head potter', 'Kettle Lane Ltd', '2021-02', null]]);
  });
});

describe('PR-03 the person', () => {
  test('contacts below another section are the person’s, and no skill', () => {
    const reading = read(`
      Ilse Quandt
      Head potter
      Skills
      Glazing, throwing
      Ilse Quandt · Ofengasse 4, 2340 Mödling · +43 660 555 01 99 · ilse@example.at
    `);
    expect(reading).toMatchObject({
      telephone: { value: '+43 660 555 01 99' },
      zipCode: { value: '2340' },
      city: { value: 'Mödling' },
      address: { value: 'Ofengasse 4' },
    });
    expect(skillItems(reading.skillTexts)).toEqual(['Glazing', 'throwing']);
  });

  test.each([
    ['14 Kiln Road, Stoke ST4 7QB', ['14 Kiln Road', 'ST4 7QB', 'Stoke']],
    ['ul. Gliniana 3/7, 59-700 Bolesławiec', ['ul. Gliniana 3/7', '59-700', 'Bolesławiec']],
    ['Krukmakargatan 5, 382 30 Nybro', ['Krukmakargatan 5', '382 30', 'Nybro']],
    ['7622 Pécs, Zsolnay utca 4.', ['Zsolnay utca 4.', '7622', 'Pécs']],
    ['8 Rue des Potiers, Amos (Québec) J9T 3K2', ['8 Rue des Potiers', 'J9T 3K2', 'Amos']],
    ['〒509-5121 岐阜県土岐市土岐津町1-2', ['土岐津町1-2', '509-5121', '土岐市']],
    ['Brgy. Silangan, Vigan City, Ilocos Sur 2700', ['Brgy. Silangan', '2700', 'Vigan City']],
    ['21 Potter Lane, Kollam 691001, Kerala', ['21 Potter Lane', '691001', 'Kollam']],
    ['Karanfil Sok. No: 8, Kütahya', ['Karanfil Sok. No: 8', undefined, 'Kütahya']],
  ])('the address %s', (text, parts) => {
    const { address, zipCode, city } = read(`Ilse Quandt\n${text}\nilse@example.org`);
    expect([address?.value, zipCode?.value, city?.value]).toEqual(parts);
  });

  test.each([
    ['Phạm Thị Hoà', 'Thị Hoà', 'Phạm'],
    ['佐々木 美緒', '美緒', '佐々木'],
    ['王曉明', '曉明', '王'],
    ['Mag. (FH) Hermine Lackner', 'Hermine', 'Lackner'],
    ['Harriet Potter', 'Harriet', 'Potter'],
  ])('the name %s', (name, firstName, lastName) => {
    const reading = read(`${name}\nGlazier\n0660 555 01 99`);
    expect([reading.firstName?.value, reading.lastName?.value]).toEqual([firstName, lastName]);
  });

  test('a level is that of the language before it, and a broken bracket is closed on the next line', () => {
    const { languages } = read(
      'Ilse Quandt\nLanguages\nFrench, mother tongue, German, B1\nTiếng Anh (giao\ntiếp)\nLíngua materna: Português',
    );
    expect(languages.map(({ value }) => [value.language, value.level])).toEqual([
      ['fr', 'NATIVE'],
      ['de', 'B1'],
      ['en', 'B1'],
      ['pt', 'NATIVE'],
    ]);
  });

  test('names of employers are no skills, lists of qualifications are where no list of skills is', () => {
    const { skillTexts } = read('Ilse Quandt\nExperience\nPotter, Python Clay Ltd, 2019 – 2021\nCertificates\nFirst aid, SQL');
    expect(matchSkills(skillTexts, findSkills).map(({ value }) => value.name)).toEqual(expect.arrayContaining(['SQL']));
    expect(skillItems(skillTexts)).toEqual(['First aid', 'SQL']);
  });

  test('a place beside a period or an employer is no employer and no school', () => {
    const { jobs, educations } = read(`
      Priya Raghunathan
      Experience
      HELIODYNE | Software Engineer II
      Jan 2023 – Present | Seattle, WA
      Quill & Co | Software Engineer
      Jul 2021 – Dec 2022 | Pune, India
      Education
      Anna University
      B.Tech in Information Technology
      May 2018 | Chennai, India
    `);
    expect(jobs).toEqual([
      ['Software Engineer II', 'HELIODYNE', '2023-01', null],
      ['Software Engineer', 'Quill & Co', '2021-07', '2022-12'],
    ]);
    expect(educations.map(({ value }) => [value.level, value.fieldOfStudy, value.institution])).toEqual([
      ['BR', 'Information Technology', 'Anna University'],
    ]);
  });

  test('entries between commas may end with a full stop, and name a field beside the degree', () => {
    const { jobs, educations } = read(`
      Tiago Ramos
      Experiência
      2017–2020\tProgramador Júnior, Douro Sistemas Lda, Braga.
      Manutenção de aplicações internas.
      Formação
      PhD, Geography, University of Oslo\t2015
    `);
    expect(jobs).toEqual([['Programador Júnior', 'Douro Sistemas Lda', '2017', '2020']]);
    expect(educations[0]?.value).toMatchObject({ level: 'DC', fieldOfStudy: 'Geography', institution: 'University of Oslo' });
  });

  test('the space of Chinese and Japanese is between the parts of an entry', () => {
    const { jobs, educations, address, city } = read(`
      陈晓雯
      地址：广东省深圳市南山区科技路8号
      工作经历
      2019年3月 - 至今　华南贸易有限公司　会计师
      教育背景
      2011年9月 - 2015年6月　中山大学　会计学 本科
    `);
    expect(jobs).toEqual([['会计师', '华南贸易有限公司', '2019-03', null]]);
    expect(educations[0]?.value).toMatchObject({ level: 'BR', institution: '中山大学', fieldOfStudy: '会计学' });
    expect([city?.value, address?.value]).toEqual(['深圳市', '南山区科技路8号']);
  });

  test('a table of skills has labels, and Java is no language that people speak', () => {
    const { languages, skillTexts } = read(
      'Ilse Quandt\nTechnical Skills\nLanguages: Java, Python, SQL\nTools\tGit, Docker\nFrameworks: React',
    );
    expect(languages).toEqual([]);
    expect(skillItems(skillTexts)).toEqual(['Java', 'Python', 'SQL', 'Git', 'Docker', 'React']);
  });

  test('the parts of an entry may have labels', () => {
    const { jobs, educations } = read(`
      Joseph Mensah
      Work experience
      Position: Electrician
      Company: Volta Power Ltd
      Period: March 2019 to date
      Position: Apprentice Electrician
      Company: Asante Works
      Period: 2016 to 2019
      Education
      Zeitraum: 1998 – 2004
      Schule: Realschule Kassel-Süd
      Abschluss: Mittlere Reife
    `);
    expect(jobs).toEqual([
      ['Electrician', 'Volta Power Ltd', '2019-03', null],
      ['Apprentice Electrician', 'Asante Works', '2016', '2019'],
    ]);
    expect(educations[0]?.value).toMatchObject({ level: 'SL', institution: 'Realschule Kassel-Süd' });
  });

  test('facts beside an address are not of it, and a title may follow the contacts', () => {
    const { address, city, state, profileTitle } = read(`
      Camille Dubourg
      27 ans – Permis B
      8 rue des Lilas, 69003 Lyon
      06 55 50 01 22
      camille@courriel.example
      Assistante commerciale
      Familienstand: verheiratet, zwei Kinder
    `);
    expect([address?.value, city?.value, state]).toEqual(['8 rue des Lilas', 'Lyon', null]);
    expect(profileTitle?.value).toBe('Assistante commerciale');
  });

  test('a Japanese résumé has its name behind a label, and where it was signed is no skill', () => {
    const { firstName, lastName } = read('履歴書\n氏名　高橋　美咲\n電話　090-5550-0134');
    expect([lastName?.value, firstName?.value]).toEqual(['高橋', '美咲']);
    const { skillTexts } = read('Ilse Quandt\nSkills\nGlass, lead\nKassel, 01.10.2026');
    expect(skillItems(skillTexts)).toEqual(['Glass', 'lead']);
  });
});
