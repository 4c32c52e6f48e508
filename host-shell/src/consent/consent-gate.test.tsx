import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider, MemoryRouter, NavLink, UiProvider } from '@hirehq/shared-ui';
import type { Session } from '@hirehq/shared-contracts/session';
import { createFakeShell, signedIn, signedOut } from '@hirehq/shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShellServicesProvider, type ShellServices } from '../shell-api/shell-services.tsx';
import en from '../messages/en.json';
import { ConsentGate } from './consent-gate.tsx';

function open(path: string, session: Session) {
  const services = { session: createFakeShell({ session }).session } as unknown as ShellServices;
  return render(
    <ShellServicesProvider value={services}>
      <IntlProvider locale="en" messages={en}>
        <UiProvider variant="D" colorScheme="light" env="test">
          <MemoryRouter initialEntries={[path]}>
            <ConsentGate />
            <NavLink to="/cookiepolicy">Elsewhere</NavLink>
            <main id="main" tabIndex={-1} />
          </MemoryRouter>
        </UiProvider>
      </IntlProvider>
    </ShellServicesProvider>,
  );
}

const sheet = () => screen.queryByRole('dialog', { name: 'Cookies on this site' });
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('ConsentGate', () => {
  beforeEach(async () => {
    await import('./consent-sheet.tsx');
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.cookie = 'cookieConsent=; Max-Age=0; Path=/';
  });

  it('A17 SH-31 asks 1.2 s after the home page has loaded, without moving the focus', async () => {
    open('/', signedOut);
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    link.focus();
    await passes(1_199);
    expect(sheet()).toBeNull();
    await passes(1);
    expect(sheet()).not.toBeNull();
    expect(document.activeElement).toBe(link);
  });

  it('SH-31 stores the consent for a year, and returns the focus', async () => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set');
    open('/candidate/my-jobs', signedIn());
    await passes(0);
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    link.focus();
    const accept = screen.getByRole('button', { name: 'Accept' });
    accept.focus();
    fireEvent.click(accept);
    expect(sheet()).toBeNull();
    expect(document.cookie).toContain('cookieConsent=accepted');
    expect(written.mock.calls[0]?.[0]).toBe('cookieConsent=accepted; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(document.activeElement).toBe(link);
    cleanup();
    open('/candidate/my-jobs', signedIn());
    await passes(5_000);
    expect(sheet()).toBeNull();
  });

  it('SH-31 the necessary cookies alone are an answer as easily given, for a year', async () => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set');
    open('/candidate/my-jobs', signedIn());
    await passes(0);
    const [necessary, accept] = screen.getAllByRole('button');
    expect([necessary?.textContent, accept?.textContent]).toEqual(['Only necessary', 'Accept']);
    expect(necessary?.className).toBe(accept?.className);
    fireEvent.click(screen.getByRole('button', { name: 'Only necessary' }));
    expect(sheet()).toBeNull();
    expect(written.mock.calls[0]?.[0]).toBe('cookieConsent=necessary; Max-Age=31536000; Path=/; SameSite=Lax');
    cleanup();
    open('/candidate/my-jobs', signedIn());
    await passes(5_000);
    expect(sheet()).toBeNull();
  });

  it('SH-31 does not ask again on this page if the browser blocks cookies', async () => {
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
    open('/candidate/my-jobs', signedIn());
    await passes(0);
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await passes(5_000);
    expect(sheet()).toBeNull();
    expect(document.activeElement?.id).toBe('main');
  });

  it('SH-31 disappears on a policy page', async () => {
    open('/candidate/my-jobs', signedIn());
    await passes(0);
    expect(sheet()).not.toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await passes(5_000);
    expect(sheet()).toBeNull();
  });

  it('SH-31 follows consent given in another tab', async () => {
    open('/candidate/my-jobs', signedIn());
    await passes(0);
    document.cookie = 'cookieConsent=accepted; Path=/';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(sheet()).toBeNull();
  });

  it('SH-12 SH-31 opens the policies in new windows', async () => {
    open('/signin', signedOut);
    await passes(0);
    const links = ['Cookie Policy', 'Privacy Policy', 'Terms of Use'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')])).toEqual([
      ['/cookiepolicy', '_blank', 'noopener'],
      ['/privacypolicy', '_blank', 'noopener'],
      ['/termsofuse', '_blank', 'noopener'],
    ]);
  });
});
