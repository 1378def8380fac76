import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart, useOnDemand } from './lazyPart.tsx';
import { type PartFailure, PartFailures } from './PartFailures.ts';

const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const arrives = { default: ({ name }: { name: string }) => <p>Menu of {name}</p> };

/** A lazy part whose fetches have the given results, one after the other; the last result repeats. */
function partThat(...answers: (() => Promise<typeof arrives>)[]) {
  const fetch = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? refused());
  return { fetch, Part: lazyPart(fetch) };
}

const here = () => Promise.resolve(arrives);

describe('a lazily loaded part', () => {
  it('shows its fallback, then itself; a second one shows at once', async () => {
    const { Part, fetch } = partThat(here);
    render(<Part name="one" fallback="waiting" />);
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(await screen.findByText('Menu of one')).toBeTruthy();
    render(<Part name="two" fallback="waiting" />);
    expect(screen.getByText('Menu of two')).toBeTruthy();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('drops a failed fetch, so that a retry can work', async () => {
    const { Part } = partThat(refused, refused, here);
    render(<Part name="one" fallback="waiting" failed={(retry) => <button onClick={retry}>Try again</button>} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Menu of one')).toBeTruthy();
  });

  it('reports the failure and leaves everything around it alone', async () => {
    const failures: PartFailure[] = [];
    const { Part } = partThat(refused);
    render(
      <PartFailures value={(failure) => failures.push(failure)}>
        <p>The feed</p>
        <Part name="one" fallback={<button>More</button>} />
      </PartFailures>,
    );
    await vi.waitFor(() => expect(failures).toMatchObject([{ kind: 'code', isOptional: false }]));
    expect(screen.getByText('The feed')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'More' })).toBeTruthy();
  });

  it('reports whether a person has retried, by its own button or by the same press, and never confuses that with another use of the part', async () => {
    const failures: PartFailure[] = [];
    const { Part } = partThat(refused);
    function Pressed() {
      const { part, trigger } = useOnDemand(Part);
      return <Part {...part} name="one" fallback={<button {...trigger}>More</button>} />;
    }
    render(
      <PartFailures value={(failure) => failures.push(failure)}>
        <Part name="two" failed={(retry) => <button onClick={retry}>Try again</button>} />
        <Pressed />
      </PartFailures>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await vi.waitFor(() => expect(failures).toMatchObject([{ isAgain: false }, { isAgain: false }]));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(failures.slice(2)).toMatchObject([{ isAgain: true, isReported: true }]));
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await vi.waitFor(() => expect(failures.slice(3)).toMatchObject([{ isAgain: true, isReported: false }]));
  });

  it('contains render errors', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failures: PartFailure[] = [];
    const Broken = lazyPart(() =>
      Promise.resolve({
        default: (): never => {
          throw new Error('broken');
        },
      }),
    );
    render(
      <PartFailures value={(failure) => failures.push(failure)}>
        <Broken fallback={<button>More</button>} />
      </PartFailures>,
    );
    await vi.waitFor(() => expect(failures).toMatchObject([{ kind: 'drawing' }]));
    expect(screen.getByRole('button', { name: 'More' })).toBeTruthy();
  });

  it('loads by itself when the connection is back, if nobody has requested it', async () => {
    const fetch = vi.fn(here).mockImplementationOnce(refused);
    const Chart = lazyPart(fetch, { isOptional: true });
    render(<Chart name="one" />);
    await act(async () => undefined);
    await act(async () => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Menu of one')).toBeTruthy();
  });
});

it('a part that nobody has requested also loads by itself after a while, if the browser did not notice the outage', async () => {
  vi.useFakeTimers();
  try {
    const fetch = vi.fn(here).mockImplementationOnce(refused);
    const Chart = lazyPart(fetch, { isOptional: true });
    render(<Chart name="one" />);
    await act(async () => undefined);
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByText('Menu of one')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Menu of one')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

describe('a trigger whose part loads with the first press', () => {
  function setUp(...answers: (() => Promise<typeof arrives>)[]) {
    const { Part, fetch } = partThat(...answers);
    function Control() {
      const { part, trigger } = useOnDemand(Part);
      const [, draw] = useState(0);
      return (
        <>
          <Part {...part} name="one" fallback={<button {...trigger}>More</button>} />
          <button onClick={() => draw((count) => count + 1)}>Draw</button>
        </>
      );
    }
    render(<Control />);
    return { fetch, more: screen.getByRole('button', { name: 'More' }) };
  }

  it('stays the same element through fetch and failure, and the next press works', async () => {
    const { more, fetch } = setUp(refused, here);
    fireEvent.click(more);
    await act(async () => undefined);
    expect(screen.getByRole('button', { name: 'More' })).toBe(more);
    fireEvent.click(more);
    expect(await screen.findByText('Menu of one')).toBeTruthy();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('starts loading when the pointer is near, without opening', async () => {
    const { more, fetch } = setUp(here);
    fireEvent.pointerEnter(more);
    await act(async () => undefined);
    expect(fetch).toHaveBeenCalledOnce();
    expect(screen.queryByText('Menu of one')).toBeNull();
    fireEvent.click(more);
    expect(screen.getByText('Menu of one')).toBeTruthy();
  });
});
