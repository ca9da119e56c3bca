/** How large an element is, told when it appears and whenever that changes. Each is asked after the browser has laid out the page by
 *  itself: what appears never makes it do so in between. */
import type { Attachment } from "svelte/attachments";

type Tell = (element: HTMLElement) => void;

const told = new WeakMap<Element, Tell>();
const observer = new ResizeObserver((changed) => {
  for (const { target } of changed) told.get(target)?.(target as HTMLElement);
});

export function sized(tell: Tell): Attachment<HTMLElement> {
  return (element) => {
    told.set(element, tell);
    observer.observe(element, { box: "border-box" });
    return () => observer.unobserve(element);
  };
}
