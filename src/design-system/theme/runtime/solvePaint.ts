import { solveTheme, type ThemeReport } from '../solver/index.ts';
import { type Preferences, type Scheme, schemes, type ThemeSettings } from '../types.ts';
import { type Look, type Paint, paintVersion } from './paint.ts';
import { paintKey } from './paintKey.ts';

/** A paint with the reports of both schemes. */
export interface SolvedPaint {
  paint: Paint;
  reports: Readonly<Record<Scheme, ThemeReport>>;
}

/** Solves both schemes, so that following the system later needs no solver. Part of the lazy chunk. */
export function solvePaint(theme: ThemeSettings, preferences: Preferences): SolvedPaint {
  const solved = schemes.map((scheme) => ({ scheme, ...solveTheme(theme, scheme, preferences) }));
  const looks = solved.map(({ scheme, vars, report }): [Scheme, Look] => [scheme, { vars, bar: report.themeColor }]);
  const reports = solved.map(({ scheme, report }): [Scheme, ThemeReport] => [scheme, report]);
  return {
    paint: { version: paintVersion, of: paintKey(theme, preferences), ...(Object.fromEntries(looks) as Record<Scheme, Look>) },
    reports: Object.fromEntries(reports) as Record<Scheme, ThemeReport>,
  };
}
