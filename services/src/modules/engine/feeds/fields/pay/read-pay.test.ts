import { describe, expect, test } from 'vitest';
import { payTextOf } from './read-pay.ts';
import { resolvePay } from './resolve-pay.ts';

const EXACT = undefined;
type Ends = readonly [min: number | null, max: number | null | typeof EXACT];

/** A text, the country of the job, and the pay. */
const PAYS: readonly (readonly [text: string, country: string, currency: string, ends: Ends, unit: string])[] = [
  ['€40k - 50k a year', '', 'EUR', [40_000, 50_000], 'YEAR'],
  ['45.000 – 55.000 € pro Jahr', 'DE', 'EUR', [45_000, 55_000], 'YEAR'],
  ['60.000-75.000 €/Jahr', '', 'EUR', [60_000, 75_000], 'YEAR'],
  ['60 000 ден. месечно', '', 'MKD', [60_000, EXACT], 'MONTH'],
  ['900 AZN aylıq', '', 'AZN', [900, EXACT], 'MONTH'],
  ['14,50 €/Std.', 'DE', 'EUR', [14.5, EXACT], 'HOUR'],
  ['2.900,00 – 3.400,00 Euro im Monat', '', 'EUR', [2900, 3400], 'MONTH'],
  ['$1,234.50 per week', 'US', 'USD', [1234.5, EXACT], 'WEEK'],
  ['CA$80,000 + 10% bonus, 401k', '', 'CAD', [80_000, EXACT], 'YEAR'],
  ['£40-65,000', 'GB', 'GBP', [40_000, 65_000], 'YEAR'],
  ['$500 - 1,200 per week', 'US', 'USD', [500, 1200], 'WEEK'],
  ['₹12,00,000 per annum', 'IN', 'INR', [1_200_000, EXACT], 'YEAR'],
  ['₹9-12 LPA', 'IN', 'INR', [900_000, 1_200_000], 'YEAR'],
  ['₹18 lakhs per year', '', 'INR', [1_800_000, EXACT], 'YEAR'],
  ['38,5 Std./Woche, 3200 € brutto', '', 'EUR', [3200, EXACT], 'MONTH'],
  // How often pay is paid is not what it is paid for.
  ['Annuel de 41500 Euros sur 12 mois', '', 'EUR', [41_500, EXACT], 'YEAR'],
  ['Mensuel de 2500 Euros sur 13 mois', '', 'EUR', [2500, EXACT], 'MONTH'],
  ['3.500 € (14 Gehälter)', 'AT', 'EUR', [3500, EXACT], 'MONTH'],
  ['1.200 € brutos x 14', 'ES', 'EUR', [1200, EXACT], 'MONTH'],
  ['40.000,00 EUR jährlich + 13. Monatsgehalt', '', 'EUR', [40_000, EXACT], 'YEAR'],
  // Numbers beside the pay.
  ['Band 7 £46,148', 'GB', 'GBP', [46_148, EXACT], 'YEAR'],
  ['NHS Band 6: £35,392 - £42,618 per annum pro rata', 'GB', 'GBP', [35_392, 42_618], 'YEAR'],
  ['Grade 7-9 £40,000 - £45,000', 'GB', 'GBP', [40_000, 45_000], 'YEAR'],
  ['Entgeltgruppe 9b, Stufe 3: 3.900 € im Monat', 'DE', 'EUR', [3900, EXACT], 'MONTH'],
  ['£11.44 per hour, 37.5 hours per week, 52 weeks', 'GB', 'GBP', [11.44, EXACT], 'HOUR'],
  ['2024: £30,000 a year, tel. 020 7946 0000', 'GB', 'GBP', [30_000, EXACT], 'YEAR'],
  ['$60,000 - $70,000 + $5,000 sign-on bonus', 'US', 'USD', [60_000, 70_000], 'YEAR'],
  ['$80k base, $160k OTE', 'US', 'USD', [80_000, EXACT], 'YEAR'],
  ['Salaire : 2 300 € brut mensuel + prime de 200 €', 'FR', 'EUR', [2300, EXACT], 'MONTH'],
  ['$50,000 per year ($24/hour)', 'US', 'USD', [50_000, EXACT], 'YEAR'],
  ['$110k - $160k, 0.5% - 3% equity, bonuses', 'US', 'USD', [110_000, 160_000], 'YEAR'],
  // Units and thousands without a space, ranges with a slash.
  ['$20hr', 'US', 'USD', [20, EXACT], 'HOUR'],
  ['$15-18hr', 'US', 'USD', [15, 18], 'HOUR'],
  ['USD 25.00 - 30.00 Hour', 'US', 'USD', [25, 30], 'HOUR'],
  ['12tys PLN/mc', 'PL', 'PLN', [12_000, EXACT], 'MONTH'],
  ['8-10 tys. zł miesięcznie', 'PL', 'PLN', [8000, 10_000], 'MONTH'],
  ['40/45 K€', 'FR', 'EUR', [40_000, 45_000], 'YEAR'],
  ['$17/$19 per hour', 'US', 'USD', [17, 19], 'HOUR'],
  ['200 грн/год', 'UA', 'UAH', [200, EXACT], 'HOUR'],
  ['연봉 1억원', 'KR', 'KRW', [100_000_000, EXACT], 'YEAR'],
  ['S/ 1,800 mensuales', 'PE', 'PEN', [1800, EXACT], 'MONTH'],
  // In words.
  ['twenty dollars per hour', 'US', 'USD', [20, EXACT], 'HOUR'],
  ['sixty to seventy thousand pounds per year', 'GB', 'GBP', [60_000, 70_000], 'YEAR'],
  ['one hundred and twenty thousand dollars a year', 'US', 'USD', [120_000, EXACT], 'YEAR'],
  ['zwölf Euro die Stunde', 'DE', 'EUR', [12, EXACT], 'HOUR'],
  ['fünfundzwanzig Euro pro Stunde', 'DE', 'EUR', [25, EXACT], 'HOUR'],
  ['dos mil quinientos euros al mes', 'ES', 'EUR', [2500, EXACT], 'MONTH'],
  ["quatre-vingt-dix euros de l'heure", 'FR', 'EUR', [90, EXACT], 'HOUR'],
  // Several amounts for the same work, and what is paid beside it.
  ['$20/hr days, $22/hr nights', 'US', 'USD', [20, 22], 'HOUR'],
  ['NYC: $150,000 - $180,000; Remote: $130,000 - $160,000', 'US', 'USD', [130_000, 180_000], 'YEAR'],
  ['$35/hr + $60 per diem', 'US', 'USD', [35, EXACT], 'HOUR'],
  ['Per Diem: $45-$50/hour', 'US', 'USD', [45, 50], 'HOUR'],
  ['$5k sign-on bonus! $85,000/yr', 'US', 'USD', [85_000, EXACT], 'YEAR'],
  ['Req #88112 - $31.50/hr', 'US', 'USD', [31.5, EXACT], 'HOUR'],
  ['€ 2.500,- brutto/Monat, 14 x jährlich', 'AT', 'EUR', [2500, EXACT], 'MONTH'],
  // Open at one end.
  ['Up to $95,000', 'US', 'USD', [null, 95_000], 'YEAR'],
  ['bis zu 60.000 € Jahresgehalt', 'DE', 'EUR', [null, 60_000], 'YEAR'],
  ["jusqu'à 45 000 € par an", 'FR', 'EUR', [null, 45_000], 'YEAR'],
  ['fino a 32.000 € annui', 'IT', 'EUR', [null, 32_000], 'YEAR'],
  ['até R$ 5.000,00 por mês', 'BR', 'BRL', [null, 5000], 'MONTH'],
  ['$135K max', 'US', 'USD', [null, 135_000], 'YEAR'],
  ['From £31,500', 'GB', 'GBP', [31_500, null], 'YEAR'],
  ['Starting salary of £27,000', 'GB', 'GBP', [27_000, null], 'YEAR'],
  ['Ab 3.500 € brutto/Monat', 'DE', 'EUR', [3500, null], 'MONTH'],
  ['desde 1.800 € netos al mes', 'ES', 'EUR', [1800, null], 'MONTH'],
  ['vanaf € 2.800 bruto per maand', 'NL', 'EUR', [2800, null], 'MONTH'],
  ['od 6000 zł brutto', 'PL', 'PLN', [6000, null], 'MONTH'],
  ['$120k+ & equity', 'US', 'USD', [120_000, null], 'YEAR'],
  ['£65,000 and above', 'GB', 'GBP', [65_000, null], 'YEAR'],
  ['from 45k to 55k EUR', '', 'EUR', [45_000, 55_000], 'YEAR'],
  ['Minimum: $50,000 Maximum: $60,000', 'US', 'USD', [50_000, 60_000], 'YEAR'],
  ['Between £30,000 and £35,000', 'GB', 'GBP', [30_000, 35_000], 'YEAR'],
  // One sign for the currencies of several countries.
  ['$1.450.000 mensual', 'CO', 'COP', [1_450_000, EXACT], 'MONTH'],
  ['$25,000 - $30,000 mensuales', 'MX', 'MXN', [25_000, 30_000], 'MONTH'],
  ['$650.000 por mes', 'AR', 'ARS', [650_000, EXACT], 'MONTH'],
  ['$850.000 líquidos mensuales', 'CL', 'CLP', [850_000, EXACT], 'MONTH'],
  ['$85,000 - $95,000', 'AU', 'AUD', [85_000, 95_000], 'YEAR'],
  ['$32.50 per hour', 'NZ', 'NZD', [32.5, EXACT], 'HOUR'],
  ['$4,500 per month', 'SG', 'SGD', [4500, EXACT], 'MONTH'],
  ['$25,000/month', 'HK', 'HKD', [25_000, EXACT], 'MONTH'],
  ['$70k', 'CA', 'CAD', [70_000, EXACT], 'YEAR'],
  ['Full time ($70k-$90k + 10% super)', 'AU', 'AUD', [70_000, 90_000], 'YEAR'],
  ['US$70k', 'CA', 'USD', [70_000, EXACT], 'YEAR'],
  ['$120k', 'DE', 'USD', [120_000, EXACT], 'YEAR'],
  ['38 000 kr/mån', 'SE', 'SEK', [38_000, EXACT], 'MONTH'],
  ['kr 550 000 i året', 'NO', 'NOK', [550_000, EXACT], 'YEAR'],
  ['kr. 35.000 pr. md.', 'DK', 'DKK', [35_000, EXACT], 'MONTH'],
  ['¥300,000 / month', 'JP', 'JPY', [300_000, EXACT], 'MONTH'],
  ['¥15,000 per month', 'CN', 'CNY', [15_000, EXACT], 'MONTH'],
  ['R25 000 per month', 'ZA', 'ZAR', [25_000, EXACT], 'MONTH'],
  ['Rs. 90,000 per month', 'PK', 'PKR', [90_000, EXACT], 'MONTH'],
  ['Fr. 6’500.– pro Monat', 'CH', 'CHF', [6500, EXACT], 'MONTH'],
  // Ways of writing numbers.
  ['CHF 95’000 – 110’000', 'CH', 'CHF', [95_000, 110_000], 'YEAR'],
  ['60-70.000 € p.a.', '', 'EUR', [60_000, 70_000], 'YEAR'],
  ['50–60 T€', '', 'EUR', [50_000, 60_000], 'YEAR'],
  ['7 000 - 9 000 zł brutto / mies.', 'PL', 'PLN', [7000, 9000], 'MONTH'],
  ['Remote / $24K - $48K / 0.5% - 1.0%', '', 'USD', [24_000, 48_000], 'YEAR'],
  ['450-550k DKK excluding pension', 'DK', 'DKK', [450_000, 550_000], 'YEAR'],
  ['£30,000 – £40,000pa', 'GB', 'GBP', [30_000, 40_000], 'YEAR'],
  ['年収500万円〜800万円', 'JP', 'JPY', [5_000_000, 8_000_000], 'YEAR'],
  ['راتب شهري ٥٠٠٠ ريال', 'SA', 'SAR', [5000, EXACT], 'MONTH'],
  ['$18 - $22', 'US', 'USD', [18, 22], 'HOUR'],
  ['£350 daily rate', 'GB', 'GBP', [350, EXACT], 'DAY'],
  // A unit without a currency.
  ['25 per hour', 'US', 'USD', [25, EXACT], 'HOUR'],
  ['18,50 - 22 pro Stunde', 'DE', 'EUR', [18.5, 22], 'HOUR'],
  ['60.000 jährlich', 'DE', 'EUR', [60_000, EXACT], 'YEAR'],
  ['up to 300,000 per month', 'JP', 'JPY', [null, 300_000], 'MONTH'],
];

