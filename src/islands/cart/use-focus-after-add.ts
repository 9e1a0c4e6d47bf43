import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import type { Answer } from '../shared/answer';
import type { CrossSellModel } from './model/cross-sells';
import { neighbourOf } from './model/cross-sells';

type Add = (productId: number, quantity: number) => Promise<Answer>;

const focusIsLost = (): boolean =>
	document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus near a product that was added from those that go with the cart: it is offered no longer, and takes its button
 * with it. The focus goes to the product beside it; where it was the last one, to the new line of the cart.
 *
 * @param products  What is offered.
 * @param lineKeyOf The line that holds a product; null where none does.
 * @returns What stands around lines and products, and how to add one.
 */
export const useFocusAfterAdd = (
	products: readonly CrossSellModel[],
	lineKeyOf: (productId: number) => string | null,
	addProduct: Add,
): { readonly ref: RefObject<HTMLDivElement>; readonly add: Add } => {
	const ref = useRef<HTMLDivElement>(null);
	/** The product that was asked for, and what was offered then. */
	const askedRef = useRef<{
		readonly productId: number;
		readonly offered: readonly number[];
	} | null>(null);
	const offered = products.map(({ productId }) => productId);

	useLayoutEffect(() => {
		const asked = askedRef.current;
		if (asked === null || offered.includes(asked.productId)) {
			return;
		}
		askedRef.current = null;
		const next = neighbourOf(asked.productId, asked.offered, offered);
		const all = (selector: string): readonly Element[] => [
			...(ref.current?.querySelectorAll(selector) ?? []),
		];
		const place =
			next === null
				? all('[data-key]').find(
						(line) => line.getAttribute('data-key') === lineKeyOf(asked.productId),
					)
				: all('.storefront-cross-sell')[offered.indexOf(next)];
		// The last of a product's links and buttons is its own; the first of a line leads to the product.
		const targets = place?.querySelectorAll<HTMLElement>('a:not([tabindex]), button');
		if (focusIsLost()) {
			targets?.[next === null ? 0 : targets.length - 1]?.focus({ preventScroll: next !== null });
		}
	});

	return {
		ref,
		add: async (productId, quantity) => {
			askedRef.current = { productId, offered };
			const answer = await addProduct(productId, quantity);
			if (!answer.ok) {
				askedRef.current = null;
			}
			return answer;
		},
	};
};
