import { describe, expect, test } from 'vitest';
import type { DocumentLine } from './document-line.ts';
import { parseResume } from './parse-resume.ts';

const linesOf = (resume: string): DocumentLine[] =>
  resume.split('\n').map((text) => ({ text: text.trim(), page: null, box: null, size: 0 }));

const read = (resume: string) => parseResume({ lines: linesOf(resume), pages: null }, '2026-12-01').reading;

function addressIn(contacts: string) {
  const { address, zipCode, city, country } = read(`Ana Quandt\n${contacts}\nExperience\nPotter, Kettle Lane Ltd, 2019 – 2021`);
  return [address, zipCode, city, country].map((part) => part?.value ?? '').join('; ');
}

describe('PR-03 where somebody lives', () => {
  test.each([
    ['Laugavegur 28, 101 Reykjavík', 'Laugavegur 28; 101; Reykjavík; '],
    ['Brīvības iela 55-12, Rīga, LV-1010', 'Brīvības iela 55-12; LV-1010; Rīga; '],
    ['ул. Ленина, д. 5, кв. 12, г. Екатеринбург, 620014', 'ул. Ленина, д. 5, кв. 12; 620014; Екатеринбург; '],
    ['Vinohradská 101, 130 00 Praha 3, Česko', 'Vinohradská 101; 130 00; Praha 3; Česko'],
    ["14 O'Connell Street, Dublin 1, D01 F5P2, Ireland", "14 O'Connell Street; D01 F5P2; Dublin 1; Ireland"],
    ['Flat 302, Sai Residency, Banjara Hills, Hyderabad - 500034', 'Flat 302, Sai Residency, Banjara Hills; 500034; Hyderabad; '],
    ['15 Adeola Odeku Street, Victoria Island, Lagos, Nigeria', '15 Adeola Odeku Street, Victoria Island; ; Lagos; Nigeria'],
    ['Av. Corrientes 1234, C1043AAZ Buenos Aires', 'Av. Corrientes 1234; C1043AAZ; Buenos Aires; '],
    ['P.O. Box 45678-00100, Nairobi, Kenya', 'P.O. Box 45678-00100; ; Nairobi; Kenya'],
    ['Rua das Hortas, 210 - São Luís/MA', 'Rua das Hortas, 210; ; São Luís; '],
    ['Sevilla (España)', '; ; Sevilla; España'],
    ['Lyon – France', '; ; Lyon; France'],
    ['Göteborg, Sverige', '; ; Göteborg; Sverige'],
    ['Berlin, Germany (open to relocation)', '; ; Berlin; Germany'],
  ])('%s among other facts', (written, parts) => {
    expect(addressIn(`${written}\n+44 20 5550 0123`)).toBe(parts);
    expect(addressIn(`ana@example.org | ${written} | +44 20 5550 0123`)).toBe(parts);
    expect(addressIn(`☎ +44 20 5550 0123 ✉ ana@example.org 📍 ${written}`)).toBe(parts);
    expect(addressIn(`Email\nana@example.org\nLocation\n${written}`)).toBe(parts);
  });

  test.each([
    ['Domstraße 7\n50667 Köln\nDeutschland', 'Domstraße 7; 50667; Köln; Deutschland'],
    ['22 Baker Street\nLondon\nNW1 6XE\nUnited Kingdom', '22 Baker Street; NW1 6XE; London; United Kingdom'],
    ['1420 Maple Ave\nPortland, OR 97201', '1420 Maple Ave; 97201; Portland; '],
    ['c/o Weber\nLindenstr. 4\n10969 Berlin', 'Lindenstr. 4; 10969; Berlin; '],
  ])('%s on lines of their own', (lines, parts) => {
    expect(addressIn(`${lines}\n+44 20 5550 0123`)).toBe(parts);
    expect(addressIn(`ana@example.org\n${lines}`)).toBe(parts);
  });

  test('the parts of a form have labels of their own', () => {
    const form = 'Calle: Olmo 4\nCódigo postal: 28004\nCiudad: Madrid\nPaís: España';
    expect(addressIn(form)).toBe('Olmo 4; 28004; Madrid; España');
    expect(addressIn('Địa chỉ\t: 47 Trần Phú, Đà Nẵng')).toBe('47 Trần Phú; ; Đà Nẵng; ');
  });

  test('a name between telephone number and email address is the town, a language or a status is not', () => {
    expect(addressIn('+44 20 5550 0123 | Leeds | ana@example.org')).toBe('; ; Leeds; ');
    expect(addressIn('+44 20 5550 0123 | Married | ana@example.org')).toBe('; ; ; ');
  });
});

describe('PR-03 the person and the jobs of strangers', () => {
  test.each([
    ['OUYANG Jiahui (欧阳佳慧)', 'Jiahui', 'Ouyang'],
    ['Jean-Marc LEGRAND', 'Jean-Marc', 'Legrand'],
    ['JP Morganella', 'JP', 'Morganella'],
    ['תמר בן־ארי', 'תמר', 'בן־ארי'],
  ])('the name %s', (name, first, last) => {
    const { firstName, lastName } = read(`${name}\nana@example.org`);
    expect([firstName?.value, lastName?.value]).toEqual([first, last]);
  });

  test('a heading beside the first row of a table is no name, and the wanted job is the title', () => {
    const { firstName, lastName, profileTitle } = read(
      'INFORMAZIONI PERSONALI\tGinevra Sottocasa\nVia dei Mille 31, 24121 Bergamo\nginevra@example.org\nOCCUPAZIONE DESIDERATA\tVasaia',
    );
    expect([firstName?.value, lastName?.value, profileTitle?.value]).toEqual(['Ginevra', 'Sottocasa', 'Vasaia']);
  });

  test('what a pin marks in an entry is its place', () => {
    const { workHistory } = read(
      'Ana Quandt\nExperience\nPotter\nKettle Lane\n🗓 2019 – 2021 📍 Bath\nGlazier\nSalt & Ash\n🗓 2015 – 2019 📍 Oulu',
    );
    expect(workHistory.map(({ value }) => [value.title, value.workedWith])).toEqual([
      ['Potter', 'Kettle Lane'],
      ['Glazier', 'Salt & Ash'],
    ]);
  });

  test('a title with its employer and country is no place', () => {
    const { workHistory } = read('Ana Quandt\nExperience\n2017 – 2020\tPostdoctoral Researcher, Kiel Institute, Germany');
    expect(workHistory[0]?.value).toMatchObject({ title: 'Postdoctoral Researcher', workedWith: 'Kiel Institute' });
  });

  test('a label says the mother tongue, and a driving licence is a licence', () => {
    const { languages, licences } = read('Ana Quandt\nSkills\nGlazing\nLingua madre\titaliano\nPatente di guida\tB');
    expect(languages.map(({ value }) => [value.language, value.level])).toEqual([['it', 'NATIVE']]);
    expect(licences.map(({ value }) => value.name)).toEqual(['Patente di guida: B']);
  });
});
