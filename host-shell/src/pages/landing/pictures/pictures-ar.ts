import mobileDark from './mobile.ar.dark.webp';
import mobileLight from './mobile.ar.light.webp';
import recommendationsDark from './recommendations.ar.dark.webp';
import recommendationsLight from './recommendations.ar.light.webp';
import profileDark from './profile.ar.dark.webp';
import profileLight from './profile.ar.light.webp';
import companiesDark from './companies.ar.dark.webp';
import companiesLight from './companies.ar.light.webp';
import coachDark from './coach.ar.dark.webp';
import coachLight from './coach.ar.light.webp';
import type { LandingPictures } from './landing-pictures.ts';

export const picturesInArabic: LandingPictures = {
  mobile: { light: mobileLight, dark: mobileDark },
  recommendations: { light: recommendationsLight, dark: recommendationsDark },
  profile: { light: profileLight, dark: profileDark },
  companies: { light: companiesLight, dark: companiesDark },
  coach: { light: coachLight, dark: coachDark },
};
