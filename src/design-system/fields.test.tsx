import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sample } from './apiSamples.tsx';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

/** Every field with a value, and how a form sends it. */
const fields: Record<string, { filled: object; sent: string }> = {
  CodeInput: { filled: { defaultValue: '123456' }, sent: '123456' },
  ColorField: { filled: { defaultValue: '#ff8800' }, sent: '#ff8800' },
  DateField: { filled: { defaultValue: new Date(2024, 11, 31) }, sent: '2024-12-31' },
  LevelSelector: { filled: { defaultValue: -1 }, sent: '-1' },
  PhoneField: { filled: { defaultValue: '+1 201 555 0123' }, sent: '+1 201 555 0123' },
  PlainPhoneField: { filled: { defaultValue: '201 555 0123' }, sent: '201 555 0123' },
  RangeInput: { filled: { defaultValue: 7 }, sent: '7' },
  SegmentedControl: { filled: { options, defaultValue: 'two' }, sent: 'two' },
  Select: { filled: { options, defaultValue: 'two' }, sent: 'two' },
  Slider: { filled: { defaultValue: 4 }, sent: '4' },
  TextArea: { filled: { defaultValue: 'Words' }, sent: 'Words' },
  TextField: { filled: { defaultValue: 'Maya' }, sent: 'Maya' },
  Toggle: { filled: { defaultIsOn: true }, sent: 'on' },
};

/** Sliders: their role has no `aria-required`. */
const hasNoRequired = new Set(['LevelSelector', 'Slider']);

/**
 * What a form sends. The DOM of these tests also sends a disabled text area and the fields that belong to another form; a browser does
 * neither.
 */
function sentBy(form: HTMLFormElement) {
  const isLeftOut = (element: Element) =>
    element.matches(':disabled') || (element.hasAttribute('form') && element.getAttribute('form') !== form.id);
  return [...new FormData(form)].filter(([name]) => ![...document.getElementsByName(name)].every(isLeftOut));
}

/** Renders the field alone in a form, with the data that the form would send. */
function inForm(name: string, props: object) {
  const { container } = render(<form>{sample(name, { ...fields[name]?.filled, ...props })}</form>);
  const form = container.querySelector('form') as HTMLFormElement;
  return { form, sent: () => sentBy(form) };
}

const control = () => document.getElementById('probe') as HTMLElement;

