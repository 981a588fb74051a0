/** The parameter with which a public page asks for its own React. */
export const bootParam = "__boot";

/** Boots React at the first sign that someone is about to use a part that needs it. A failed load may be tried again. */
export const intentScript = `(()=>{const events=["pointerover","touchstart","keydown","focusin"];let busy;const boot=e=>{if(busy||!e.target.closest||!e.target.closest("[data-react]"))return;busy=1;const u=new URL(location.href);u.searchParams.set("${bootParam}","");import(u.pathname+u.search).then(()=>events.forEach(n=>removeEventListener(n,boot)),()=>busy=0)};events.forEach(n=>addEventListener(n,boot,{passive:true}))})()`;

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
