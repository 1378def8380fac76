import { accountRules } from '../../src/api/accountRules.ts';
import { limits, usernameForm } from '../../src/api/contract/limits.ts';

const text = (maxLength: number, minLength?: number) => ({ maxLength, ...(minLength === undefined ? {} : { minLength }) });
const phone = { pattern: '^\\+[1-9]\\d{6,14}$', description: 'E.164; blanks, hyphens and parentheses are taken out.' };
const content = {
  title: text(limits.title),
  rawText: text(limits.rawText),
  text: text(limits.rawText),
  mentions: { maxItems: limits.mentions },
  tags: { maxItems: limits.tags, items: { type: 'string', maxLength: limits.tag } },
  urls: { description: 'The first one counts.' },
};
const person = accountRules;
/** Of a person. A handle that the provider gives follows the same rules. */
export const personName = {
  minLength: person.username.min,
  maxLength: person.username.max,
  pattern: person.username.pattern.source,
};
const ofGroup = { name: text(limits.name), username: { ...text(limits.username), pattern: usernameForm.source } };
const group = {
  email: { ...text(limits.email), format: 'email' },
  description: text(limits.description),
  terms: text(limits.terms),
};

/** What the server's limits add to the fields of bodies, by component or operation. */
const lengths: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  PostInput: { ...content, attachedFileIds: { maxItems: limits.attachments } },
  PostPatch: { ...content, attachedFileIds: { maxItems: limits.attachments } },
  DraftPostInput: { ...content, attachedFilesIds: { maxItems: limits.attachments } },
  OrganizationInput: { name: { ...ofGroup.name, minLength: 1 }, username: { ...ofGroup.username, minLength: 1 }, ...group },
  // What is blank counts as absent.
  OrganizationPatch: { ...ofGroup, ...group },
  ChannelInput: { name: text(limits.name, 1), description: text(limits.description) },
  FileUpload: { alt: text(limits.alt), file: { description: 'PNG, JPEG, GIF or WebP, 10 MiB at most.' } },
  UrlPreview: {
    url: text(limits.previewUrl),
    title: text(limits.previewText),
    description: text(limits.previewText),
    imageUrl: text(limits.previewUrl),
  },
  RatingHistoryEntry: { date: { format: 'date' } },
  signUp: { phone, password: text(person.password.max, person.password.min) },
  logIn: { phone },
  sendSmsCode: { phone },
  checkSmsCode: {
    phone,
    username: personName,
    firstName: text(person.name.max),
    lastName: text(person.name.max),
    email: { ...text(person.email.max), format: 'email' },
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
