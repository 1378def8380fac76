import { act, renderHook } from '@testing-library/react';
import { aPerson } from '@tests/support/factories';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { object, string } from 'valibot';
import { expect, test, vi } from 'vitest';
import { clearSessionAtom, setCurrentUserAtom } from '@/features/session';
import { isOvertaken, withChanges } from '../model/formDraft.ts';
import { useFormDraft } from './useFormDraft.ts';

const schema = object({ name: string(), text: string() });
const blank = { name: '', text: '' };
type Store = ReturnType<typeof createStore>;

/** A page that is new or reloaded, with a signed-in person. */
function page(id = 'lena') {
  const store = createStore();
  signIn(store, id);
  return store;
}
const signIn = (store: Store, id: string) => store.set(setCurrentUserAtom, { ...aPerson(id), followingChannels: [] });

function open(store: Store, initial = blank, form = 'group/new') {
  const { result, unmount, rerender } = renderHook(({ now }) => useFormDraft(form, schema, now), {
    initialProps: { now: initial },
    wrapper: ({ children }) => (
      <StrictMode>
        <Provider store={store}>{children}</Provider>
      </StrictMode>
    ),
  });
  return {
    now: () => result.current,
    write: (parts: Partial<typeof blank>) => act(() => result.current.change(parts)),
    give: (now: typeof blank) => rerender({ now }),
    close: unmount,
  };
}

/** A call that the test answers later. */
function answerLater() {
  let answer: (value: boolean | undefined) => void = () => undefined;
  const call = vi.fn((_values: typeof blank) => new Promise<boolean | undefined>((resolve) => (answer = resolve)));
  return { call, answer: (value: boolean | undefined) => act(async () => answer(value)) };
}
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('written text is restored in the form, on the same page and after a reload, and nowhere else', () => {
  const store = page();
  const form = open(store);
  expect(form.now().note).toBeUndefined();
  form.write({ name: 'Kite Club' });
  form.write({ text: 'Wind' });
  expect(form.now().note).toBeUndefined();
  form.close();
  for (const again of [store, page()]) {
    const { now } = open(again);
    expect(now().values).toEqual({ name: 'Kite Club', text: 'Wind' });
    expect(now().note).toBe('kept');
  }
  expect(open(page(), blank, 'group/g1').now().values).toEqual(blank);
});

test('a draft is restored for the person who wrote it, also after the end of their session, and for nobody else', () => {
  const store = page('lena');
  open(store).write({ name: 'Kite Club' });
  act(() => {
    store.set(clearSessionAtom);
    signIn(store, 'maya');
  });
  expect(open(store).now().values).toEqual(blank);
  expect(open(page('maya')).now().note).toBeUndefined();
  expect(open(page('lena')).now().values.name).toBe('Kite Club');
});

test('discarded text is removed, and the same button restores it, with the text written since', () => {
  open(page()).write({ name: 'Kite Club', text: 'Wind' });
  const form = open(page());
  act(() => form.now().discard());
  expect(form.now()).toMatchObject({ values: blank, note: 'discarded' });
  expect(open(page()).now().note).toBeUndefined();
  form.write({ text: 'Rain' });
  act(() => form.now().restore());
  expect(form.now()).toMatchObject({ values: { name: 'Kite Club', text: 'Rain' }, note: 'kept' });
});

test('saved text is forgotten; after a refusal it stays', async () => {
  const form = open(page());
  form.write({ name: 'Kite Club' });
  await act(() => form.now().send(async () => undefined));
  expect(form.now().values.name).toBe('Kite Club');
  await act(() =>
    form
      .now()
      .send(() => Promise.reject(new Error('refused')))
      .catch(() => undefined),
  );
  expect(open(page()).now()).toMatchObject({ values: { name: 'Kite Club' }, note: 'kept' });
  expect(await act(() => form.now().send(async ({ name }) => name))).toBe('Kite Club');
  expect(form.now().values).toEqual(blank);
  expect(open(page()).now().note).toBeUndefined();
});

