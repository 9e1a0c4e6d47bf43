import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { SiteSettings } from '../../src/domain/settings';
import { formatMoney, money } from '../../src/domain/money';
import { Picture } from '../../src/ui/picture';
import { Price } from '../../src/ui/price';

interface FormPreviewProps {
	readonly settings: SiteSettings;
}

interface ProductPreviewProps extends FormPreviewProps {
	/** The product with its picture and name, or the form alone. */
	readonly content: 'product' | 'form';
	/** Which product it is for, text. */
	readonly name: string;
}

const Form = ({ settings }: FormPreviewProps) => (
	<div className="storefront-add-to-cart storefront-add-to-cart--page">
		<div className="storefront-add-to-cart__facts">
			<p className="storefront-product-price">
				<Price price={{ now: formatMoney(money(1800, settings.currency)), before: null }} />
			</p>
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
			<button type="button" className="storefront-add-to-cart__button wp-element-button">
				{__('Add to cart', 'storefront-islands')}
			</button>
		</div>
	</div>
);

/** What Views\Catalogue\ProductForm prints, of a sample: which product it will be, the page decides. */
export const ProductPreview = ({ content, name, settings }: ProductPreviewProps) =>
	content === 'form' ? (
		<Form settings={settings} />
	) : (
		<Fragment>
			<div className="storefront-product__media">
				<Picture picture={{ src: settings.placeholderImgSrc, srcset: '', alt: '' }} />
			</div>
			<div className="storefront-product__main">
				<h2 className="storefront-product__name">{name}</h2>
				<Form settings={settings} />
			</div>
		</Fragment>
	);
