import { beforeEach, describe, expect, it, vi } from 'vitest';
import { candidateOf, purpleTheme } from '@hirehq/shared-contracts/testing';
import { createEmployerBrand } from './employer-brand.ts';

const origin = 'http://localhost:3000';

function make() {
  return { brand: createEmployerBrand({ origin }) };
}

/** Images that load: all except those whose address says that they are broken. */
class PictureInTest extends EventTarget {
  set src(address: string) {
    this.dispatchEvent(new Event(address.includes('broken') ? 'error' : 'load'));
  }
}

const icons = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  vi.stubGlobal('Image', PictureInTest);
});

describe('the employer’s brand', () => {
  it('SH-29 a stored theme applies from the start, with logo and favicon only from our own origin', () => {
    localStorage.setItem('theme_obj', JSON.stringify([purpleTheme]));
    localStorage.setItem('domainNavBarLogoSignedUrl', '/files/logo.png?sign=x');
    localStorage.setItem('careerPortalFavIcon', '/files/icon.png');
    const { brand } = make();
    expect(brand.current()).toMatchObject({ theme: { primary: '#7a1fa2' }, logo: '/files/logo.png?sign=x' });
    expect(document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href).toContain('/files/icon.png');
    expect(localStorage.getItem('primaryColor')).toBe('#7a1fa2');
  });

  it('PF-05 in a frame it is that of the element around it, whatever a link left before and whoever signs in', () => {
    localStorage.setItem('theme_obj', JSON.stringify([purpleTheme]));
    const employer = { primary: '#0b5394', hoverButton: '#000000', hoverButtonText: '#ffffff' };
    const framed = { embedder: 'https://acme.example', page: 'application', path: '/', scheme: 'light' } as const;
    const brand = createEmployerBrand({ origin, framed: { ...framed, employer } });
    brand.wear({ ...candidateOf(), talentPool: 'Z', exclusiveCandidateTheme: [purpleTheme] });
    brand.readKept();
    expect(brand.current()).toEqual({ theme: employer, logo: undefined });
    expect(createEmployerBrand({ origin, framed }).current().theme).toBeUndefined();
  });

  it.each([
    '{',
    '[]',
    '"text"',
    JSON.stringify([{ ...purpleTheme, isSelected: false }]),
    JSON.stringify([{ isSelected: true, primaryColor: 'x' }]),
  ])('SH-30 falls back to ours if the stored theme is invalid: %s', (kept) => {
    localStorage.setItem('theme_obj', kept);
    expect(make().brand.current().theme).toBeUndefined();
  });

  it.each([
    'https://evil.example/logo.png',
    '//evil.example/x',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg>',
    '/candidate/dashboard',
    '/files/../realms/hirehq',
  ])('SH-29 refuses a logo from %s', (logo) => {
    localStorage.setItem('domainNavBarLogoSignedUrl', logo);
    expect(make().brand.current().logo).toBeUndefined();
  });

  it('SH-29 replaces our icon only with a valid image, and restores ours', () => {
    const ours = document.createElement('link');
    ours.rel = 'icon';
    ours.href = '/favicon.svg';
    document.head.append(ours);
    localStorage.setItem('careerPortalFavIcon', '/files/broken.png');
    const { brand } = make();
    expect(icons()).toEqual(['/favicon.svg']);
    localStorage.setItem('careerPortalFavIcon', '/files/icon.png');
    brand.readKept();
    expect(icons()).toEqual(['/files/icon.png']);
    localStorage.removeItem('careerPortalFavIcon');
    brand.readKept();
    expect(icons()).toEqual(['/favicon.svg']);
  });

  it('SH-30 ten thousand entries and a megabyte of other data leave the page unchanged', () => {
    for (const kept of [
      JSON.stringify(Array.from({ length: 10_000 }, () => ({ ...purpleTheme, isSelected: false }))),
      '['.repeat(500_000),
      'x'.repeat(2 ** 20),
    ]) {
      localStorage.setItem('theme_obj', kept);
      expect(make().brand.current().theme).toBeUndefined();
    }
  });

  it('A43 SH-30 leaves out colours with too little contrast', () => {
    localStorage.setItem('theme_obj', JSON.stringify([{ ...purpleTheme, mainTextColor: 'FFFFFF' }]));
    const { theme } = make().brand.current();
    expect(theme?.primary).toBe('#7a1fa2');
    expect(theme).not.toHaveProperty('text');
  });

  it('SH-29 the theme of an exclusive candidate takes precedence, and is removed with the candidate', () => {
    localStorage.setItem('theme_obj', JSON.stringify([purpleTheme]));
    const { brand } = make();
    const changed = vi.fn<() => void>();
    brand.subscribe(changed);
    const theirs = [{ ...purpleTheme, primaryColor: '00695C' }];
    brand.wear(
      candidateOf({ talentPool: 'Z', exclusiveCandidateTheme: theirs, exclusiveCandidateLogoFileSignedUrl: '/files/their.png' }),
    );
    expect(brand.current()).toMatchObject({ theme: { primary: '#00695c' }, logo: '/files/their.png' });
    brand.wear(candidateOf({ enterpriseTheme: theirs }));
    expect(brand.current().theme?.primary).toBe('#7a1fa2');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
