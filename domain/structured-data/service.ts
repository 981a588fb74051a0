import type { Service } from "schema-dts";
import type { SiteIdentity } from "./graph.ts";

export function toServiceData(
  service: { name: string; description: string; areas: readonly string[] },
  site: SiteIdentity,
  path: string,
): Service {
  return {
    "@type": "Service",
    name: service.name,
    description: service.description,
    serviceType: "Instalação e manutenção de motores para portões automáticos",
    url: site.url + path,
    areaServed: service.areas.map((name) => ({ "@type": "Place", name })),
    provider: { "@type": "LocalBusiness", name: site.name, telephone: `+${site.phone}`, url: `${site.url}/` },
  };
}