it('covers every component with a value', () => {
  const folders = ['controls', 'pickers'].flatMap((folder) =>
    readdirSync(`${import.meta.dirname}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (path) => `${import.meta.dirname}/${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  const keeping = folders
    .filter((path) => /\/[A-Z]\w+\.tsx$/.test(path) && /private\/(Field\/Field|useControllableState)/.test(readFileSync(path, 'utf8')))
    .map((path) => basename(path, '.tsx'))
    // Props of the display, not values of a form.
    .filter((name) => !name.startsWith('Tab'));
  expect(keeping.sort()).toEqual(Object.keys(fields).sort());
});

describe.each(Object.keys(fields))('%s in a form', (name) => {
  const { sent } = fields[name] as (typeof fields)[string];

  it('sends its value under its name, and nothing without a name', () => {
    expect(inForm(name, { name: 'answer' }).sent()).toEqual([['answer', sent]]);
    cleanup();
    expect(inForm(name, {}).sent()).toEqual([]);
  });

  it('sends nothing while it is disabled', () => {
    expect(inForm(name, { name: 'answer', isDisabled: true }).sent()).toEqual([]);
  });

  it('works outside of its form', () => {
    render(
      <>
        <form id="elsewhere" />
        {sample(name, { ...fields[name]?.filled, name: 'answer', form: 'elsewhere' })}
      </>,
    );
    expect(sentBy(document.getElementById('elsewhere') as HTMLFormElement)).toEqual([['answer', sent]]);
  });

  it('has its `id`, `data-*` and `aria-*` on the control that `ref` gives', () => {
    let element: Element | null = null;
    const ref = (node: Element | null) => {
      element = node ?? element;
    };
    inForm(name, { ref, id: 'probe', 'data-probe': 'x', 'aria-keyshortcuts': 'x' });
    expect(element).toBe(control());
    expect(control().dataset['probe']).toBe('x');
    expect(control().getAttribute('aria-keyshortcuts')).toBe('x');
  });

  it('is described by its errors, its hint and the elements that its owner names, in this order, and is invalid with an error', () => {
    inForm(name, { id: 'probe', 'aria-describedby': 'more', hint: 'Help', errors: ['Wrong', { message: 'Late' }] });
    const described = control().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent ?? id)).toEqual(['WrongLate', 'Help', 'more']);
    expect(control().getAttribute('aria-invalid')).toBe('true');
    cleanup();
    inForm(name, { id: 'probe' });
    expect(control().hasAttribute('aria-invalid')).toBe(false);
  });

  it('announces an error that comes later, in a region that is there before', () => {
    const { rerender } = render(sample(name, { id: 'probe' }));
    const region = document.getElementById('probe-errors');
    expect(region?.getAttribute('aria-live')).toBe('polite');
    rerender(sample(name, { id: 'probe', errors: ['Wrong'] }));
    expect(document.getElementById('probe-errors')).toBe(region);
    expect(region?.textContent).toBe('Wrong');
  });

  it('keeps its name when its label is hidden, and its hint in sight', () => {
    const looks = (isLabelHidden: boolean) => {
      const { form } = inForm(name, { id: 'probe', isLabelHidden, hint: 'Help' });
      const lookOf = (element: Element | null): string[] =>
        element === null || element === form ? [] : [element.className, ...lookOf(element.parentElement)];
      return { label: lookOf(document.getElementById('probe-label')), hint: lookOf(screen.getByText('Help')) };
    };
    const shown = looks(false);
    cleanup();
    const hidden = looks(true);
    expect(document.getElementById('probe-label')?.textContent).not.toBe('');
    expect(hidden.label).not.toEqual(shown.label);
    expect(hidden.hint).toEqual(shown.hint);
  });

  it('says that it is required in the way of its role, with a sign for the eye', () => {
    inForm(name, { id: 'probe', isRequired: true });
    const described = control().getAttribute('aria-describedby') ?? '';
    const isSaid = control().getAttribute('aria-required') === 'true' ? 'aria-required' : document.getElementById(described)?.textContent;
    expect(isSaid).toBe(hasNoRequired.has(name) ? 'Required' : 'aria-required');
    expect(document.querySelector('#probe-label [aria-hidden]')?.textContent).toBe('*');
  });

  it('is invalid where its owner says so', () => {
    inForm(name, { id: 'probe', 'aria-invalid': true });
    expect(control().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a button that chooses files', () => {
  const chosen = (props: object) => {
    const { form } = inForm('FileButton', { id: 'probe', ...props });
    return form.querySelector('input') as HTMLInputElement;
  };
  const choose = (input: HTMLInputElement) => {
    const files = [new File(['x'], 'x.txt')];
    Object.defineProperty(input, 'files', { value: files });
    const emptied = vi.fn();
    Object.defineProperty(input, 'value', { set: emptied });
    fireEvent.change(input);
    return emptied;
  };

  it('leaves the files in the input when a form sends them, and otherwise lets the same files be chosen again', () => {
    const onChoose = vi.fn();
    expect(choose(chosen({ name: 'answer', onChoose }))).not.toHaveBeenCalled();
    cleanup();
    expect(choose(chosen({ onChoose }))).toHaveBeenCalledExactlyOnceWith('');
    expect(onChoose).toHaveBeenCalledTimes(2);
  });

  it('is not part of the form while it is disabled', () => {
    expect(chosen({ name: 'answer', isDisabled: true }).disabled).toBe(true);
    cleanup();
    expect(chosen({ name: 'answer' }).disabled).toBe(false);
  });
});
