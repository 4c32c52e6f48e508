import mobileDark from './mobile.en.dark.webp';
import mobileLight from './mobile.en.light.webp';
import recommendationsDark from './recommendations.en.dark.webp';
import recommendationsLight from './recommendations.en.light.webp';
import profileDark from './profile.en.dark.webp';
import profileLight from './profile.en.light.webp';
import companiesDark from './companies.en.dark.webp';
import companiesLight from './companies.en.light.webp';
import coachDark from './coach.en.dark.webp';
import coachLight from './coach.en.light.webp';
import type { LandingPictures } from './landing-pictures.ts';

export const picturesInEnglish: LandingPictures = {
  mobile: { light: mobileLight, dark: mobileDark },
  recommendations: { light: recommendationsLight, dark: recommendationsDark },
  profile: { light: profileLight, dark: profileDark },
  companies: { light: companiesLight, dark: companiesDark },
  coach: { light: coachLight, dark: coachDark },
};
