import { type Harness, makeHarness, type RequestParts } from '@mocks/conformance/harness';
import { describe, expect, it } from 'vitest';
import type { EndpointName } from '@/api/table';
import { renderContract } from '../../scripts/contract-documents.ts';

// The backend must accept exactly the lengths and forms that docs/openapi.json declares: the limit itself, and nothing above it.

interface Field {
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly items?: Field;
}
type Fields = Readonly<Record<string, Field>>;
interface Media {
  readonly schema: { readonly properties?: Fields; readonly $ref?: string };
}
interface Document {
  readonly paths: Record<string, Record<string, { operationId: EndpointName; requestBody?: { content: Record<string, Media> } }>>;
  readonly components: { readonly schemas: Record<string, { readonly properties?: Fields }> };
}

const { paths, components } = JSON.parse((await renderContract()).openApi) as Document;
const declared = new Map(
  Object.values(paths).flatMap((byMethod) =>
    Object.values(byMethod).flatMap(({ operationId, requestBody }) => {
      const [media] = Object.values(requestBody?.content ?? {});
      const named = components.schemas[media?.schema.$ref?.split('/').at(-1) ?? ''];
      return media ? [[operationId, media.schema.properties ?? named?.properties ?? {}] as const] : [];
    }),
  ),
);

const club = { isPrivate: false, name: 'Kite Club', username: 'kite.club', typeId: '1' };
const newPhone = '+12015557777';
const thresholds = (count: number) => Array.from({ length: count }, (_, index) => ({ threshold: index + 1 }));

function picture(): File {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47]);
  new DataView(bytes.buffer).setUint32(16, 40);
  new DataView(bytes.buffer).setUint32(20, 30);
  return new File([bytes], 'a.png');
}

function form(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  data.set('file', picture());
  data.set('purpose', 'post');
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  return data;
}

/** Requests that succeed with these fields as long as each is within its limit. */
const requests: Partial<Record<EndpointName, (harness: Harness, fields: object) => RequestParts | Promise<RequestParts>>> = {
  createPost: (_trial, fields) => ({ body: { type: 'post', rawText: 'Words', ...fields } }),
  updatePost: async (harness, fields) => ({ params: { id: await harness.post('lena') }, body: fields }),
  createDraftPost: (_trial, fields) => ({ body: { rawText: 'Words', ...fields } }),
  createOrganization: (_trial, fields) => ({ body: { ...club, ...fields } }),
  updateOrganization: (harness, fields) => ({ params: { orgId: harness.group('streetlab').id }, body: fields }),
  saveChannel: (harness, fields) => ({ body: { id: harness.group('streetlab').id, name: 'benches', ...fields } }),
  uploadFile: (_trial, fields) => ({ body: form(fields as Record<string, unknown>) }),
  signUp: (_trial, fields) => ({ body: { phone: newPhone, password: 'correct-horse', ...fields } }),
  sendSmsCode: (_trial, fields) => ({ headers: { 'x-captcha-token': 'ok' }, body: { phone: newPhone, type: 'login', ...fields } }),
  checkSmsCode: async (harness, fields) => {
    const { phone = newPhone } = fields as { phone?: string };
    await harness.call(null, 'sendSmsCode', { headers: { 'x-captcha-token': 'ok' }, body: { phone, type: 'signup' } });
    return { body: { phone, code: '123456', username: 'freshly', ...fields } };
  },
  reactToPost: async (harness, fields) => ({
    params: { id: await harness.post('maya') },
    body: { values: { 2: 1 }, description: '', ...fields },
  }),
  trackPage: (_trial, fields) => ({ body: { url: '/', ...fields } }),
  connectX: (_trial, fields) => ({ body: { oauthToken: 'token', oauthVerifier: 'new-lena', ...fields } }),
  connectBluesky: (_trial, fields) => ({ body: { iss: 'https://bsky.example', state: 'state', code: 'new-lena', ...fields } }),
  setWeighInThresholds: async (harness, fields) => ({
    params: { id: await harness.post('lena') },
    body: { thresholds: thresholds(5), ...fields },
  }),
};

/** Returns a valid value of this length for the field. */
async function valueOf(harness: Harness, field: string, length: number): Promise<unknown> {
  const many = <T>(make: (index: number) => T) => Array.from({ length }, (_, index) => make(index));
  if (field === 'email') return `${'a'.repeat(length - 6)}@bc.de`;
  if (field === 'phone') return `+1${'2'.repeat(Math.max(0, length - 2))}`;
  if (field === 'tags') return many((index) => `tag${index}`);
  if (field === 'url') return `/${'a'.repeat(Math.max(0, length - 1))}`;
  if (field === 'blockedUserIds') return many(() => harness.id('maya'));
  if (field === 'mentions') return many(() => ({ userId: harness.id('maya') }));
  if (field === 'thresholds') return thresholds(length);
  if (field.startsWith('attached')) {
    const { body } = await harness.call('lena', 'uploadFile', { body: form({}) });
    return many(() => body.id);
  }
  return 'a'.repeat(length);
}

