/** Content areas of cart, checkout and drawer: their names, and how the server's nodes are kept in React's tree. */
import { createElement, useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

/** Content areas of the cart. */
export type CartAreaName = 'above' | 'beside-totals' | 'below-proceed' | 'below' | 'empty';
/** Places of the cart whose HTML is the server's: content areas, and the accepted payment methods. */
export type CartPlace = CartAreaName | 'accepted';
/** Content areas of the checkout. */
export type CheckoutAreaName =
	'above' | 'before-order' | 'below-order' | 'beside-totals' | 'below' | 'empty';
/** Places of the checkout whose HTML is the server's: content areas, and the terms (Checkout\View\Terms). */
export type CheckoutPlace = CheckoutAreaName | 'terms';
/** Content areas of the mini-cart's drawer. */
export type DrawerAreaName = 'drawer-top' | 'drawer-bottom' | 'drawer-empty';

/** Renders the content area of a place; nothing if the server has printed none. */
export type RenderArea<Place extends string> = (name: Place) => ReactNode;

/** With these props React neither compares nor removes an element's children; one that it creates is empty. */
export const UNTOUCHED = {
	dangerouslySetInnerHTML: { __html: '' },
	suppressHydrationWarning: true,
};

/**
 * Content area. Its nodes are those printed by the server, which are never parsed again: if React hydrates the server's
 * element, they stay in it; if React creates the element, as after an undo or in a drawer, they are moved into it, and
 * back before React removes it. So input is kept, a video stops where it was, and no island is hydrated twice.
 */
const Area = ({ home }: { readonly home: HTMLElement }) => {
	const ref = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const element = ref.current;
		if (element === null || element === home) {
			return undefined;
		}
		// Until it is first shown, the content stays hidden in the page, so that scripts find it. Afterwards it is
		// detached while not shown, as a video that is only hidden would keep playing.
		home.remove();
		element.append(...home.childNodes);
		return () => home.append(...element.childNodes);
	}, [home]);
	return (
		<div ref={ref} className={home.className} data-area={home.dataset['area']} {...UNTOUCHED} />
	);
};

/**
 * Finds the content areas that the server has printed for an island (php-stubs/src/Page/Areas), inside it or hidden beside
 * it. Must be called before hydration.
 */
export const findAreas = (island: Element): RenderArea<string> => {
	const printed = island.parentElement?.querySelectorAll<HTMLElement>('[data-area]') ?? [];
	const homes = new Map([...printed].map((home) => [home.dataset['area'], home]));
	return (place) => {
		const home = homes.get(place);
		return home && <Area home={home} />;
	};
};
