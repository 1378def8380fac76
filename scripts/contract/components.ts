import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as channel from '../../src/api/schema/channel.ts';
import * as currentUser from '../../src/api/schema/currentUser.ts';
import * as draftPost from '../../src/api/schema/draftPost.ts';
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
export function toComponentName(constant: string): string {
  const name = constant.replace(/Schema$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const definitions = Object.fromEntries(
  Object.entries(exported)
    .filter(([name]) => name.endsWith('Schema'))
    .map(([name, schema]) => [toComponentName(name), schema as Schema]),
);

const config: ConversionConfig = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'blob' ? { type: 'string', format: 'binary' } : undefined),
};

/** The JSON schema of one answer, body or parameter, referring to the named ones. */
export function toSchema(schema: Schema): object {
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, { ...config, definitions });
  return json;
}

/** The named JSON schemas, by component name. */
export function namedSchemas(): Record<string, object> {
  return toJsonSchemaDefs(definitions, config);
}
