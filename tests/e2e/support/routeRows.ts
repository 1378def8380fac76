import documented from '../../spec/routes.json' with { type: 'json' };
import ownRoutes from '../../support/ownRoutes.json' with { type: 'json' };
import { ids } from './addresses.ts';

/** A route of the application, as it is documented. */
export interface Row {
  name: string;
  paths: string[];
  auth: { required: boolean; signedIn?: string };
}

/** Every address of the application: `src/app/routing/routes.test.ts` sees to it that they are the routes of the router. */
export const rows: Row[] = [...documented, ...ownRoutes];

/** An address of the everyday world that leads to it. */
export function addressOf({ name, paths }: Row): string {
  const [path = '/'] = paths;
  const of: Record<string, string> = {
    '{id}':
      {
        ...{ post: ids.post, reply: ids.reply, channel: ids.channel, profile: ids.user, followers: ids.user },
        // The owner's own group.
        'edit-organisation': 'streetlab',
      }[name] ?? ids.group,
    '{groupId}': ids.group,
    '{userId}': ids.user,
    '{username}': 'anna',
  };
  const query = name === 'create-organisation-post' ? `?group=${ids.group}` : '';
  return path.replace(/\{\w+\}/g, (parameter) => of[parameter] ?? 'none').replace('*', '') + query;
}

/** The addresses of the composer, which opens over another screen. */
export const ofComposer = new Set(['create-post', 'create-organisation-post']);
