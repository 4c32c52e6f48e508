import { expect, test } from 'vitest';
import { placeNames } from './place-names/ar.ts';
import { placeQuery, placeText } from './place-text.ts';

test.each([
  ['Lyon, France', 'Lyon, Francia', 'Lyon، فرنسا'],
  ['Boston, Massachusetts, United States', 'Boston, Massachusetts, Estados Unidos', 'Boston، Massachusetts، الولايات المتحدة'],
  ['Germany', 'Alemania', 'ألمانيا'],
  ['Hong Kong', 'RAE de Hong Kong (China)', 'هونغ كونغ الصينية (منطقة إدارية خاصة)'],
  ['Bosnia and Herzegovina', 'Bosnia y Herzegovina', 'البوسنة والهرسك'],
  ['Cote d’Ivoire', 'Côte d’Ivoire', 'ساحل العاج'],
  ['Europe', 'Europa', 'أوروبا'],
  ['Latin America', 'Latinoamérica', 'أمريكا اللاتينية'],
  ['Utrecht', 'Utrecht', 'Utrecht'],
  ['Remote, EMEA', 'Remote, EMEA', 'Remote, EMEA'],
  ['', '', ''],
])('PF-09 %j is %j in Spanish, %j in Arabic, and as it is in English', (place, spanish, arabic) => {
  expect([placeText(place, 'es'), placeText(place, 'ar'), placeText(place, 'en')]).toEqual([spanish, arabic, place]);
});

test.each([
  ['es', 'Lyon, Francia', 'Lyon, France'],
  ['es', 'alemania', 'Germany'],
  ['ar', 'Lyon، فرنسا', 'Lyon, France'],
  ['es', 'Lyon, Fra', 'Lyon, Fra'],
  ['en', 'España', 'España'],
])('PF-09 what is typed in %s, %j, is asked for as %j', (locale, typed, asked) => {
  expect(placeQuery(typed, locale)).toBe(asked);
});

test.each([
  [{ label: 'Berlin, Germany' }, 'برلين، ألمانيا'],
  [{ label: 'Boston, Massachusetts, United States' }, 'بوسطن، ماساتشوستس، الولايات المتحدة'],
  [{ label: 'Austin, TX', country: 'US' }, 'أوستن، تكساس'],
  [{ label: 'Atlanta, Georgia', country: 'US' }, 'آتلانتا، جورجيا'],
  [{ label: 'Riyadh', country: 'Saudi Arabia' }, 'الرياض'],
  [{ label: 'Berlin, DE', country: 'DE' }, 'برلين، ألمانيا'],
  [{ label: 'DÜSSELDORF, Germany' }, 'دوسلدورف، ألمانيا'],
  [{ label: 'Stuttgart, Baden-Württemberg, Germany' }, 'شتوتغارت، بادن فورتمبيرغ، ألمانيا'],
  [{ label: 'Madrid, Madrid, Spain' }, 'مدريد، إسبانيا'],
  [{ label: 'Berlin' }, 'Berlin'],
  [{ label: 'Nowhere Hill', country: 'US' }, 'Nowhere Hill'],
  [{ label: 'Nowhere Hill, TX', country: 'US' }, 'Nowhere Hill، تكساس'],
])('PF-09 %j is %s in Arabic, and as it is in English', (place, arabic) => {
  expect(placeText(place, 'ar', placeNames)).toBe(arabic);
  expect(placeText(place, 'en', placeNames)).toBe(place.label);
});
