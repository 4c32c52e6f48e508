import { describe, expect, it } from 'vitest';
import { defaultPolicy } from './trusted-types.ts';

const policy = defaultPolicy(new Set(['/remotes/jobs/1.0.0/a.js']), 'https://jobs.example.com');

describe('default Trusted Types policy', () => {
  it('allows plain text and refuses markup', () => {
    expect(policy.createHTML('plain & simple')).toBe('plain & simple');
    expect(() => policy.createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError);
  });

  it('refuses to create scripts from text', () => {
    expect(() => policy.createScript()).toThrow(TypeError);
  });

  it('allows only scripts of the release set', () => {
    expect(policy.createScriptURL('/remotes/jobs/1.0.0/a.js')).toBe('/remotes/jobs/1.0.0/a.js');
    expect(() => policy.createScriptURL('/remotes/jobs/1.0.0/b.js')).toThrow(TypeError);
    expect(() => policy.createScriptURL('https://evil.example/remotes/jobs/1.0.0/a.js')).toThrow(TypeError);
  });

  it('allows scripts of the release set at the origin of the assets', () => {
    const { createScriptURL } = defaultPolicy(new Set(['https://assets.example/remotes/a.js']), 'https://jobs.example.com');
    expect(createScriptURL('https://assets.example/remotes/a.js')).toBe('https://assets.example/remotes/a.js');
    expect(() => createScriptURL('/remotes/a.js')).toThrow(TypeError);
    expect(() => createScriptURL('https://assets.example/remotes/b.js')).toThrow(TypeError);
    const sink = 'ServiceWorkerContainer register';
    expect(() => createScriptURL('https://assets.example/service-worker.js', 'TrustedScriptURL', sink)).toThrow(TypeError);
  });

  it('AX-07 trusts the configured toolbar once it is on: its HTML, and scripts of its origin', () => {
    let isOn = false;
    const toolbar = { origin: 'https://tools.example', isTrusted: () => isOn };
    const { createHTML, createScript, createScriptURL } = defaultPolicy(new Set(), 'https://jobs.example.com', toolbar);
    expect(() => createHTML('<p>')).toThrow(TypeError);
    expect(() => createScriptURL('https://tools.example/bar.js')).toThrow(TypeError);
    isOn = true;
    expect(createHTML('<p>')).toBe('<p>');
    expect(createScriptURL('https://tools.example/bar.js')).toBe('https://tools.example/bar.js');
    expect(() => createScriptURL('https://evil.example/bar.js')).toThrow(TypeError);
    expect(() => createScript()).toThrow(TypeError);
  });

  it('allows our service worker and no other; as a script it is refused', () => {
    const sink = 'ServiceWorkerContainer register';
    expect(policy.createScriptURL('/service-worker.js', 'TrustedScriptURL', sink)).toBe('/service-worker.js');
    expect(() => policy.createScriptURL('/remotes/jobs/1.0.0/a.js', 'TrustedScriptURL', sink)).toThrow(TypeError);
    expect(() => policy.createScriptURL('https://evil.example/service-worker.js', 'TrustedScriptURL', sink)).toThrow(TypeError);
    expect(() => policy.createScriptURL('/service-worker.js', 'TrustedScriptURL', 'HTMLScriptElement src')).toThrow(TypeError);
  });
});
