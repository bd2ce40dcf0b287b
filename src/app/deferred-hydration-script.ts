// Deferred hydration: a page prefetches its scripts after the first paint, and runs them on the visitor's first
// interaction, or once it has been idle (docs/decisions/009). Clicks and input before that are queued;
// deferred-hydration.ts replays them.

/**
 * Sets the page and build for Gatsby's runtime, read from the data that src/gatsby/patches/defer-page-scripts.ts
 * writes. An inline script per page would need its own hash in the headers (docs/decisions/029). The chunk map is empty
 * because Gatsby's runtime finds nothing in it anyway.
 */
const pageRuntimeSource = `var f=document.getElementById('gatsby-script-loader');
window.pagePath=JSON.parse(f.textContent);window.___chunkMapping={};
window.___webpackCompilationHash=document.currentScript.dataset.build;`.replaceAll('\n', '');

/** Inline script of the service worker's app shell, which loads its scripts immediately. */
export const offlineAppShellStartScript = `(function(){${pageRuntimeSource}})()`;

/** Delay between the load event and running the scripts of an idle page, in milliseconds. */
const idleDelayMs = 3_000;

/**
 * Inline script of the head that queues clicks and input until hydration, from the first paint on: on a slow line, a
 * visitor can press a button before the rest of the page has arrived.
 *
 * Links, disclosures and buttons with `commandfor` or `popovertarget` work without scripts and are not queued, except for
 * buttons inside `data-queues-clicks`, which do more than open a dialog; touching a link runs no scripts,
 * because they would delay the page that it opens. A queued button is busy until its click is replayed, so that a tap is
 * answered at once. A form with `data-needs-script` is not submitted, which would put its values into the URL; the
 * queued click on its button submits it later. Input events are queued because React misses those before hydration. A
 * queued click goes no further: React, if it is hydrating, would handle it as well. A product page can take a click from
 * the queue at once (src/features/product/add-before-hydration.ts).
 */
export const eventQueueScript = `((d,q)=>{d.queuedEvents=q;d.startScripts=()=>{d.startsAtOnce=1};
'pointermove pointerdown touchstart wheel scroll keydown focusin'.split(' ').forEach(n=>
addEventListener(n,e=>{
if(!/pointerdown|touchstart/.test(n)||!e.target.closest('a'))d.startScripts()},{capture:true,passive:true}));
let on=(n,f)=>d.addEventListener(n,e=>{d.queuedEvents&&f(e.target,e)},true);
on('click',(t,e)=>{
let b=t.closest('button')||t;
if((!(b.commandForElement||b.popoverTargetElement)||b.closest('[data-queues-clicks]'))&&!t.closest('a,summary,label,input,select,textarea')){
e.stopPropagation();q.push({kind:'click',target:b,pressed:b.getAttribute('aria-pressed')});
if(b.matches('button'))b.setAttribute('aria-busy','true');
if(d.takeQueuedClick)d.takeQueuedClick()}});
on('submit',(t,e)=>{if(t.matches('[data-needs-script]'))e.preventDefault()});
on('keydown',(target,e)=>{if(e.key==='Escape')q.push({kind:'escape',target})});
on('change',target=>{if(target.matches('select'))q.push({kind:'change',target,value:target.value})});
on('input',target=>{if(target.matches('input,textarea')){
d.queuedEvents=q=q.filter(a=>a.kind!=='input'||a.target!==target);
q.push({kind:'input',target,value:target.value,checked:target.checked})}})
})(document,[])`.replaceAll('\n', '');

/**
 * Inline script at the end that loads the scripts listed in its `data-scripts`, and with them the files in `data-files`,
 * which Gatsby would request only once the scripts run. A page that the visitor has touched already runs them
 * immediately. One with `data-starts-at-once` requests them immediately and runs them after the first paint, which they
 * would delay. Other pages prefetch them after the first paint, so that the first interaction waits for no download, and
 * then the code in `data-next` of the page that a visitor usually opens next; visitors who save data are spared that.
 */
export const deferredHydrationScript = `((d,s)=>{${pageRuntimeSource}
let started,c=navigator.connection,a=d.querySelector('[data-starts-at-once]'),
urls=s.dataset.scripts.split(' '),files=s.dataset.files.split(' '),
link=(rel,list)=>list.forEach(u=>{let l=d.createElement('link');l.rel=rel;
l.as={json:'fetch',css:'style',js:'script'}[u.split('.').pop()];if(l.as==='fetch')l.crossOrigin='anonymous';
l.href=u+(/\\bpage-data\\.json$/.test(u)?location.search:'');d.head.append(l)}),
start=()=>{if(started)return;started=1;urls.forEach(u=>{
let e=d.createElement('script');e.src=u;d.head.append(e)});
a||link('preload',files)};
d.startScripts=start;
if(a)link('preload',urls.concat(files));
if(d.startsAtOnce)start();
requestAnimationFrame(()=>setTimeout(()=>{
if(a)start();
if(!started&&!(c&&(c.saveData||/2g/.test(c.effectiveType))))
link(d.createElement('link').relList.supports('prefetch')?'prefetch':'preload',
urls.concat(files,s.dataset.next.split(' ').filter(Boolean)))}));
addEventListener('load',()=>setTimeout(()=>{window.requestIdleCallback?requestIdleCallback(start):start()},${idleDelayMs}))
})(document,document.currentScript)`.replaceAll('\n', '');
