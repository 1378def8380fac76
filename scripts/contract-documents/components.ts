import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { entityLaws } from '../../src/api/contract/entities.law.ts';
import type { FieldLaw } from '../../src/api/contract/law.ts';
import * as channel from '../../src/api/schema/channel.ts';
import * as currentUser from '../../src/api/schema/currentUser.ts';
import * as draftPost from '../../src/api/schema/draftPost.ts';
import { dateSchema } from '../../src/api/schema/fields.ts';
import * as file from '../../src/api/schema/file.ts';
import * as notification from '../../src/api/schema/notification.ts';
import * as organization from '../../src/api/schema/organization.ts';
import * as organizationInput from '../../src/api/schema/organizationInput.ts';
import * as post from '../../src/api/schema/post.ts';
import * as postInput from '../../src/api/schema/postInput.ts';
import * as reputation from '../../src/api/schema/reputation.ts';
import * as search from '../../src/api/schema/search.ts';
import * as shortLink from '../../src/api/schema/shortLink.ts';
import * as user from '../../src/api/schema/user.ts';
import * as userProfile from '../../src/api/schema/userProfile.ts';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

const exported = {
  ...user,
  ...currentUser,
  ...userProfile,
  ...reputation,
  ...file,
  ...channel,
  ...post,
  ...postInput,
  ...draftPost,
  ...shortLink,
  ...notification,
  ...search,
  ...organization,
  ...organizationInput,
};

/** `postSchema` → `Post`. */
function toComponentName(constant: string): string {
  const name = constant.replace(/Schema$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const definitions = Object.fromEntries(
  Object.entries(exported)
    .filter(([name]) => name.endsWith('Schema'))
    .map(([name, schema]) => [toComponentName(name), schema as Schema]),
);

/** Adds the law's descriptions to the schema's fields. A field that refers to another schema has its description beside the `$ref`. */
export function withFields(schema: object, fields: Readonly<Record<string, string | FieldLaw>> = {}): object {
  const { properties } = schema as { properties?: Record<string, object> };
  if (!properties) return schema;
  const described = Object.entries(properties).map(([name, fieldSchema]) => {
    const law = fields[name];
    return [name, { ...fieldSchema, ...(typeof law === 'string' ? { description: law } : law) }];
  });
  return { ...schema, properties: Object.fromEntries(described) as object };
}

/** Whether the specification doesn't name the field (`extension` in src/api/schema/tolerant.ts). */
const isExtension = (schema: { readonly type: string; readonly default?: unknown }) =>
  schema.type === 'nullish' && schema.default === undefined;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === 'blob') return { type: 'string', format: 'binary' };
    if (isExtension(valibotSchema)) return Object.assign({ ...jsonSchema }, { 'x-extension': true });
    return (valibotSchema as unknown) === dateSchema ? { type: 'string', format: 'date-time' } : undefined;
  },
};

/** Names of fields that hold integers: counts and sizes. */
const whole = /^(?:num[A-Z]\w*|count|size|width|height)$/;

/** Replaces `number` by `integer` for such fields, because the client's schemas only have numbers. */
function withIntegers(schema: unknown, name = ''): unknown {
  if (Array.isArray(schema)) return schema.map((part) => withIntegers(part, name));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { properties, ...rest } = schema as { properties?: Record<string, unknown>; type?: unknown };
  const parts = Object.entries(rest).map(([key, part]) => [
    key,
    key === 'type' && part === 'number' && whole.test(name) ? 'integer' : withIntegers(part, name),
  ]);
  const fields = Object.entries(properties ?? {}).map(([field, part]) => [field, withIntegers(part, field)]);
  return { ...Object.fromEntries(parts), ...(properties === undefined ? {} : { properties: Object.fromEntries(fields) as object }) };
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/** Expresses a schema that extends another one as `allOf` of the base and its additional fields. */
function extending(base: string, whole: object, named: Readonly<Record<string, object>>): object {
  const known = (named[base] as ObjectSchema).properties ?? {};
  const { properties = {}, required = [], ...rest } = whole as ObjectSchema;
  const own = Object.fromEntries(Object.entries(properties).filter(([field]) => !(field in known)));
  const needed = required.filter((field) => field in own);
  return {
    allOf: [{ $ref: `#/components/schemas/${base}` }, { ...rest, properties: own, ...(needed.length > 0 ? { required: needed } : {}) }],
  };
}

const required = (field: string, schema: object) => ({ type: 'object', properties: { [field]: schema }, required: [field] });

/** Complete schemas instead of mere lists of required fields, because client generators create a type for each part. */
const textsOrPictures = {
  anyOf: [required('rawText', { type: 'string' }), required('attachedFileIds', { type: 'array', items: { type: 'string' } })],
};

/** The required fields of each kind of post; all others are optional. */
const postKinds = {
  oneOf: (
    [
      ['post', 'A post: words or pictures', [textsOrPictures]],
      ['reply', 'A reply: words or pictures, and what they are about', [required('repostedPostId', { type: 'string' }), textsOrPictures]],
      ['quote', 'A quote: words or pictures, and what they are about', [required('repostedPostId', { type: 'string' }), textsOrPictures]],
      ['repost', 'A repost: what is passed on', [required('repostedPostId', { type: 'string' })]],
    ] as const
  ).map(([type, title, parts]) => ({ title, allOf: [required('type', { const: type }), ...parts] })),
};

/** The JSON schema of a response, body or parameter, with references to the named schemas. */
export function toSchema(schema: Schema): object {
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, { ...config, definitions });
  return withIntegers(json) as object;
}

/** Named schemas that extend another one. */
const bases: Readonly<Record<string, string>> = { CurrentUser: 'User', UserProfile: 'User' };

/** The named JSON schemas by component name, with the law's descriptions of them and their fields. */
export function namedSchemas(): Record<string, object> {
  const named = Object.entries(withIntegers(toJsonSchemaDefs(definitions, config)) as Record<string, object>).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const all = Object.fromEntries(named);
  return Object.fromEntries(
    named.map(([name, schema]) => {
      const law = entityLaws[name];
      if (!law) throw new Error(`Nothing says what a ${name} is: add it to src/api/contract/entities.law.ts.`);
      const described = { description: law.about, ...withFields(schema, law.fields) };
      if (name === 'PostInput') return [name, { ...described, ...postKinds }];
      const base = bases[name];
      if (base === undefined) return [name, described];
      return [name, { description: law.about, ...extending(base, withFields(schema, law.fields), all) }];
    }),
  );
}
