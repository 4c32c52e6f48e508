import { expect, test } from 'vitest';
import { findExpiry, findRange, statedYears } from './dates.ts';

test.each([
  ['März 2019 – heute', '2019-03', null],
  ['March 2019 - Present', '2019-03', null],
  ['Jan. 2020 — Feb 2021', '2020-01', '2021-02'],
  ['03/2019 – 11/2020', '2019-03', '2020-11'],
  ['01.03.2019 bis 30.11.2020', '2019-03', '2020-11'],
  ['2019-03 – 2020-11', '2019-03', '2020-11'],
  ['2015–2019', '2015', '2019'],
  ['8/2019–  Lähihoitaja', '2019-08', null],
  ['2019 –\tLähihoitaja', '2019', null],
  ['svibanj 2019 – danas', '2019-05', null],
  ['marzo de 2019 – actualidad', '2019-03', null],
  ['de janvier 2018 à juin 2019', '2018-01', '2019-06'],
  ['setembro de 2019 – presente', '2019-09', null],
  ['مارس ٢٠١٩ – الآن', '2019-03', null],
  ['seit 04/2016', '2016-04', null],
  ['mars 2019 – auj.', '2019-03', null],
  ['2019–auj.', '2019', null],
  ['2019 – akt.', '2019', null],
  ['depuis septembre 2018', '2018-09', null],
  ['May – August 2019', '2019-05', '2019-08'],
  ["Mar '19 – Dec '20", '2019-03', '2020-12'],
  ['Jul-2017 till date', '2017-07', null],
  ['平成29年4月～令和元年6月', '2017-04', '2019-06'],
  ['2019年4月至今', '2019-04', null],
  ['2019年4月から2021年3月', '2019-04', '2021-03'],
  ['с 2019 г. по настоящее время', '2019', null],
  ['05.2018 r. – obecnie', '2018-05', null],
  ['2019. április – 2021. március', '2019-04', '2021-03'],
  ['Tháng 3/2019 – nay', '2019-03', null],
  ["2019'den beri", '2019', null],
  ['з червня 2019 дотепер', '2019-06', null],
  ['2021 - 2019', '2019', '2021'],
  ['between 2014 and 2016', '2014', '2016'],
  ['March–May 2020', '2020-03', '2020-05'],
  ['3.–7. Mai 2021', '2021-05', '2021-05'],
  ['2020年3月〜5月', '2020-03', '2020-05'],
  ['XI 2019 – III 2021', '2019-11', '2021-03'],
  ['201809-202106', '2018-09', '2021-06'],
  ['Q1 2025 – Q3 2026', '2025-01', '2026-09'],
  ['2º trimestre de 2023', '2023-04', '2023-06'],
  ['WS 2016/17 – SS 2019', '2016', '2019'],
  ['H28.04 - R02.09', '2016-04', '2020-09'],
  ['民國108年至112年', '2019', '2023'],
  ['มกราคม 2560 – มิถุนายน 2562', '2017-01', '2019-06'],
  ['مهر ۱۳۹۸ – اسفند ۱۴۰۰', '2019-09', '2022-02'],
  ['mars 2019 – tani', '2019-03', null],
  ["2014'ten 2016'ya kadar", '2014', '2016'],
])('PR-03 the period %s', (text, from, till) => {
  expect(findRange(`Nurse, Clinic ${text}`)).toMatchObject({ from, till });
});

test('PR-03 a line may begin with the present', () =>
  expect(findRange('Present – March 2019')).toMatchObject({ from: '2019-03', till: null }));

test('PR-03 a telephone number and a price are no periods', () => {
  expect(findRange('+31 20 1999 2000')).toBeUndefined();
  expect(findRange('from 12 to 15 people')).toBeUndefined();
});

test.each([
  ['expires June 2027', '2027-06'],
  ['gültig bis 05/2029', '2029-05'],
  ['vence en enero de 2028', '2028-01'],
  ['seen in enero de 2028', undefined],
  ['válida hasta enero de 2028', '2028-01'],
])('PR-03 the expiry of %s', (text, date) => expect(findExpiry(text)?.date).toBe(date));

test.each([
  ['with 9 years of experience in care', 9],
  ['mit 12 Jahren Berufserfahrung', 12],
  ['con más de 11 años de experiencia', 11],
  ['10 ans d’expérience', 10],
  ['worked with 3 teams', undefined],
])('PR-03 the years stated in %s', (text, years) => expect(statedYears(text)).toBe(years));

test.each([
  ['2017/18', '2017', '2018'],
  ['FY2019-20', '2019', '2020'],
  ['’08–’11', '2008', '2011'],
  ['late 2019 – early 2022', '2019', '2022'],
  ['Mar-18 to Oct-20', '2018-03', '2020-10'],
])('PR-03 the period %s', (text, from, till) => expect(findRange(text)).toMatchObject({ from, till }));
test('PR-03 a year and a month are no two years', () => expect(findRange('2011-12')).toBeUndefined());