async function send(name: EndpointName, fields: (harness: Harness) => object | Promise<object>): Promise<number> {
  const harness = makeHarness();
  const make = requests[name];
  if (!make) throw new Error(`No request for ${name}`);
  const as = ['signUp', 'sendSmsCode', 'checkSmsCode'].includes(name) ? null : 'lena';
  return (await harness.call(as, name, await make(harness, await fields(harness)))).status;
}

const limited = [...declared].flatMap(([name, fields]) =>
  Object.entries(fields).flatMap(([field, { maxLength, minLength, maxItems }]) => {
    const most = maxLength ?? maxItems;
    return most === undefined ? [] : [[name, field, minLength ?? 0, most] as const];
  }),
);

describe('the documented limits', () => {
  it('are many', () => {
    expect(limited.length).toBeGreaterThan(25);
  });

  it.each(limited)('%s %s takes %i to %i, and nothing beyond', async (name, field, least, most) => {
    const status = (length: number) => send(name, async (harness) => ({ [field]: await valueOf(harness, field, length) }));
    expect(await status(most)).toBeLessThan(300);
    expect(await status(most + 1)).toBe(400);
    if (least > 0) expect([(await status(least)) < 300, await status(least - 1)]).toEqual([true, 400]);
  });

  it.each(['createPost', 'updatePost'] as const)('%s takes tags of 100', async (name) => {
    expect(declared.get(name)?.['tags']?.items?.maxLength).toBe(100);
    expect(await send(name, () => ({ tags: ['a'.repeat(100)] }))).toBeLessThan(300);
    expect(await send(name, () => ({ tags: ['a'.repeat(101)] }))).toBe(400);
  });

  it.each(
    Object.entries(components.schemas['UrlPreview']?.properties ?? {}).filter(([, { maxLength }]) => maxLength !== undefined),
  )('a link preview takes so much as its %s', async (field, { maxLength = 0 }) => {
    const card = { url: 'https://a.example', title: '', description: '', imageUrl: '', isDisabledPreview: false };
    for (const name of ['createPost', 'updatePost', 'createDraftPost'] as const) {
      const status = (length: number) => send(name, () => ({ urls: [{ ...card, [field]: 'a'.repeat(length) }] }));
      expect([(await status(maxLength)) < 300, await status(maxLength + 1)]).toEqual([true, 400]);
    }
  });

  it('measure stored text: outer blanks count unless the field is trimmed', async () => {
    expect(await send('createPost', () => ({ rawText: `${'a'.repeat(4999)}  ` }))).toBe(400);
    expect(await send('createPost', () => ({ title: `${'a'.repeat(200)}  ` }))).toBe(201);
    expect(await send('createDraftPost', () => ({ title: `${'a'.repeat(200)}  ` }))).toBe(400);
  });
});

/** Values that match the documented pattern, and values that don't. */
const samples: Readonly<Record<string, { readonly fit: readonly string[]; readonly unfit: readonly string[] }>> = {
  'checkSmsCode username': { fit: ['Ada_9'], unfit: ['ada-lovelace', 'ада_л', 'a.b.c'] },
  'createOrganization username': { fit: ['kite.club-9', 'Кружок'], unfit: ['kite club', '.kite', 'kite..club', 'a/b', '\u3164'] },
  'updateOrganization username': { fit: ['kite.club-9', 'Кружок'], unfit: ['kite club', '.kite', 'kite..club', 'a/b'] },
  'trackPage url': { fit: ['/', '/profile/u1'], unfit: ['', 'https://a.example/', 'javascript:alert(1)'] },
  'signUp phone': { fit: ['+1201555', '+120155501234567'], unfit: ['+120155', '+1201555012345678', '+02015550123', '12015550123'] },
  'sendSmsCode phone': { fit: ['+1201555', '+120155501234567'], unfit: ['+120155', '+1201555012345678', '+02015550123'] },
  'checkSmsCode phone': { fit: ['+1201555', '+120155501234567'], unfit: ['+120155', '+1201555012345678', '+02015550123'] },
};

const patterned = [...declared].flatMap(([name, fields]) =>
  // A sign-in with an invalid number gets the same refusal as any wrong number, so it is left out.
  Object.entries(fields).flatMap(([field, { pattern }]) =>
    pattern === undefined || name === 'logIn' ? [] : [[name, field, pattern] as const],
  ),
);

describe('the documented patterns', () => {
  it('have their samples', () => {
    expect(patterned.map(([name, field]) => `${name} ${field}`).sort()).toEqual(Object.keys(samples).sort());
  });

  it.each(patterned)('%s %s matches exactly %s', async (name, field, pattern) => {
    const { fit = [], unfit = [] } = samples[`${name} ${field}`] ?? {};
    const form = new RegExp(pattern, 'u');
    for (const value of fit)
      expect([value, form.test(value), (await send(name, () => ({ [field]: value }))) < 300]).toEqual([value, true, true]);
    for (const value of unfit) expect([value, form.test(value), await send(name, () => ({ [field]: value }))]).toEqual([value, false, 400]);
  });
});
