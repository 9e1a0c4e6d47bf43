import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/** Cards without products, in the shape that the shop will show. */
export const EmptyCards = ({
	columns,
	count,
}: {
	readonly columns: number;
	readonly count: number;
}) => (
	<ul
		className="storefront-product-grid__list"
		style={{ gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))` }}
	>
		{Array.from({ length: count }, (_, index) => index).map((card) => (
			<li key={card} className="storefront-product-card">
				<div className="storefront-product-card__media">
					<span className="storefront-picture" />
				</div>
				{sprintf(
					// translators: %d: place of a product in the grid.
					__('Product %d', 'storefront-islands'),
					card + 1,
				)}
			</li>
		))}
	</ul>
);
