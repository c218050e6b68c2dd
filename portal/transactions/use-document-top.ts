import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far below the top of the document an element begins, in CSS pixels, kept up as the page changes. */
export function useDocumentTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box !== undefined) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    // Whatever moves the element down or up, such as a second line of filters, changes the height
    // of the page too.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
