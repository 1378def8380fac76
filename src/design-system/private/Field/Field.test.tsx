import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from './Field.tsx';

describe('Field', () => {
  it('names its control and describes it with the hint', () => {
    render(
      <Field label="Name" hint="As in your passport">
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Name');
    const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('As in your passport');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows an asterisk before the label of a required control (val.text.required)', () => {
    render(
      <Field label="Name" isRequired>
        {(control) => <input {...control} />}
      </Field>,
    );
    const label = document.querySelector('label');
    expect(label?.textContent).toBe('*Name');
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-required')).toBe('true');
  });

  it('lists strings and objects with a message under the control and marks it invalid (val.text.errors)', () => {
    render(
      <Field label="Name" errors={['a', { message: 'b' }]}>
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Name');
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['a', 'b']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.contains(items[0] ?? null)).toBe(true);
    expect(input.compareDocumentPosition(items[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('reads errors before the hint', () => {
    render(
      <Field label="Name" errors={['Too short']} hint="At least two letters">
        {(control) => <input {...control} />}
      </Field>,
    );
    const ids = screen.getByLabelText('Name').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too short', 'At least two letters']);
  });

  it('gives a group of controls a label that it can refer to, instead of a label for one control', () => {
    render(
      <Field label="Code" kind="group">
        {(_, { labelId }) => <div role="group" aria-labelledby={labelId} />}
      </Field>,
    );
    expect(screen.getByRole('group', { name: 'Code' })).toBeTruthy();
    expect(document.querySelector('label')).toBeNull();
  });

  it('keeps a hidden label for assistive technology', () => {
    render(
      <Field label="Search" isLabelHidden>
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeTruthy();
  });
});
