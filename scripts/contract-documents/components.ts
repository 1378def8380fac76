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

/** The schema with what the law says of its fields. A field of another schema keeps its description beside the reference. */
export function withFields(schema: object, fields: Readonly<Record<string, string | FieldLaw>> = {}): object {
  const { properties } = schema as { properties?: Record<string, object> };
  if (!properties) return schema;
  const described = Object.entries(properties).map(([name, given]) => {
    const said = fields[name];
    return [name, { ...given, ...(typeof said === 'string' ? { description: said } : said) }];
  });
  return { ...schema, properties: Object.fromEntries(described) as object };
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) => {
    if (valibotSchema.type === 'blob') return { type: 'string', format: 'binary' };
    return (valibotSchema as unknown) === dateSchema ? { type: 'string', format: 'date-time' } : undefined;
  },
};

/** Fields that count something or measure it in whole units. */
const whole = /^(?:num[A-Z]\w*|count|size|width|height)$/;

/** The schema with `integer` for what is counted: the client's own schemas know numbers only. */
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

/** A schema that holds all of another one, as that and what it adds. */
function extending(base: string, whole: object, named: Readonly<Record<string, object>>): object {
  const known = (named[base] as ObjectSchema).properties ?? {};
  const { properties = {}, required = [], ...rest } = whole as ObjectSchema;
  const own = Object.fromEntries(Object.entries(properties).filter(([field]) => !(field in known)));
  const needed = required.filter((field) => field in own);
  return {
    allOf: [{ $ref: `#/components/schemas/${base}` }, { ...rest, properties: own, ...(needed.length > 0 ? { required: needed } : {}) }],
  };
}

/** What each kind of post requires; everything else may be left out. */
const postKinds = {
  oneOf: [
    {
      title: 'A post: words or pictures',
      properties: { type: { const: 'post' } },
      anyOf: [{ required: ['rawText'] }, { required: ['attachedFileIds'] }],
    },
    ...(['reply', 'quote'] as const).map((type) => ({
      title: `A ${type}: words or pictures, and what they are about`,
      properties: { type: { const: type } },
      required: ['repostedPostId'],
      anyOf: [{ required: ['rawText'] }, { required: ['attachedFileIds'] }],
    })),
    { title: 'A repost: what is passed on', properties: { type: { const: 'repost' } }, required: ['repostedPostId'] },
  ],
};

/** The JSON schema of one answer, body or parameter, referring to the named ones. */
export function toSchema(schema: Schema): object {
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, { ...config, definitions });
  return withIntegers(json) as object;
}

/** Which named schemas are another one with more. */
const bases: Readonly<Record<string, string>> = { CurrentUser: 'User', UserProfile: 'User' };

/** The named JSON schemas by component name, with what the law says of them and their fields. */
export function namedSchemas(): Record<string, object> {
  const named = Object.entries(withIntegers(toJsonSchemaDefs(definitions, config)) as Record<string, object>).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const all = Object.fromEntries(named);
  return Object.fromEntries(
    named.map(([name, schema]) => {
      const said = entityLaws[name];
      if (!said) throw new Error(`Nothing says what a ${name} is: add it to src/api/contract/entities.law.ts.`);
      const described = { description: said.about, ...withFields(schema, said.fields) };
      if (name === 'PostInput') return [name, { ...described, ...postKinds }];
      const base = bases[name];
      if (base === undefined) return [name, described];
      return [name, { description: said.about, ...extending(base, withFields(schema, said.fields), all) }];
    }),
  );
}
