import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { forgetModules } from '@tests/support/forgetModules';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type PhoneValue, phoneOf } from '../phone/usePhoneText.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

function show(props: Partial<PhoneFieldProps> = {}) {
  const onChange = vi.fn<(value: PhoneValue) => void>();
  const field = (more: Partial<PhoneFieldProps> = {}) => (
    <PhoneField label="Phone" defaultCountry="US" {...props} {...more} onChange={onChange} />
  );
  const { rerender } = render(field());
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  return { onChange, input, last: () => onChange.mock.lastCall?.[0], update: (more: Partial<PhoneFieldProps>) => rerender(field(more)) };
}
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
const described = (input: HTMLInputElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
const opener = (name = /^Country: /) => screen.findByRole<HTMLButtonElement>('button', { name });
/** The library is a real dynamic import; the country button is named once it has arrived. */
const ready = async (props: Partial<PhoneFieldProps> = {}) => {
  const shown = show(props);
  await opener();
  return shown;
};

describe('PhoneField (ui.phone-input)', () => {
  it('asks for a phone number (val.phone.placeholder)', () => {
    expect(show().input.placeholder).toBe('Enter a phone number');
  });

  it('accepts text before the metadata has loaded, and validates it then', async () => {
    forgetModules();
    const fresh = await import('./PhoneField.tsx');
    const onChange = vi.fn<(value: PhoneValue) => void>();
    render(<fresh.PhoneField label="Fresh" defaultCountry="US" onChange={onChange} />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Fresh' }), '2015550123');
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ text: '2015550123', isPending: true, isValid: false }));
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ number: '+12015550123', isPending: false, isValid: true })),
    );
  });

  it('emits E.164 and validity (val.phone.valid)', async () => {
    const { input, last } = await ready();
    type(input, '(201) 555-0123');
    expect(last()).toEqual({
      text: '(201) 555-0123',
      number: '+12015550123',
      extension: null,
      country: 'US',
      isValid: true,
      isPending: false,
    });
    type(input, '(201) 555-012');
    expect(last()).toMatchObject({ number: null, isValid: false });
  });

  it('says nothing about an untouched, empty field', async () => {
    const { onChange } = await ready();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('counts unparseable numbers as invalid (val.phone.parse-errors)', async () => {
    const { input, last } = await ready();
    type(input, 'abc');
    expect(last()).toMatchObject({ text: 'abc', number: null, isValid: false });
  });

  it('is at most 25 characters long (val.phone.maxLength)', async () => {
    const { input } = await ready();
    expect(input.maxLength).toBe(25);
    type(input, '1'.repeat(26));
    expect(input.value).toHaveLength(25);
  });

  it('leaves out characters that do not belong to phone numbers, where asked (val.phone.chars)', async () => {
    const { input } = await ready({ characters: 'phone' });
    type(input, '+1 (201) 555-0123 x');
    expect(input.value).toBe('+1 (201) 555-0123 ');
  });

  it.each([
    '+1 201 555 0123 ext. 4',
    '+1 (201) 555-0123 extension 4',
    '+12015550123x4',
    '+12015550123 доб. 4',
  ])('keeps the number of a pasted "%s" and says what it left out (val.phone.extension)', async (pasted) => {
    const { input, last } = await ready({ characters: 'phone', hint: 'We’ll text you.' });
    if (pasted.length > 25) fireEvent.paste(input, { clipboardData: { getData: () => pasted } });
    else type(input, pasted);
    expect(last()).toMatchObject({ number: '+12015550123', isValid: true });
    expect(described(input)).toBe('Extension 4 is left out; only the number is used.');
  });

  it('reads the digits behind "x" as the extension, until the number is typed again (val.phone.extension)', async () => {
    const { input, last } = await ready({ characters: 'phone', hint: 'We’ll text you.' });
    type(input, '2015550123');
    for (const key of 'ext. 45') type(input, input.value + key);
    expect(last()).toMatchObject({ text: '2015550123', isValid: true });
    expect(screen.getByRole('status').textContent).toBe('Extension 45 is left out; only the number is used.');
    type(input, '201555012');
    expect(screen.queryByRole('status')).toBeNull();
    expect(described(input)).toBe('We’ll text you.');
    type(input, '2015550123');
    expect(last()).toMatchObject({ text: '2015550123', isValid: true });
  });

  it('takes a pattern of its own (val.phone.chars)', async () => {
    const { input } = await ready({ characters: /^\d*$/ });
    type(input, '201');
    type(input, '201-');
    expect(input.value).toBe('201');
  });

  it('refuses numbers of countries that are not allowed or ignored (val.phone.countries)', async () => {
    const { input, last } = await ready({ allowedCountries: ['US', 'DE'], ignoredCountries: ['DE'] });
    type(input, '+49 151 2345 6789');
    expect(last()).toMatchObject({ number: null, isValid: false });
    type(input, '+1 201 555 0123');
    expect(last()).toMatchObject({ isValid: true });
  });

  it('follows a typed calling code, and continues in that country', async () => {
    const { input, last } = await ready();
    type(input, '+4915123456789');
    expect(last()?.country).toBe('DE');
    expect(await opener(/Germany, \+49/)).toBeTruthy();
  });

  it('formats a valid number as usual once it loses the focus', async () => {
    const { input } = await ready();
    type(input, '2015550123');
    fireEvent.blur(input);
    expect(input.value).toBe('(201) 555-0123');
  });

  it('accepts a country that is looked up later, unless one was chosen', async () => {
    const { input, last, update } = await ready({ preferredCountries: ['GB'], defaultCountry: undefined });
    expect(await opener(/United Kingdom/)).toBeTruthy();
    update({ preferredCountries: ['GB'], defaultCountry: 'DE' });
    expect(await opener(/Germany/)).toBeTruthy();
    type(input, '015123456789');
    expect(last()?.number).toBe('+4915123456789');
  });

  it('falls back to the first country of the list where none is given or the given one is not offered', async () => {
    await ready({ defaultCountry: 'US', allowedCountries: ['FR', 'DE'] });
    expect(await opener(/France/)).toBeTruthy();
  });
});

