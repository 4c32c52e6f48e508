/** Addresses of a picture in both colour schemes. */
export interface SchemePicture {
  light: string;
  dark: string;
}

/** By section of the start page. `npm run pictures` replaces them. */
export type LandingPictures = Record<'mobile' | 'recommendations' | 'profile' | 'companies' | 'coach', SchemePicture>;
