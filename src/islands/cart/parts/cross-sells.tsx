import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FieldError } from '../../../ui/field-error';
import { Heading } from '../../../ui/heading';
import { Picture } from '../../../ui/picture';
import { Price } from '../../../ui/price';
import type { OperationResult } from '../../shared/answer';
import type { CrossSellModel } from '../model/cross-sells';

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
				className="storefront-button storefront-button--quiet wp-element-button"
				aria-label={`${label}: ${product.name}`}
				aria-disabled={isBusy}
				onClick={() => void add()}
			>
				{label}
			</button>
			{problem !== null && (
				<FieldError
					id={`storefront-cross-sell-${String(product.productId)}-error`}
					message={problem}
				/>
			)}
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
					className="storefront-button storefront-button--quiet wp-element-button"
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
export const CrossSells = ({ products, onAdd, onView }: CrossSellsProps) => (
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
					<Price price={product.price} />
					<Action product={product} onAdd={onAdd} />
				</li>
			))}
		</ul>
	</section>
);
