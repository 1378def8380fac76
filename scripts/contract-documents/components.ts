import { fileURLToPath } from 'node:url';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
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
import { readDocComments } from './docComments.ts';
import { readFieldComments } from './fieldComments.ts';
import { withLengths } from './lengths.ts';

const folder = fileURLToPath(new URL('../../src/api/schema', import.meta.url));

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

const comments = readDocComments(folder);
const fieldComment = readFieldComments(folder);
const constants = new Map(Object.keys(exported).map((constant) => [toComponentName(constant), constant]));

/** A field of another schema keeps its description beside the reference. */
function withComments(name: string, schema: object): object {
  const { properties } = schema as { properties?: Record<string, object> };
  if (!properties) return schema;
  const constant = constants.get(name) ?? '';
  const fields = Object.entries(properties).map(([field, given]) => {
    const description = fieldComment(constant, field);
    return [field, description === undefined ? given : { ...given, description }];
  });
  return { ...schema, properties: Object.fromEntries(fields) as object };
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) => {
    if (valibotSchema.type === 'blob') return { type: 'string', format: 'binary' };
    return (valibotSchema as unknown) === dateSchema ? { type: 'string', format: 'date-time' } : undefined;
  },
};

/** The JSON schema of one answer, body or parameter, referring to the named ones. */
export function toSchema(schema: Schema): object {
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, { ...config, definitions });
  return json;
}

/** The named JSON schemas by component name, with what is written above them and their fields, and with the server's limits. */
export function namedSchemas(): Record<string, object> {
  const named = Object.entries(toJsonSchemaDefs(definitions, config)).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    named.map(([name, schema]) => {
      const description = comments.get(constants.get(name) ?? '')?.text;
      return [name, { ...(description === undefined ? {} : { description }), ...withLengths(name, withComments(name, schema)) }];
    }),
  );
}
