import documented from '../../spec/routes.json' with { type: 'json' };
import ownRoutes from '../../support/ownRoutes.json' with { type: 'json' };
import { ids } from './addresses.ts';

/** A documented route of the application. */
export interface Row {
  name: string;
  paths: string[];
  auth: { required: boolean; signedIn?: string };
}

/** Every route of the application; `src/app/routing/routes.test.ts` checks that they are the router's. */
export const rows: Row[] = [...documented, ...ownRoutes];

/** Returns a path of the everyday world that matches the route. */
export function addressOf({ name, paths }: Row): string {
  const [path = '/'] = paths;
  const of: Record<string, string> = {
    '{id}':
      {
        ...{ post: ids.post, reply: ids.reply, channel: ids.channel, profile: ids.user, followers: ids.user },
        // The persona must own this group.
        'edit-organisation': 'streetlab',
      }[name] ?? ids.group,
    '{groupId}': ids.group,
    '{userId}': ids.user,
    '{username}': 'anna',
  };
  const query = name === 'create-organisation-post' ? `?group=${ids.group}` : '';
  return path.replace(/\{\w+\}/g, (parameter) => of[parameter] ?? 'none').replace('*', '') + query;
}

/** Names of the composer's routes; the composer opens over another screen. */
export const ofComposer = new Set(['create-post', 'create-organisation-post']);
