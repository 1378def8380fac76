import { createContext, use } from 'react';

/** Values of the pattern's `:names`, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

export const RouteParamsContext = createContext<RouteParams>({});

/** The parameters of the screen's address, decoded: `const { id = '' } = useRouteParams()`. */
export const useRouteParams = (): RouteParams => use(RouteParamsContext);
