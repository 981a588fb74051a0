/** On every answer, whatever made it. A document brings a wider Content-Security-Policy of its own. */
export function securityHeaders(siteUrl: string): [string, string][] {
  const headers: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
  if (siteUrl.startsWith("https:")) headers.push(["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]);
  return headers;
}

export const strictPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
