import mobileDark from './mobile.es.dark.webp';
import mobileLight from './mobile.es.light.webp';
import recommendationsDark from './recommendations.es.dark.webp';
import recommendationsLight from './recommendations.es.light.webp';
import profileDark from './profile.es.dark.webp';
import profileLight from './profile.es.light.webp';
import companiesDark from './companies.es.dark.webp';
import companiesLight from './companies.es.light.webp';
import coachDark from './coach.es.dark.webp';
import coachLight from './coach.es.light.webp';
import type { LandingPictures } from './landing-pictures.ts';

export const picturesInSpanish: LandingPictures = {
  mobile: { light: mobileLight, dark: mobileDark },
  recommendations: { light: recommendationsLight, dark: recommendationsDark },
  profile: { light: profileLight, dark: profileDark },
  companies: { light: companiesLight, dark: companiesDark },
  coach: { light: coachLight, dark: coachDark },
};
