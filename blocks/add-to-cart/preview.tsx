import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { SiteSettings } from '../../src/domain/settings';
import { money } from '../../src/domain/money';
import { Picture } from '../../src/ui/picture';
import { SafeHtml } from '../../src/ui/safe-html';
import { samplePriceHtml } from '../shared/sample/price-html';

interface FormPreviewProps {
	readonly settings: SiteSettings;
}

interface ProductPreviewProps extends FormPreviewProps {
	/** `product` shows the product with its image and name, `form` the form alone. */
	readonly content: 'product' | 'form';
	/** Name of the product, plain text. */
	readonly name: string;
	/** URL of its image; empty for the shop's placeholder. */
	readonly image?: string;
}

const Form = ({ settings }: FormPreviewProps) => (
	<div className="storefront-add-to-cart storefront-add-to-cart--page">
		<div className="storefront-add-to-cart__facts">
			<SafeHtml
				className="storefront-product-price"
				html={samplePriceHtml(money(1800, settings.currency))}
			/>
		</div>
		<div className="storefront-add-to-cart__choices">
			<label className="storefront-add-to-cart__choice">
				<span>{__('Size', 'storefront-islands')}</span>
				<select defaultValue="small">
					<option value="small">{__('Small', 'storefront-islands')}</option>
				</select>
			</label>
		</div>
		<div className="storefront-add-to-cart__row">
			<label className="storefront-add-to-cart__quantity">
				<span>{__('Quantity', 'storefront-islands')}</span>
				<input type="number" defaultValue={1} />
			</label>
			<button type="button" className="storefront-add-to-cart__button button wp-element-button">
				{__('Add to cart', 'storefront-islands')}
			</button>
		</div>
	</div>
);

/**
 * Prints the same HTML as Catalogue\ProductForm\ProductForm. Its price and options are a sample's.
 */
export const ProductPreview = ({ content, name, image, settings }: ProductPreviewProps) =>
	content === 'form' ? (
		<Form settings={settings} />
	) : (
		<Fragment>
			<div className="storefront-product__media">
				<Picture picture={{ src: image || settings.placeholderImgSrc, srcset: '', alt: '' }} />
			</div>
			<div className="storefront-product__main">
				<h2 className="storefront-product__name">{name}</h2>
				<Form settings={settings} />
			</div>
		</Fragment>
	);
