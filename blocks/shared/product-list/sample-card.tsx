import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { money, type Currency } from '../../../src/domain/money';
import { SafeHtml } from '../../../src/ui/safe-html';
import { samplePriceHtml } from '../sample/price-html';
import type { CardParts } from './card-parts';
import type { SampleProduct } from './sample';

interface SampleCardProps {
	readonly product: SampleProduct;
	/** Heading level of the name, 2 to 6. */
	readonly headingLevel: number;
	/** Parts that are shown. */
	readonly parts: CardParts;
	readonly currency: Currency;
}

const Picture = ({ path }: { readonly path: string }) => (
	<span className="storefront-picture storefront-sample-picture">
		<svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
			<path d={path} />
		</svg>
	</span>
);

const Rating = ({ stars, reviews }: { readonly stars: number; readonly reviews: number }) => (
	<p className="storefront-rating">
		<span
			className={`storefront-rating__stars is-${String(stars * 10)}`}
			role="img"
			aria-label={
				// translators: %s: number of stars.
				sprintf(__('Rated %s out of 5', 'storefront-islands'), String(stars))
			}
		/>{' '}
		<span className="storefront-rating__count">{`(${String(reviews)})`}</span>
	</p>
);

const SAMPLE_COLORS = ['#2f5f9e', '#3d7a4f', '#b3392f'];

const stockText = ({ stock }: SampleProduct): string => {
	switch (stock) {
		case 'plenty':
			return '';
		case 'low':
			// translators: %s: number of pieces.
			return sprintf(__('Only %s left', 'storefront-islands'), '2');
		case 'out':
			return __('Out of stock', 'storefront-islands');
	}
};

const Button = ({ stock, hasOptions }: SampleProduct) => {
	if (stock === 'out' || hasOptions) {
		return (
			<span className="storefront-add-to-cart__button storefront-add-to-cart__button--link button wp-element-button">
				{hasOptions
					? __('Choose options', 'storefront-islands')
					: __('View product', 'storefront-islands')}
			</span>
		);
	}
	return (
		<div className="storefront-add-to-cart">
			<span className="storefront-add-to-cart__button button wp-element-button">
				{__('Add to cart', 'storefront-islands')}
			</span>
			<p className="storefront-add-to-cart__message" />
		</div>
	);
};

/** Draws a card as Catalogue\GridView\ProductCard prints it, without links and forms. */
export const SampleCard = ({ product, headingLevel, parts, currency }: SampleCardProps) => {
	const amountOf = (major: number) => money(major * 10 ** currency.minorUnit, currency);
	const { name, picture, price, before, rating, stock } = product;
	return (
		<li className="storefront-product-card">
			{parts.showPicture && (
				<div className="storefront-product-card__media">
					<Picture path={picture} />
					{parts.showSaleBadge && before !== undefined && (
						<span className="storefront-product-card__sale">
							{__('Sale', 'storefront-islands')}
						</span>
					)}
				</div>
			)}
			{createElement(
				`h${String(headingLevel)}`,
				{ className: 'storefront-product-card__name' },
				name,
			)}
			<div className="storefront-product-card__facts">
				{parts.showPrice && (
					<SafeHtml
						className="storefront-product-price"
						html={samplePriceHtml(
							amountOf(price),
							before === undefined ? undefined : amountOf(before),
						)}
					/>
				)}
				{parts.showRating && rating && <Rating stars={rating[0]} reviews={rating[1]} />}
				<p className={`storefront-stock storefront-stock--${stock}`}>{stockText(product)}</p>
				{parts.showSwatches && product.hasOptions && (
					<ul className="storefront-product-card__swatches">
						{SAMPLE_COLORS.map((color) => (
							<li key={color}>
								<svg className="storefront-swatch__sample" viewBox="0 0 2 2" aria-hidden="true">
									<path fill={color} d="M0 0h2v2H0z" />
								</svg>
							</li>
						))}
					</ul>
				)}
				{parts.showSummary && (
					<p className="storefront-product-card__summary">
						{__('The short description of the product.', 'storefront-islands')}
					</p>
				)}
			</div>
			{parts.showButton && <Button {...product} />}
		</li>
	);
};
