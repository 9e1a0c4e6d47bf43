import { createElement } from '@wordpress/element';
import type { Currency } from '../../src/domain/money';
import { Outline } from '../../src/ui/outline';
import type { ProductListSettings } from '../shared/product-list/settings';
import { SampleCards } from '../shared/product-list/sample-cards';

interface ProductCarouselPreviewProps {
	readonly settings: ProductListSettings;
	readonly currency: Currency;
}

const Arrow = ({ path, isOff }: { readonly path: string; readonly isOff: boolean }) => (
	<span className="storefront-carousel__button" aria-disabled={isOff}>
		<Outline path={path} />
	</span>
);

/** Draws sample products in a row, as Views\Catalogue\Carousel prints them. */
export const ProductCarouselPreview = ({ settings, currency }: ProductCarouselPreviewProps) => {
	const { columns, perPage, headingLevel } = settings;
	return (
		<div className="storefront-carousel">
			<div className="storefront-carousel__controls">
				<Arrow path="M12.5 4.5 7 10l5.5 5.5" isOff />
				<Arrow path="M7.5 4.5 13 10l-5.5 5.5" isOff={perPage <= columns} />
			</div>
			<SampleCards
				className="storefront-carousel__track"
				columns={columns}
				count={Math.min(perPage, columns + 2)}
				headingLevel={headingLevel}
				currency={currency}
			/>
		</div>
	);
};
