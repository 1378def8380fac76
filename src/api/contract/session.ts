import { endpoint } from '../endpoint.ts';
import { currentUserSchema } from '../schema/currentUser.ts';

// Apart from `auth` and `users`, because a module goes as a whole into the code that comes before the first post.

export const getCurrentUser = endpoint({ n: 1, method: 'GET', path: '/api/users/me', response: currentUserSchema });

export const logOut = endpoint({ n: 4, method: 'POST', path: '/api/auth/logout', response: null, isPublic: true });
