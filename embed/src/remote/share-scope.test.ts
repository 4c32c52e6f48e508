import { describe, expect, it, vi } from 'vitest';
import entryPoints from '../../../shared-ui/entry-points.json';
import { createShareScope, SHARED_NAMES } from './share-scope.ts';

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

describe('PF-05 what the second script provides to remotes', () => {
  it('is React and every entry point of the facade', () => {
    const [entries] = Object.values(entryPoints).map((versions) => Object.keys(versions));
    const facade = (entries ?? []).map((path) => `@hirehq/shared-ui${path.slice(1)}`);
    expect(SHARED_NAMES.toSorted()).toEqual([...REACT, ...facade].toSorted());
  });

  it('has the version of its build, and runs once its files have been checked', async () => {
    vi.stubGlobal('SHARED_VERSIONS', Object.fromEntries(SHARED_NAMES.map((name) => [name, '1.2.3'])));
    const prepared: string[] = [];
    const scope = createShareScope((part) => {
      prepared.push(part);
      return part === 'forms' ? Promise.reject(new Error('changed')) : Promise.resolve();
    });
    const react = scope['react']?.['1.2.3'];
    expect(react?.shareConfig).toMatchObject({ requiredVersion: '^1.2.3', singleton: true });
    expect(prepared).toEqual([]);
    expect((await react?.get())?.()).toHaveProperty('useState');
    await expect(scope['@hirehq/shared-ui/forms']?.['1.2.3']?.get()).rejects.toThrow('changed');
    expect(prepared).toEqual(['react', 'forms']);
  });

  it('names a module that the build does not know', () => {
    vi.stubGlobal('SHARED_VERSIONS', {});
    expect(() => createShareScope(() => Promise.resolve())).toThrow('the build shares no react');
  });
});
