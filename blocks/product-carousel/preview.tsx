import { createElement } from '@wordpress/element';
import icons from '../../data/icons.json';
import type { Currency } from '../../src/domain/money';
import { Icon } from '../../src/ui/icon';
import { nameLevel, type ProductListSettings } from '../shared/product-list/settings';
import { SampleCards } from '../shared/product-list/sample-cards';

interface ProductCarouselPreviewProps {
	readonly settings: ProductListSettings;
	readonly currency: Currency;
}

const Arrow = ({ path, isDisabled }: { readonly path: string; readonly isDisabled: boolean }) => (
	<span className="storefront-carousel__button" aria-disabled={isDisabled}>
		<Icon path={path} />
	</span>
);

/** Draws sample products in a row, as Catalogue\GridView\Carousel prints them. */
export const ProductCarouselPreview = ({ settings, currency }: ProductCarouselPreviewProps) => {
	const { columns, perPage } = settings;
	return (
		<div className="storefront-carousel">
			<div className="storefront-carousel__controls">
				<Arrow path={icons.previous} isDisabled />
				<Arrow path={icons.next} isDisabled={perPage <= columns} />
			</div>
			<SampleCards
				className="storefront-carousel__track"
				columns={columns}
				count={Math.min(perPage, columns + 2)}
				headingLevel={nameLevel(settings)}
				parts={settings}
				currency={currency}
			/>
		</div>
	);
};
