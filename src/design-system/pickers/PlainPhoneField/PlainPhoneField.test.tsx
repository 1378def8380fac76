import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PhoneValue } from '../phone/usePhoneText.ts';
import { PlainPhoneField, type PlainPhoneFieldProps } from './PlainPhoneField.tsx';

const digits = (count: number) => '1'.repeat(count);

async function read(text: string, props: Partial<PlainPhoneFieldProps> = {}) {
  const onChange = vi.fn<(value: PhoneValue) => void>();
  render(<PlainPhoneField label="Phone" {...props} onChange={onChange} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  fireEvent.change(input, { target: { value: text } });
  await waitFor(() => expect(onChange.mock.lastCall?.[0].isPending).toBe(false));
  return { value: onChange.mock.lastCall?.[0], input };
}

describe('PlainPhoneField (ui.phone-input.other)', () => {
  it('reads numbers as American by default (val.phone.default-country)', async () => {
    expect((await read('201 555 0123')).value).toMatchObject({ number: '+12015550123', country: 'US', isValid: true });
  });

  it('has no country list', async () => {
    await read('201');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes another country, and international numbers of any (val.phone.default-country)', async () => {
    expect((await read('0151 2345 6789', { defaultCountry: 'DE' })).value?.number).toBe('+4915123456789');
    cleanup();
    expect((await read('+49 151 2345 6789')).value?.number).toBe('+4915123456789');
  });

  it('takes an extension of up to 20 digits (val.phone.extension)', async () => {
    expect((await read(`201 555 0123 ext. ${digits(20)}`)).value).toMatchObject({ number: '+12015550123', extension: digits(20) });
    cleanup();
    expect((await read(`201 555 0123 ext. ${digits(21)}`)).value).toMatchObject({ number: null, isValid: false });
  });

  it.each([1, 18])('refuses a national number of %d digits (val.phone.nsn)', async (count) => {
    expect((await read(digits(count))).value).toMatchObject({ number: null, isValid: false });
  });

  it('counts unparseable numbers as invalid (val.phone.parse-errors)', async () => {
    expect((await read('call me')).value).toMatchObject({ text: 'call me', isValid: false });
  });

  it('formats a valid number as usual once it loses the focus', async () => {
    const { input } = await read('2015550123x5');
    fireEvent.blur(input);
    expect(input.value).toBe('(201) 555-0123 ext. 5');
  });
});
