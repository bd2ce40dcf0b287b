// The scripts of a page wait until the visitor does something, or until the page has been idle for a while: pages read,
// link and open their menus without them (docs/decisions/009). What is pressed or chosen meanwhile is kept and done once
// React has taken over. The source is written into every page by src/gatsby/patches/defer-scripts.ts; the rest is called by
// gatsby-browser.tsx.

/** What a visitor did before React could answer. */
type QueuedEvent =
  | { kind: 'click'; target: HTMLElement }
  | { kind: 'change'; target: HTMLSelectElement; value: string }
  | { kind: 'input'; target: HTMLInputElement | HTMLTextAreaElement; value: string; checked?: boolean }
  | { kind: 'escape'; target: HTMLElement };

declare global {
  interface Document {
    /** Filled by {@link deferredHydrationScript}; gone once the actions are replayed. */
    queuedEvents?: QueuedEvent[] | undefined;
  }
}

/** How long a page that nobody touches rests after it has loaded, in milliseconds. */
const idleDelayMs = 3_000;

/**
 * Tells Gatsby's runtime which page of which build it is in, from what src/gatsby/patches/defer-scripts.ts has put into data:
 * written out, it would be another script on every page, and no header could name it (docs/decisions/029). The map of
 * chunks is empty: Gatsby writes it as one text, in which its runtime finds nothing.
 */
const pageRuntimeSource = `var f=document.getElementById('gatsby-script-loader');
window.pagePath=JSON.parse(f.textContent);window.___chunkMapping={};
window.___webpackCompilationHash=document.currentScript.dataset.build;`.replaceAll('\n', '');

/** Source of the inline script of the service worker's shell, whose scripts wait for nothing. */
export const appShellStartScript = `(function(){${pageRuntimeSource}})()`;

/**
 * Source of the inline script that loads the page's scripts, which its `data-scripts` names. A page that is of no use
 * without them says so with `data-starts-at-once`. What the browser itself answers (links, disclosures, buttons with
 * `commandfor`) is not kept. A form that only scripts can send (`data-needs-script`) is not sent without them, which would
 * put what was typed into the address: its button, which Return presses, too, is pressed once more. Of a field it is kept
 * that somebody has filled it, because React hears of no earlier input.
 */
export const deferredHydrationScript = `(function(d,w,s){${pageRuntimeSource}
var q=d.queuedEvents=[],started;
function start(){if(started)return;started=1;s.dataset.scripts.split(' ').forEach(function(u){
var e=d.createElement('script');e.src=u;d.head.append(e)})}
'pointermove pointerdown touchstart wheel scroll keydown focusin'.split(' ').forEach(function(n){
w.addEventListener(n,start,{capture:true,passive:true,once:true})});
d.addEventListener('click',function(e){
var t=e.target,b=t.closest('button')||t;
if(d.queuedEvents&&!b.commandForElement&&!t.closest('a,summary,label,input,select,textarea'))q.push({kind:'click',target:b})},true);
d.addEventListener('submit',function(e){
if(d.queuedEvents&&e.target.matches('[data-needs-script]'))e.preventDefault()},true);
d.addEventListener('keydown',function(e){
if(d.queuedEvents&&e.key==='Escape')q.push({kind:'escape',target:e.target})},true);
d.addEventListener('change',function(e){
var t=e.target;if(d.queuedEvents&&t.matches('select'))q.push({kind:'change',target:t,value:t.value})},true);
d.addEventListener('input',function(e){
var t=e.target;if(d.queuedEvents&&t.matches('input,textarea')){
q=d.queuedEvents=q.filter(function(a){return a.kind!=='input'||a.target!==t});
q.push({kind:'input',target:t,value:t.value,checked:t.checked})}},true);
if(d.querySelector('[data-starts-at-once]'))start();
w.addEventListener('load',function(){setTimeout(function(){w.requestIdleCallback?requestIdleCallback(start):start()},${idleDelayMs})})
})(document,window,document.currentScript)`.replaceAll('\n', '');

/** Does what was kept, in its order; elements that are gone by now are left out. */
export const replayQueuedEvents = (): void => {
  const actions = document.queuedEvents ?? [];
  document.queuedEvents = undefined;
  for (const action of actions) {
    if (!action.target.isConnected) continue;
    if (action.kind === 'click') {
      action.target.click();
    } else if (action.kind === 'escape') {
      action.target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    } else if (action.kind === 'input') {
      replayInput(action);
    } else {
      action.target.value = action.value;
      action.target.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
};

/**
 * Fills a field once more. React takes an input for news only where the value is another than the last one that was set by
 * script, so that another one is set before; what the visitor sees does not change.
 */
const replayInput = ({ target, value, checked }: QueuedEvent & { kind: 'input' }): void => {
  if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
    target.checked = !checked;
    target.click();
    return;
  }
  const { selectionStart, selectionEnd } = target;
  target.value = '';
  // By the setter of all fields: React listens at that of this one.
  Reflect.set(Object.getPrototypeOf(target) as object, 'value', value, target);
  if (target === document.activeElement && selectionStart !== null) {
    target.setSelectionRange(selectionStart, selectionEnd);
  }
  target.dispatchEvent(new Event('input', { bubbles: true }));
};
