import { limits } from '../../mocks/db/operations/limits.ts';

const text = (maxLength: number, minLength?: number) => ({ maxLength, ...(minLength === undefined ? {} : { minLength }) });
const phone = { pattern: '^\\+[1-9]\\d{6,14}$', description: 'E.164; blanks, hyphens and parentheses are taken out.' };
const content = {
  title: text(limits.title),
  rawText: text(limits.rawText),
  text: text(limits.rawText),
  mentions: { maxItems: limits.mentions },
  tags: { maxItems: limits.tags },
  urls: { description: 'The first one counts.' },
};
const group = {
  name: text(limits.name, 1),
  username: text(limits.username, 1),
  email: { ...text(limits.email), format: 'email' },
  description: text(limits.description),
  terms: text(limits.terms),
};

/** What the server's limits add to the fields of bodies, by component or operation. */
const lengths: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  PostInput: { ...content, attachedFileIds: { maxItems: limits.attachments } },
  PostPatch: { ...content, attachedFileIds: { maxItems: limits.attachments } },
  DraftPostInput: { ...content, attachedFilesIds: { maxItems: limits.attachments } },
  OrganizationInput: group,
  OrganizationPatch: group,
  ChannelInput: { name: text(limits.name, 1), description: text(limits.description) },
  FileUpload: { alt: text(limits.alt), file: { description: 'PNG, JPEG, GIF or WebP, 10 MiB at most.' } },
  signUp: { phone, password: { minLength: 8 } },
  logIn: { phone },
  sendSmsCode: { phone },
  checkSmsCode: {
    phone,
    username: text(limits.username),
    firstName: text(limits.name),
    lastName: text(limits.name),
    email: { ...text(limits.email), format: 'email' },
  },
  reactToPost: { description: text(limits.reaction) },
  setWeighInThresholds: { thresholds: { minItems: 5, maxItems: 5 } },
};

type Properties = { properties?: Record<string, object> };

/** The schema with the lengths of its fields. */
export function withLengths(name: string, schema: object): object {
  const added = lengths[name];
  const { properties } = schema as Properties;
  if (!added || !properties) return schema;
  const fields = Object.entries(properties).map(([field, given]) => [field, { ...given, ...added[field] }]);
  return { ...schema, properties: Object.fromEntries(fields) as object };
}