test('it is sent once: a form that was closed and opened meanwhile sends nothing, and is empty after the success', async () => {
  const store = page();
  const { call, answer } = answerLater();
  const form = open(store);
  form.write({ name: 'Kite Club' });
  act(() => void form.now().send(call));
  form.close();
  const again = open(store);
  expect(again.now()).toMatchObject({ isSending: true, values: { name: 'Kite Club' } });
  await act(() => again.now().send(call));
  expect(call).toHaveBeenCalledOnce();
  again.write({ text: 'Wind' });
  await answer(true);
  expect(again.now()).toMatchObject({ isSending: false, values: { name: '', text: 'Wind' } });
});

test('a session that ends during the request keeps the draft for the person who wrote it', async () => {
  const store = page('lena');
  const { call, answer } = answerLater();
  const form = open(store);
  form.write({ name: 'Kite Club' });
  act(() => void form.now().send(call));
  act(() => store.set(clearSessionAtom));
  await answer(undefined);
  expect(open(page('lena')).now()).toMatchObject({ values: { name: 'Kite Club' }, note: 'kept' });
});

test('after a reload during a request it’s unknown whether the text has arrived, unless the server already shows it', async () => {
  const { call } = answerLater();
  const form = open(page());
  form.write({ name: 'Kite Club' });
  act(() => void form.now().send(call));
  expect(open(page()).now().note).toBe('perhapsSent');
  expect(open(page(), { name: 'Kite Club', text: '' }).now().note).toBeUndefined();
  const again = open(page());
  await act(() => again.now().send(async () => undefined));
  expect(again.now().note).toBe('kept');
});

test('untouched fields show the current values; a field changed here and elsewhere keeps the typed text, with a notice', () => {
  const initial = { name: 'Kites', text: 'Wind' };
  const form = open(page(), initial);
  form.write({ text: 'Wind and string' });
  form.give({ ...initial, name: 'Kite Club' });
  expect(form.now().values).toEqual({ name: 'Kite Club', text: 'Wind and string' });
  expect(open(page(), { ...initial, name: 'Kite Club' }).now()).toMatchObject({
    values: { name: 'Kite Club', text: 'Wind and string' },
    note: 'kept',
  });
  expect(open(page(), { ...initial, text: 'Rain' }).now()).toMatchObject({ values: { text: 'Wind and string' }, note: 'overtaken' });
  form.write({ text: 'Wind' });
  expect(sessionStorage.getItem('begunForms')).toBe('{}');
});

test('stored values that no longer fit, from an older version or by hand, are ignored and overwritten', () => {
  const change = { name: { from: '', to: true }, gone: { from: '', to: 'x' } };
  sessionStorage.setItem('begunForms', JSON.stringify({ 'lena/group/new': { changes: change } }));
  const form = open(page());
  expect(form.now()).toMatchObject({ values: blank, note: undefined });
  form.write({ name: 'Kite Club' });
  expect(open(page()).now().values).toEqual({ name: 'Kite Club', text: '' });
});

test('if the browser stores nothing, the draft lasts as long as the page, which asks before unloading', () => {
  const store = page();
  const form = open(store);
  form.write({ name: 'Kite Club' });
  expect(asksBeforeLeaving()).toBe(false);
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    clear: () => undefined,
  });
  form.write({ text: 'Wind' });
  expect(asksBeforeLeaving()).toBe(true);
  form.close();
  expect(asksBeforeLeaving()).toBe(false);
  const again = open(store);
  expect(again.now().values).toEqual({ name: 'Kite Club', text: 'Wind' });
  act(() => again.now().discard());
  expect(asksBeforeLeaving()).toBe(false);
});

type Choice = Readonly<{ typeId: string | null }>;

test('a choice that was empty before its first change is overtaken too, however often it is changed after that', () => {
  const pending = withChanges<Choice>(undefined, { typeId: null }, { typeId: 'club' });
  const elsewhere: Choice = { typeId: 'school' };
  expect(isOvertaken(elsewhere, withChanges(pending, elsewhere, { typeId: 'company' }))).toBe(true);
});
