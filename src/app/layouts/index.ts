import { DefaultLayout } from './DefaultLayout.tsx';
import { GuestLayout } from './GuestLayout.tsx';

/** Layouts by the name that the route table uses. */
export const layouts = { default: DefaultLayout, guest: GuestLayout } as const;
