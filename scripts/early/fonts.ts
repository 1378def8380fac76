const fontFace = /@font-face\{([^}]*)\}/g;

/**
 * Moves font files from `@font-face` rules of the page's stylesheet to a script. With such rules, browsers rebuild the fonts and lay out all
 * text again for each later stylesheet; fonts added by script aren't affected. The font of most texts is loaded right after the first frame,
 * because loading it earlier or by a preload delays that frame.
 */
export function addFonts(styles: string): { styles: string; script: string } {
  const fonts: string[] = [];
  const rest = styles.replace(fontFace, (rule, body: string) => {
    const {
      src,
      'font-family': family,
      ...descriptors
    } = Object.fromEntries(
      body.split(';').map((line) => {
        const [name = '', value = ''] = line.split(/:(.*)/s);
        return [name.trim(), value.trim()] as const;
      }),
    );
    if (!src?.startsWith('url(') || !family) return rule;
    const named = Object.entries(descriptors)
      .filter(([, value]) => value !== 'normal')
      .map(([name, value]) => [descriptorOf[name] ?? name, value]);
    fonts.push(`[${JSON.stringify(family.replaceAll('"', ''))},${JSON.stringify(src)},${JSON.stringify(Object.fromEntries(named))}]`);
    return '';
  });
  return {
    styles: rest,
    script: `for(const f of [${fonts.join(',')}])document.fonts.add(new FontFace(...f));requestAnimationFrame(()=>setTimeout(()=>document.fonts.load('1rem "Inter Variable"').catch(()=>{})))`,
  };
}

/** Names of the descriptors in CSS, and in the options of `FontFace`. */
const descriptorOf: Readonly<Record<string, string>> = {
  'font-weight': 'weight',
  'font-style': 'style',
  'font-display': 'display',
  'unicode-range': 'unicodeRange',
};
