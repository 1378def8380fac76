import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateField } from './DateField.tsx';

const today = new Date(2024, 5, 15);

function show(initial: Date | null = null) {
  const onChange = vi.fn();
  function Example() {
    const [value, setValue] = useState(initial);
    const change = (text: string, date: Date | null) => {
      onChange(text, date);
      setValue(date);
    };
    return <DateField label="Born" value={value} today={today} onChange={change} />;
  }
  render(
    <>
      <Example />
      <p>Elsewhere</p>
      <button>Next</button>
    </>,
  );
  return { onChange, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Born' }) };
}

async function open(initial: Date | null = null) {
  const shown = show(initial);
  fireEvent.click(shown.input);
  await screen.findByRole('grid', {}, { timeout: 5000 });
  return shown;
}
const calendar = () => screen.queryByRole('dialog', { name: 'Calendar' });
const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('DateField', () => {
  it('cannot be typed into (val.date.readonly)', () => {
    expect(show().input.readOnly).toBe(true);
  });

  it('opens a calendar in the page, right under the field (val.date.readonly, ui.calendar)', async () => {
    const { input } = await open();
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(input.compareDocumentPosition(calendar() as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.getElementById(input.getAttribute('aria-controls') ?? '')).toBe(calendar());
  });

  it('offers today but not tomorrow (val.date.range)', async () => {
    await open();
    expect(day('6/15/2024').disabled).toBe(false);
    expect(day('6/16/2024').disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('offers 1 January 1900 and no day before it (val.date.range)', async () => {
    await open(new Date(1900, 0, 20));
    expect(day('1/1/1900').disabled).toBe(false);
    expect(screen.queryByRole('button', { name: '12/31/1899' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('moves from month to month, and offers every year (val.date.range)', async () => {
    await open(new Date(2000, 4, 10));
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(day('4/10/2000')).toBeTruthy();
    const years = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' }).options].map((option) => Number(option.value));
    expect([years.length, Math.min(...years), Math.max(...years)]).toEqual([125, 1900, 2024]);
  });

  it('emits the date as shown and as a date, shows it, and closes (val.date.choose)', async () => {
    const { input, onChange } = await open();
    fireEvent.click(day('6/5/2024'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('6/5/2024', new Date(2024, 5, 5));
    expect(input.value).toBe('6/5/2024');
    expect(calendar()).toBeNull();
    expect(document.activeElement).toBe(input);
  });

  it('emits and closes also when the chosen day is chosen again (val.date.choose)', async () => {
    const { onChange } = await open(new Date(2024, 5, 5));
    fireEvent.click(day('6/5/2024'));
    expect(onChange).toHaveBeenCalledOnce();
    expect(calendar()).toBeNull();
  });

  it('closes on a press outside, not on one inside (val.date.choose)', async () => {
    const { onChange } = await open();
    fireEvent.pointerDown(screen.getByRole('grid'));
    expect(calendar()).not.toBeNull();
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    expect(calendar()).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('closes on Escape alone, without the dialog around it', async () => {
    const { input } = await open();
    const around = vi.fn();
    document.addEventListener('keydown', around, { capture: true });
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'Escape' });
    document.removeEventListener('keydown', around, { capture: true });
    expect(calendar()).toBeNull();
    expect(around).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input);
  });

  it('opens by key with the focus on the chosen day', async () => {
    const { input } = show(new Date(2024, 5, 5));
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(document.activeElement).toBe(day('6/5/2024')));
  });

  it('closes when Tab moves past it, and leaves the focus there', async () => {
    await open();
    const next = screen.getByRole('button', { name: 'Next' });
    act(() => next.focus());
    expect(calendar()).toBeNull();
    expect(document.activeElement).toBe(next);
  });

  it('can be emptied again', () => {
    const { onChange, input } = show(new Date(2024, 5, 5));
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('', null);
    expect(input.value).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });
  it('writes the day, the months and the weekdays in the language of `locale`', async () => {
    const onChange = vi.fn();
    render(<DateField label="Born" defaultValue={new Date(2024, 5, 5)} today={today} locale="ru" onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Born' });
    expect(input.value).toBe('05.06.2024');
    fireEvent.click(input);
    const grid = await screen.findByRole('grid', { name: 'июнь 2024 г.' }, { timeout: 5000 });
    expect(grid.closest('[lang]')?.getAttribute('lang')).toBe('ru');
    const months = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' });
    expect([...months.options].slice(0, 3).map(({ text }) => text)).toEqual(['январь', 'февраль', 'март']);
    // A table header that is hidden from assistive technology, because each day says its date.
    expect([...grid.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
    fireEvent.click(day('06.06.2024'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('06.06.2024', new Date(2024, 5, 6));
  });

  it('offers the days from `min` to `max`, and begins with the nearest of them', async () => {
    render(<DateField label="Visit" today={today} min={new Date(2024, 6, 10)} max={new Date(2024, 7, 20)} />);
    fireEvent.click(screen.getByRole('combobox', { name: 'Visit' }));
    await screen.findByRole('grid', { name: 'July 2024' }, { timeout: 5000 });
    expect([day('7/9/2024').disabled, day('7/10/2024').disabled]).toEqual([true, false]);
    expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect([day('8/20/2024').disabled, day('8/21/2024').disabled]).toEqual([false, true]);
    expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('sends an ISO day in every language, an empty text without a day, and its first day again after a reset', async () => {
    const { container } = render(
      <form>
        <DateField label="Born" name="born" defaultValue={new Date(2024, 5, 5)} today={today} locale="ru" />
      </form>,
    );
    const form = container.querySelector('form') as HTMLFormElement;
    const sent = () => [...new FormData(form)];
    expect(sent()).toEqual([['born', '2024-06-05']]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(sent()).toEqual([['born', '']]);
    act(() => form.reset());
    expect(sent()).toEqual([['born', '2024-06-05']]);
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('05.06.2024');
  });

  it('stays as it is when the reset of its form is cancelled, and when another form is reset', () => {
    render(
      <>
        <form aria-label="Own" onReset={(event) => event.preventDefault()}>
          <DateField label="Born" defaultValue={new Date(2024, 5, 5)} />
        </form>
        <form aria-label="Other" />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    for (const name of ['Own', 'Other']) fireEvent.reset(screen.getByRole('form', { name }));
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
  });
});
