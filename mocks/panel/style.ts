/** The panel is in a shadow root, so its styles and the application's don't affect each other. */
export const panelStyle = `
:host {
  all: initial; position: fixed; inset: auto auto 12px 12px; z-index: 99999; font: 13px/1.45 Inter, system-ui, sans-serif; color: var(--text); color-scheme: inherit;
  --text: light-dark(#1d2430, #e8ecf4); --soft: light-dark(#475064, #b4bdcd); --quiet: light-dark(#5b6478, #9aa5b8); --ground: light-dark(#f7f9fc, #171c26); --field: light-dark(#fff, #10141c);
  --hover: light-dark(#eef2f8, #263042); --line: light-dark(#dfe4ec, #2b3444); --edge: light-dark(#c3cad6, #465166); --field-edge: light-dark(#8e98aa, #6d7890);
  --accent: light-dark(#1f4fb8, #86abff); --on-accent: light-dark(#fff, #0d1730); --bar: light-dark(#1d2430, #0b0f16);
  --good: light-dark(#14713f, #6fd19b); --bad: light-dark(#b3261e, #ff9d94); --good-ground: light-dark(#e3f3e9, #12301f); --bad-ground: light-dark(#fdecea, #3c1512);
}
@media (max-width: 1080px) { :host { bottom: 92px; } }
* { box-sizing: border-box; }
button, select, input, textarea { font: inherit; color: inherit; }
button { border: 1px solid var(--edge); background: var(--field); border-radius: 8px; padding: 5px 10px; cursor: pointer; min-height: 32px; }
button:hover { background: var(--hover); }
button[aria-pressed='true'], button[aria-selected='true'] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button:disabled { opacity: .55; cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.launcher { border-radius: 999px; background: var(--bar); color: #fff; border-color: var(--field-edge); padding: 6px 14px; box-shadow: 0 4px 16px #0003; }
.launcher:hover { background: #333d4f; }
.panel { position: fixed; display: flex; flex-direction: column; width: min(420px, calc(100vw - 16px)); height: min(620px, calc(100dvh - 24px)); background: var(--ground); border: 1px solid var(--edge); border-radius: 14px; box-shadow: 0 18px 50px #0004; overflow: hidden; }
.panel.docked { top: 0; right: 0; bottom: 0; height: auto; border-radius: 0; width: min(380px, 100vw); }
header { display: flex; align-items: center; gap: 8px; padding: 8px 10px; background: var(--bar); color: #fff; cursor: grab; touch-action: none; }
header h2 { font-size: 14px; margin: 0; flex: 1; }
header button { background: transparent; border-color: #ffffff55; color: #fff; min-height: 28px; padding: 2px 9px; }
@media (pointer: coarse) { button, header button, input, select { min-height: 44px; } input[type='checkbox'] { min-height: 0; } input, select, textarea { font-size: 16px; } }
header button:hover { background: #ffffff22; }
[role='tablist'] { display: flex; flex-wrap: wrap; gap: 4px; padding: 8px 10px; border-bottom: 1px solid var(--line); }
[role='tab'] { flex: 1 1 auto; padding-inline: 6px; }
[role='tabpanel'] { padding: 12px; overflow: auto; }
h3 { font-size: 13px; margin: 14px 0 6px; }
h3:first-child { margin-top: 0; }
p { margin: 0 0 8px; color: var(--soft); }
.row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-bottom: 8px; }
.grid { margin-bottom: 8px; display: grid; grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)); gap: 6px; }
.end { align-self: end; }
label { display: grid; gap: 3px; flex: 1 1 120px; color: var(--soft); }
input, select, textarea { width: 100%; min-height: 32px; padding: 4px 8px; border: 1px solid var(--field-edge); border-radius: 8px; background: var(--field); color: var(--text); }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; gap: 8px; align-items: center; padding: 5px 0; border-bottom: 1px solid var(--line); }
li > span:first-of-type { flex: 1; overflow-wrap: anywhere; }
code { font: 12px/1.4 ui-monospace, monospace; }
pre { margin: 6px 0; max-height: 180px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--field); border: 1px solid var(--line); border-radius: 8px; padding: 6px 8px; font: 12px/1.4 ui-monospace, monospace; }
details { flex: 1; min-width: 0; } summary { cursor: pointer; overflow-wrap: anywhere; }
textarea { font: 12px/1.4 ui-monospace, monospace; }
.good { color: var(--good); } .bad { color: var(--bad); } .quiet { color: var(--quiet); }
.message { padding: 6px 10px; border-radius: 8px; background: var(--bad-ground); color: var(--bad); }
.message.done { background: var(--good-ground); color: var(--good); }
`;
