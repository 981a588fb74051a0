/** The parameter with which a public page asks for its own React. */
export const bootParam = "__boot";

/**
 * Boots React at the first sign that someone is about to use a part that needs it, or loads the small script that a
 * part names in `data-script`. A failed load may be tried again.
 */
export const intentScript = `(()=>{let busy;const boot=e=>{const t=e.target.closest?.("[data-react],[data-script]"),s=t?.dataset.script;if(s)import(s).catch(()=>{});else if(t&&!busy){busy=1;const u=new URL(location.href);u.searchParams.set("${bootParam}","");import(u.pathname+u.search).catch(()=>busy=0)}};["pointerover","touchstart","keydown","focusin"].forEach(n=>addEventListener(n,boot,{passive:true}))})()`;

/**
 * Counts contacts and views, before React and without it. Nothing waits for it: the link opens whatever happens here.
 * How the visitor came is remembered for the tab, since the tap is often a page or two after the landing; that an ad
 * brought the visit, but not the number that it gave to the click.
 * - A tap on a chat or phone link is reported with its button, in place of the link's own ping, which knows less and
 *   is for browsers without script; a chat link also to the ads tag, where there is one.
 * - A view is reported when the page is first seen, so not while it is only fetched ahead.
 */
export const countingScript = `(()=>{const d=document,l=location,r=d.referrer;let o=[r,l.search.replace(/(clid|braid)=[^&]*/g,"$1=")],seen;try{const s=sessionStorage;r.startsWith(l.origin+"/")?o=JSON.parse(s.origem):s.origem=JSON.stringify(o)}catch{}const send=(to,b)=>navigator.sendBeacon("/api/"+to,JSON.stringify({id:Date.now().toString(36)+Math.random().toString(36).slice(2),path:l.pathname,...b})),tap=e=>{const a=e.target.closest("[data-contact],[href^=tel]");if(!a||e.button>1)return;const{contact:kind="phone",button,place}=a.dataset;send("contatos",{kind,button,place,referrer:o[0].slice(0,300),query:o[1].slice(0,700)});a.ping="";kind=="chat"&&window.gtag_report_conversion?.(a.href)},see=()=>{seen||d.hidden||(seen=send("visitas"))};addEventListener("click",tap,true);addEventListener("auxclick",tap,true);d.addEventListener("visibilitychange",see);see()})()`;

/** Pages of the site are fetched ahead when a link is about to be followed. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin*", "/api/*", "/sitemap.xml*"] } },
          { not: { selector_matches: "[download],[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
