import { createElement, useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

/** The content areas of the cart. */
export type CartPlace = 'above' | 'beside-totals' | 'below-proceed' | 'below' | 'empty';
/** Of the checkout. */
export type CheckoutPlace = 'above' | 'before-order' | 'beside-totals' | 'below' | 'empty';
/** Of the mini-cart's drawer. */
export type DrawerPlace = 'drawer-top' | 'drawer-bottom' | 'drawer-empty';

/** Draws the content area of a place; nothing where the server has printed none. */
export type DrawArea<Place extends string> = (place: Place) => ReactNode;

/** React neither compares nor removes the children of an element that has this, and sets it only where it makes the element. */
const UNTOUCHED = { __html: '' };

/**
 * A content area. Its nodes are those that the server printed, never parsed again: where React takes the server's element
 * over they stay in it; where React makes the element, as after an undo or in a drawer, they move in, and back home before
 * React takes it away. So what was typed stays, a video stops where it was, and no island wakes twice.
 */
const Area = ({ home }: { readonly home: HTMLElement }) => {
	const ref = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const element = ref.current;
		if (element === null || element === home) {
			return undefined;
		}
		// Until it is shown first it waits in the page, hidden, so that scripts find it. From then on it rests outside: a
		// video that is only hidden would go on.
		home.remove();
		element.append(...home.childNodes);
		return () => home.append(...element.childNodes);
	}, [home]);
	return (
		<div
			ref={ref}
			className={home.className}
			data-area={home.dataset['area']}
			dangerouslySetInnerHTML={UNTOUCHED}
			suppressHydrationWarning
		/>
	);
};

/**
 * Finds the content areas that the server has printed for an island (php-stubs/src/Areas), in it and, hidden, beside it. To
 * be called before React takes the island over.
 */
export const findAreas = (island: Element): DrawArea<string> => {
	const printed = island.parentElement?.querySelectorAll<HTMLElement>('[data-area]') ?? [];
	const homes = new Map([...printed].map((home) => [home.dataset['area'], home]));
	return (place) => {
		const home = homes.get(place);
		return home && <Area home={home} />;
	};
};