test.each(PAYS)('SV-09 “%s” (%s) is pay', (text, country, currency, [min, max = min], unit) => {
  expect(resolvePay(payTextOf(text), country ? [country] : [])).toEqual({ currency, min, max, unit });
});

describe('SV-09 no pay is invented', () => {
  test.each([
    ['nach Vereinbarung', 'DE'],
    ['competitive', 'US'],
    ['', 'US'],
    ['10 % bonus', 'US'],
    ['$7,500 sign-on bonus', 'US'],
    ['Sign-on bonus: $5,000', 'US'],
    ['£30k - £45k OTE', 'GB'],
    ['Total compensation up to $300,000', 'US'],
    ['Relocation allowance €3,000', 'DE'],
    ['Umzugspauschale: Zuschuss 2.000 €', 'DE'],
    ['Gratifikation 1.500 € im Jahr', 'DE'],
    ['$25M Series B funding', 'US'],
    ['revenue of €12 million a year', 'DE'],
    ['Band 5', 'GB'],
    ['Band 8a 52 weeks', 'GB'],
    ['E13 TVöD', 'DE'],
    ['37.5 hours', 'GB'],
    ['40h/Woche', 'DE'],
    ['5 years of experience', 'US'],
    ['2025', 'US'],
    ['+49 221 1234567', 'DE'],
    ['401k match', 'US'],
    ['0.5% - 1.25% equity', 'US'],
    // Not one of our units.
    ['$400 per shift', 'US'],
    ['$2,400 per fortnight', 'AU'],
    ['$1,200 biweekly', 'US'],
    ['€2.000 pro Quartal', 'DE'],
    ['£1,200 every 4 weeks', 'GB'],
    // Which country's currency, which unit, which of two.
    ['kr 450 000 per year', ''],
    ['¥300,000 per month', ''],
    ['$175k - £250k', 'US'],
    ['$4,000', 'US'],
    ['€30-45', 'DE'],
    ['$50k for juniors; $90k for seniors', 'US'],
    // Neither a unit nor a currency, or no country that has one.
    ['60.000', 'DE'],
    ['25 - 30', 'US'],
    ['45000-55000', 'GB'],
    ['25 per hour', ''],
    ['5 days per week', 'GB'],
    ['8 hours a day', 'US'],
    ['30 days of leave a year', 'GB'],
    ['25 days holiday per year', 'GB'],
    ['2 weeks per year on site', 'US'],
    ['20 Stunden pro Woche', 'DE'],
    ['40 hours per week', 'US'],
    ['35 horas por semana', 'ES'],
    ['4 shifts of 10 hours per week', 'US'],
    ['1,000 leads per month', 'US'],
    ['500 parcels per day', 'GB'],
    // Nobody is paid that.
    ['$95,000 per hour', 'US'],
    ['£120,000 - £15,000,000 a year', 'GB'],
    ['€55 im Jahr', 'DE'],
    ['Opleidingsbudget van € 1.500 per jaar', 'NL'],
    ['Vales de despensa $1,200 mensuales', 'MX'],
    ['two euros and one day', 'DE'],
    ['one of the best jobs', 'US'],
  ])('“%s” (%s)', (text, country) => {
    expect(resolvePay(payTextOf(text), country ? [country] : [])).toBeNull();
  });

  test('in a job that can be done in two countries whose dollars differ', () => {
    expect(resolvePay(payTextOf('$90,000'), ['US', 'CA'])).toBeNull();
    expect(resolvePay(payTextOf('$90,000 CAD'), ['US', 'CA'])).toMatchObject({ currency: 'CAD' });
    expect(resolvePay(payTextOf('$90,000'), ['US', 'FR'])).toMatchObject({ currency: 'USD' });
    expect(resolvePay(payTextOf('25 per hour'), ['US', 'CA'])).toBeNull();
    expect(resolvePay(payTextOf('25 per hour'), ['FR', 'DE'])).toMatchObject({ currency: 'EUR' });
  });

  test('a number alone has the currency of another field, among words it has none', () => {
    expect(payTextOf('20000-28000')).toMatchObject({ min: 20_000, max: 28_000, currency: undefined, unit: undefined });
    expect(payTextOf('0-34300')).toMatchObject({ min: null, max: 34_300 });
    expect(payTextOf('Team of 20 in room 4000')).toBeUndefined();
  });
});