describe('the country list of PhoneField', () => {
  async function open(props: Partial<PhoneFieldProps> = {}) {
    const shown = await ready(props);
    fireEvent.click(await opener());
    const search = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search countries' });
    return { ...shown, search };
  }
  const names = () => screen.getAllByRole('option').map((option) => option.textContent);

  it.each([
    ['germ', 'Germany+49'],
    ['de', 'Denmark+45'],
    ['+358', 'Finland+358'],
  ])('finds by name, code or dial code: "%s" (val.phone.country-search)', async (query, first) => {
    const { search } = await open();
    type(search, query);
    expect(names()).toContain(first);
    expect(names().length).toBeLessThan(60);
  });

  it('selects with the arrows and Enter, and moves on to the number', async () => {
    const { search, input, last } = await open();
    type(input, '015123456789');
    type(search, 'germany');
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(last()).toMatchObject({ country: 'DE', number: '+4915123456789' });
  });

  it('leaves Home and End to the text of the search', async () => {
    const { search } = await open();
    type(search, 'united');
    const active = search.getAttribute('aria-activedescendant');
    fireEvent.keyDown(search, { key: 'End' });
    expect(search.getAttribute('aria-activedescendant')).toBe(active);
  });

  it('jumps to typed letters while the list itself has the focus', async () => {
    await open();
    const list = screen.getByRole('listbox', { name: 'Country' });
    act(() => list.focus());
    fireEvent.keyDown(list, { key: 'p' });
    fireEvent.keyDown(list, { key: 'o' });
    expect(document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Poland+48');
  });

  it('says so when nothing matches', async () => {
    const { search } = await open();
    type(search, 'qqq');
    expect(screen.getByText('No country matches.')).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('changes the calling code of an international number', async () => {
    const { input, search } = await open();
    type(input, '+12015550123');
    type(search, 'germany');
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(input.value).toBe('+49 2015550123');
  });
});

describe('a controlled PhoneField', () => {
  /** Takes only what is not longer than five characters. */
  function Owner({ onInput }: { onInput: (input: HTMLInputElement | null) => void }) {
    const [value, setValue] = useState(phoneOf('+1 20'));
    return <PhoneField label="Phone" value={value} ref={onInput} onChange={(next) => next.text.length <= 5 && setValue(next)} />;
  }

  it('shows the value that its owner accepted, and passes it the input element', async () => {
    const onInput = vi.fn<(input: HTMLInputElement | null) => void>();
    render(<Owner onInput={onInput} />);
    await opener();
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    type(input, '+1 2');
    expect(input.value).toBe('+1 2');
    type(input, '+1 201555');
    expect(input.value).toBe('+1 2');
    expect(onInput).toHaveBeenLastCalledWith(input);
  });
});
