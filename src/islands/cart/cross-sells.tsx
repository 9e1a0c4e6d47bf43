/** Cross-sells of the cart, and where the focus goes when one is added. */
import { createElement, useCallback, useState, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Ref } from 'react';
import { FieldError } from '../../ui/fields/field-error';
import { Heading } from '../../ui/heading';
import { memoByValue } from '../../ui/memo-by-value';
import { Picture } from '../../ui/picture';
import { SafeHtml } from '../../ui/html/safe-html';
import type { OperationResult } from '../shared/cart/answer';
import { neighbourOf } from './model';
import type { CrossSellModel } from './model';

type Add = (productId: number, quantity: number) => Promise<OperationResult>;

interface AddButtonProps {
	readonly product: CrossSellModel;
	readonly onAdd: Add;
}

const AddButton = ({ product, onAdd }: AddButtonProps) => {
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const add = async () => {
		if (isBusy) {
			return;
		}
		setBusy(true);
		setProblem(null);
		const result = await onAdd(product.productId, product.quantity);
		setBusy(false);
		setProblem(result.ok ? null : result.message);
	};
	const label = isBusy ? __('Adding…', 'storefront-islands') : product.actionLabel;
	return (
		<div className="storefront-cross-sell__action storefront-needs-script">
			<button
				type="button"
				className="storefront-button storefront-button--quiet button wp-element-button"
				data-product-id={product.productId}
				data-quantity={product.quantity}
				aria-label={`${label}: ${product.name}`}
				aria-disabled={isBusy}
				onClick={() => void add()}
			>
				{label}
			</button>
			<FieldError
				id={`storefront-cross-sell-${String(product.productId)}-error`}
				message={problem}
				role="alert"
			/>
		</div>
	);
};

const Action = ({ product, onAdd }: AddButtonProps) => {
	switch (product.action) {
		case 'add':
			return <AddButton product={product} onAdd={onAdd} />;
		case 'choose':
			return (
				<a
					className="storefront-button storefront-button--quiet button wp-element-button"
					href={product.url}
					aria-label={`${product.actionLabel}: ${product.name}`}
				>
					{product.actionLabel}
				</a>
			);
		case 'none':
			return null;
	}
};

interface CrossSellsProps {
	readonly products: readonly CrossSellModel[];
	readonly onAdd: Add;
	/** Called when the link to its page is followed. */
	readonly onView: (productId: number) => void;
}

/** Cross-sells of the cart. */
export const CrossSells = memoByValue(({ products, onAdd, onView }: CrossSellsProps) => (
	<section className="storefront-cross-sells" aria-labelledby="storefront-cross-sells-title">
		<Heading id="storefront-cross-sells-title" className="storefront-cross-sells__title">
			{__('You may also like', 'storefront-islands')}
		</Heading>
		<ul className="storefront-cross-sells__list">
			{products.map((product) => (
				<li key={product.productId} className="storefront-cross-sell">
					<Picture picture={product.picture} />
					<a
						className="storefront-cross-sell__name"
						href={product.url}
						onClick={() => onView(product.productId)}
					>
						{product.name}
					</a>
					<SafeHtml className="storefront-cross-sell__price" html={product.priceHtml} />
					<Action product={product} onAdd={onAdd} />
				</li>
			))}
		</ul>
	</section>
));

const isFocusLost = (): boolean => (document.activeElement ?? document.body) === document.body;

/**
 * Keeps the focus nearby when a cross-sell is added and disappears along with its button. The focus moves to the next
 * cross-sell, or, after the last one, to the new cart item.
 *
 * @param products  Offered cross-sells.
 * @param lineKeyOf Returns the key of the cart item with a product; null if there is none.
 * @returns Ref for the element around items and cross-sells, and the add function.
 */
export const useFocusAfterAdd = (
	products: readonly CrossSellModel[],
	lineKeyOf: (productId: number) => string | null,
	addProduct: Add,
): { readonly ref: Ref<HTMLDivElement>; readonly add: Add } => {
	const ref = useRef<HTMLDivElement>(null);
	/** Product that was added, and the products offered at that time. */
	const addedRef = useRef<{
		readonly productId: number;
		readonly offered: readonly number[];
	} | null>(null);
	const offered = products.map(({ productId }) => productId);
	const offeredRef = useRef(offered);

	useLayoutEffect(() => {
		offeredRef.current = offered;
		const added = addedRef.current;
		if (added === null || offered.includes(added.productId)) {
			return;
		}
		addedRef.current = null;
		const next = neighbourOf(added.productId, added.offered, offered);
		const all = (selector: string): readonly Element[] => [
			...(ref.current?.querySelectorAll(selector) ?? []),
		];
		const row =
			next === null
				? all('[data-key]').find(
						(line) => line.getAttribute('data-key') === lineKeyOf(added.productId),
					)
				: all('.storefront-cross-sell')[offered.indexOf(next)];
		// The last link or button of a cross-sell is its own; the first of a cart item links to the product.
		const targets = row?.querySelectorAll<HTMLElement>('a:not([tabindex]), button');
		if (isFocusLost()) {
			targets?.[next === null ? 0 : targets.length - 1]?.focus({ preventScroll: next !== null });
		}
	});

	const add: Add = useCallback(
		async (productId, quantity) => {
			addedRef.current = { productId, offered: offeredRef.current };
			const result = await addProduct(productId, quantity);
			if (!result.ok) {
				addedRef.current = null;
			}
			return result;
		},
		[addProduct],
	);
	return { ref, add };
};
