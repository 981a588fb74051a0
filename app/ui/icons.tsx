import * as arrowRight from "lucide-react/icons/arrow-right";
import * as audioLines from "lucide-react/icons/audio-lines";
import * as award from "lucide-react/icons/award";
import * as badgeCheck from "lucide-react/icons/badge-check";
import * as badgePercent from "lucide-react/icons/badge-percent";
import * as bookmark from "lucide-react/icons/bookmark";
import * as buildingComplex from "lucide-react/icons/building-complex";
import * as calendarDays from "lucide-react/icons/calendar-days";
import * as check from "lucide-react/icons/check";
import * as chevronDown from "lucide-react/icons/chevron-down";
import * as chevronLeft from "lucide-react/icons/chevron-left";
import * as chevronRight from "lucide-react/icons/chevron-right";
import * as clock from "lucide-react/icons/clock";
import * as cog from "lucide-react/icons/cog";
import * as compass from "lucide-react/icons/compass";
import * as doorOpen from "lucide-react/icons/door-open";
import * as download from "lucide-react/icons/download";
import * as externalLink from "lucide-react/icons/external-link";
import * as factory from "lucide-react/icons/factory";
import * as fileCode from "lucide-react/icons/file-code";
import * as gauge from "lucide-react/icons/gauge";
import * as headset from "lucide-react/icons/headset";
import * as house from "lucide-react/icons/house";
import * as housePlug from "lucide-react/icons/house-plug";
import * as keyRound from "lucide-react/icons/key-round";
import * as lightbulb from "lucide-react/icons/lightbulb";
import * as list from "lucide-react/icons/list";
import * as listOrdered from "lucide-react/icons/list-ordered";
import * as mapPin from "lucide-react/icons/map-pin";
import * as menu from "lucide-react/icons/menu";
import * as packageCheck from "lucide-react/icons/package-check";
import * as phone from "lucide-react/icons/phone";
import * as powerOff from "lucide-react/icons/power-off";
import * as radio from "lucide-react/icons/radio";
import * as refreshCcwDot from "lucide-react/icons/refresh-ccw-dot";
import * as route from "lucide-react/icons/route";
import * as search from "lucide-react/icons/search";
import * as shieldCheck from "lucide-react/icons/shield-check";
import * as signpost from "lucide-react/icons/signpost";
import * as star from "lucide-react/icons/star";
import * as timer from "lucide-react/icons/timer";
import * as triangleExclamationPoint from "lucide-react/icons/triangle-exclamation-point";
import * as truck from "lucide-react/icons/truck";
import * as volume2 from "lucide-react/icons/volume-2";
import * as wrench from "lucide-react/icons/wrench";
import * as zap from "lucide-react/icons/zap";
import type { ComponentType } from "react";

export type Icon = ComponentType<{ className?: string; strokeWidth?: number }>;

type Drawing = { name: string; node: [tag: string, attributes: Record<string, string>][] };

/**
 * Of an icon of lucide, whose own components work out every attribute anew each time: on a page with thirty of them that
 * was a sixth of its render. Always decoration, beside words that say the same.
 */
function drawIcon(icon: object): Icon {
  const { name, node } = (icon as { __iconData: Drawing }).__iconData;
  const html = node.map(([tag, { key: _, ...attributes }]) => `<${tag} ${toAttributes(attributes)}/>`).join("");
  const drawing = { __html: html };
  return ({ className = "", strokeWidth = 2 }) => (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`lucide-${name} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the library
      dangerouslySetInnerHTML={drawing}
    />
  );
}

function toAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
}

export const ArrowRight = drawIcon(arrowRight);
export const AudioLines = drawIcon(audioLines);
export const Award = drawIcon(award);
export const BadgeCheck = drawIcon(badgeCheck);
export const BadgePercent = drawIcon(badgePercent);
export const Bookmark = drawIcon(bookmark);
export const Building2 = drawIcon(buildingComplex);
export const CalendarDays = drawIcon(calendarDays);
export const Check = drawIcon(check);
export const ChevronDown = drawIcon(chevronDown);
export const ChevronLeft = drawIcon(chevronLeft);
export const ChevronRight = drawIcon(chevronRight);
export const Clock = drawIcon(clock);
export const Cog = drawIcon(cog);
export const Compass = drawIcon(compass);
export const DoorOpen = drawIcon(doorOpen);
export const Download = drawIcon(download);
export const ExternalLink = drawIcon(externalLink);
export const Factory = drawIcon(factory);
export const FileCode = drawIcon(fileCode);
export const Gauge = drawIcon(gauge);
export const Headset = drawIcon(headset);
export const House = drawIcon(house);
export const HousePlug = drawIcon(housePlug);
export const KeyRound = drawIcon(keyRound);
export const Lightbulb = drawIcon(lightbulb);
export const List = drawIcon(list);
export const ListOrdered = drawIcon(listOrdered);
export const MapPin = drawIcon(mapPin);
export const Menu = drawIcon(menu);
export const PackageCheck = drawIcon(packageCheck);
export const Phone = drawIcon(phone);
export const PowerOff = drawIcon(powerOff);
export const Radio = drawIcon(radio);
export const RefreshCcwDot = drawIcon(refreshCcwDot);
export const Route = drawIcon(route);
export const Search = drawIcon(search);
export const ShieldCheck = drawIcon(shieldCheck);
export const Signpost = drawIcon(signpost);
export const Star = drawIcon(star);
export const Timer = drawIcon(timer);
export const TriangleAlert = drawIcon(triangleExclamationPoint);
export const Truck = drawIcon(truck);
export const Volume2 = drawIcon(volume2);
export const Wrench = drawIcon(wrench);
export const Zap = drawIcon(zap);
