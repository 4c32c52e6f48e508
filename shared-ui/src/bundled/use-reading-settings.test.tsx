import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { READING_DEFAULTS, READING_FOCUS_DEFAULTS } from '@hirehq/shared-contracts/reading';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { useReadingSettings } from './use-reading-settings.ts';

test('AX-04 a part of the settings renders again when it changes, and not when others do', async () => {
  const shell = createFakeShell();
  const rendered = vi.fn<() => void>();
  function Part() {
    const isOn = useReadingSettings(({ toolbar }) => toolbar);
    useEffect(rendered);
    return <p>{isOn ? 'on' : 'off'}</p>;
  }
  renderInShell(<Part />, { shell, messages: { en: {}, es: () => Promise.resolve({}), ar: () => Promise.resolve({}) } });
  const before = rendered.mock.calls.length;
  await act(() => shell.reading.save({ ...READING_DEFAULTS, focus: READING_FOCUS_DEFAULTS }));
  expect(rendered).toHaveBeenCalledTimes(before);
  await act(() => shell.reading.save({ ...READING_DEFAULTS, toolbar: true }));
  expect(screen.getByText('on')).toBeVisible();
});
