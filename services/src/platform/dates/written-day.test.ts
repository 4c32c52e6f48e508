import { describe, expect, it } from 'vitest';
import { MONTHS } from './month-names.ts';
import { relativeDay } from './relative-days.ts';
import { writtenDay } from './written-day.ts';

const NOW = new Date('2026-05-20T08:00:00Z');
const day = (text: string, order?: 'day-first' | 'month-first') => {
  const found = writtenDay(text, { now: NOW, ...(order && { order }) });
  return found && [found.year, found.month, found.day].join('-');
};

describe('SV-09 the day that a text names', () => {
  it.each([
    ['4 July 2026', '2026-7-4'],
    ['July 4th, 2026', '2026-7-4'],
    ['vom 7. Mai 2026 an', '2026-5-7'],
    ['le 1er juin 2026', '2026-6-1'],
    ['9 de febrero de 2027', '2027-2-9'],
    ['12. října 2026', '2026-10-12'],
    ['2026. március 8.', '2026-3-8'],
    ['5 kesäkuuta 2026', '2026-6-5'],
    ['21 грудня 2026', '2026-12-21'],
    ['7 Ιουνίου 2026', '2026-6-7'],
    ['17 Eylül 2026', '2026-9-17'],
    ['٢٥ أغسطس ٢٠٢٦', '2026-8-25'],
    ['2026年6月5日', '2026-6-5'],
    ['令和8年1月9日', '2026-1-9'],
    ['民國115年1月9日', '2026-1-9'],
    ['2026년 6월 5일', '2026-6-5'],
    ['12 ธ.ค. 2569', '2026-12-12'],
    ['8 Aug 26', '2026-8-8'],
    ['2026-W01-1', '2025-12-29'],
    ['Bewerbung bis 31.12.2026 möglich', '2026-12-31'],
    ['Friday 19 June', '2026-6-19'],
    ['3 January', '2026-1-3'],
    ['۱ فروردین ۱۴۰۵', '2026-3-21'],
    ['1405/07/01', '2026-9-23'],
    ['1 محرم 1448 هـ', '2026-6-16'],
    ['3 ก.ย. 69', '2026-9-3'],
    ['5 tháng 9 năm 2026', '2026-9-5'],
    ['9.IV.2026', '2026-4-9'],
    ['KW 10 2026', '2026-3-2'],
    ['7 בינואר 2026', '2026-1-7'],
    ['R8.12.1', '2026-12-1'],
    ['115/12/05', '2026-12-5'],
    ['二〇二六年十一月三日', '2026-11-3'],
    ['2026. gada 18. novembris', '2026-11-18'],
    ['15. listopada 2026.', '2026-10-15'],
    ['3/11-26', '2026-11-3'],
    ['26.11.03', '2026-11-3'],
    ['bis 15.6.', '2026-6-15'],
    ['ab 04/2027', '2027-4-1'],
    ['10 novembre 12h00', '2026-11-10'],
    ['semaine 48 de 2026', '2026-11-23'],
    ['२२ नवंबर २०२६', '2026-11-22'],
    ['رمضان 1447', '2026-2-18'],
  ])('%s is %s', (text, expected) => expect(day(text)).toBe(expected));

  it('has numbers in the order of the feed, unless only one is possible', () => {
    expect([day('03/04/2026', 'day-first'), day('03/04/2026', 'month-first'), day('13/04/2026', 'month-first')]).toEqual([
      '2026-4-3',
      '2026-3-4',
      '2026-4-13',
    ]);
  });

  it.each([
    '30 February 2026',
    '2026-02-30',
    'Room 2026',
    '24/7',
    '10-12 people',
    'May we help you',
    '1.2.3',
    'Kennziffer 12/2026',
  ])('is none in %s', (text) => expect(day(text)).toBeUndefined());

  it('knows every month of the year in each language', () => {
    expect(new Set(MONTHS.values())).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  });
});

describe('SV-09 how long ago a text says something was', () => {
  it.each([
    ['4 days ago', '2026-05-16'],
    ['Posted 30+ days ago', '2026-04-20'],
    ['an hour ago', '2026-05-20'],
    ['3w', '2026-04-29'],
    ['vor zwei Tagen', '2026-05-18'],
    ['iki gün önce', '2026-05-18'],
    ['三天前', '2026-05-17'],
    ['3 dana prije', '2026-05-17'],
    ['3d ago', '2026-05-17'],
    ['Gestern um 18:05 Uhr', '2026-05-19'],
    ['í gær', '2026-05-19'],
    ['avant-hier', '2026-05-18'],
    ['Closes in 5 days', '2026-05-25'],
    ['demain', '2026-05-21'],
    ['vor 6 Tagen', '2026-05-14'],
    ['il y a une semaine', '2026-05-13'],
    ['hace 4 meses', '2026-01-20'],
    ['há 2 dias', '2026-05-18'],
    ['6 dni temu', '2026-05-14'],
    ['pred 4 dňami', '2026-05-16'],
    ['4 gün önce', '2026-05-16'],
    ['منذ 3 أيام', '2026-05-17'],
    ['قبل 4 أيام', '2026-05-16'],
    ['前天', '2026-05-18'],
    ['어제', '2026-05-19'],
    ['idag', '2026-05-20'],
    ['i dag', '2026-05-20'],
    ['in 3 days', '2026-05-23'],
    ['3 openings', undefined],
  ])('%s is %s', (text, expected) => expect(relativeDay(text, NOW)?.toISOString().slice(0, 10)).toBe(expected));
});
