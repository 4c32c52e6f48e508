import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';
import { SuggestionBox, namedItem } from './index.ts';

const PLACES = ['Utrecht', 'Utica'];
const itself = (place: string) => place;

interface BoxProps {
  onChoose?: (place: string) => void;
  onUnchosen?: (how: 'enter' | 'leave') => void;
  onSend?: () => void;
  state?: 'ready' | 'failed';
  limit?: number;
}

function Box({ onChoose, onUnchosen, onSend, state = 'ready', limit = 10 }: BoxProps) {
  const [text, setText] = useState('');
  const items = PLACES.filter((place) => text && place.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      <SuggestionBox
        label="Place"
        placeholder="City"
        icon="pin"
        text={text}
        suggestions={{ state: text ? state : 'empty', items: state === 'ready' ? items : [] }}
        limit={limit}
        nameOf={itself}
        words={{ none: 'Nothing found', failed: 'Not available', count: (count) => `${count} found` }}
        renderFooter={() => <button type="button">See all</button>}
        onType={setText}
        onChoose={(place) => {
          setText(place);
          onChoose?.(place);
        }}
        {...(onUnchosen && { onUnchosen })}
      />
      <button type="submit">Send</button>
    </form>
  );
}

function show(props: BoxProps = {}) {
  render(
    <UiProvider variant="D" colorScheme="light" env="test">
      <Box {...props} />
    </UiProvider>,
  );
  return { user: userEvent.setup(), box: screen.getByRole('combobox', { name: 'Place' }) };
}

test('A24 JB-06 the list opens on typing, its count is announced, and arrow and Enter select', async () => {
  const [onChoose, onSend] = [vi.fn<(place: string) => void>(), vi.fn<() => void>()];
  const { user, box } = show({ onChoose, onSend });
  expect(box.getAttribute('aria-expanded')).toBe('false');
  await user.type(box, 'ut');
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox', { name: 'Place' })).toBeInTheDocument();
  expect(screen.getByRole('status').textContent).toBe('2 found');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('Utica');
  expect(onSend).not.toHaveBeenCalled();
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

test('JB-06 typed text counts as it is: Enter closes the list and submits', async () => {
  const onSend = vi.fn<() => void>();
  const { user, box } = show({ onSend });
  await user.type(box, 'utr{Enter}');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(onSend).toHaveBeenCalledOnce();
});

test('JB-09 if only a suggestion counts, Enter and blur say that none was chosen, and Enter submits nothing', async () => {
  const [onUnchosen, onSend] = [vi.fn<(how: 'enter' | 'leave') => void>(), vi.fn<() => void>()];
  const { user, box } = show({ onUnchosen, onSend });
  await user.type(box, 'utr{Enter}');
  expect(onUnchosen.mock.calls).toEqual([['enter']]);
  await user.tab();
  expect(onUnchosen.mock.calls).toEqual([['enter'], ['leave']]);
  expect(onSend).not.toHaveBeenCalled();
  await user.click(box);
  await user.clear(box);
  await user.tab();
  expect(onUnchosen).toHaveBeenCalledTimes(2);
});

test('no results and failures are shown, and further suggestions are behind a button', async () => {
  const { user, box } = show({ limit: 1 });
  await user.type(box, 'x');
  expect(screen.getByText('Nothing found')).toBeInTheDocument();
  await user.clear(box);
  await user.type(box, 'ut');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'See all' })).toBeInTheDocument();
});

test('suggestions that could not be loaded are reported', async () => {
  const { user, box } = show({ state: 'failed' });
  await user.type(box, 'ut');
  expect(screen.getByRole('status').textContent).toBe('Not available');
});

test.each([
  ['utrecht ', 'Utrecht'],
  ['utr', undefined],
  ['', undefined],
])('%j typed in full means %j', (typed, meant) => {
  expect(namedItem(PLACES, typed, itself)).toBe(meant);
});
