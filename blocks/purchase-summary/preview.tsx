import { createElement, Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { readCart } from '../../src/domain/cart/read';
import type { SiteSettings } from '../../src/domain/settings';
import { totalsModel, TotalsList } from '../../src/islands/shared/totals';
import { lineModel } from '../../src/ui/cart-lines/model';
import { Heading, HeadingLevel } from '../../src/ui/heading';
import { Picture } from '../../src/ui/picture';
import { sampleCart } from '../shared/sample/cart';

/** State of the preview: a placed order, or none. */
export type PurchaseState = 'placed' | 'none';

/** States with their labels, for the toolbar. */
export const purchaseStates = (): readonly (readonly [PurchaseState, string])[] => [
	['placed', __('Order placed', 'storefront-islands')],
	['none', __('No order', 'storefront-islands')],
];

interface PurchasePreviewProps {
	readonly state: PurchaseState;
	readonly headingLevel: number;
	readonly settings: SiteSettings;
}

const NoOrder = () => (
	<Fragment>
		<Heading className="wp-block-heading storefront-received__heading">
			{__('No order to show', 'storefront-islands')}
		</Heading>
		<p className="storefront-received__lead">
			{__('Once you have ordered, your order is shown here.', 'storefront-islands')}
		</p>
	</Fragment>
);

const Facts = ({ facts }: { readonly facts: readonly (readonly [string, string])[] }) => (
	<dl className="storefront-received__facts">
		{facts.map(([label, value]) => (
			<div key={label}>
				<dt>{label}</dt>
				<dd>
					<bdi>{value}</bdi>
				</dd>
			</div>
		))}
	</dl>
);

const PlacedOrder = ({ settings }: Pick<PurchasePreviewProps, 'settings'>) => {
	const cart = readCart(sampleCart(settings), {
		pricesIncludeTax: settings.displayCartPricesIncludingTax,
	});
	const totals = totalsModel(cart, settings);
	const { first_name, last_name, address_1, postcode, city } = cart.shippingAddress;
	return (
		<Fragment>
			<Heading className="wp-block-heading storefront-received__heading">
				{
					// translators: %s: first name
					sprintf(__('Thank you, %s', 'storefront-islands'), first_name)
				}
			</Heading>
			<p className="storefront-received__lead">
				{__('Your order has been received.', 'storefront-islands')}
			</p>
			<Facts
				facts={[
					[__('Order number', 'storefront-islands'), '1042'],
					[__('Email', 'storefront-islands'), cart.billingAddress.email],
					[__('Total', 'storefront-islands'), totals.total],
					[
						__('Payment method', 'storefront-islands'),
						__('Cash on delivery', 'storefront-islands'),
					],
				]}
			/>
			<div className="storefront-received__columns">
				<section>
					<Heading below={1} className="storefront-received__part">
						{__('Your order', 'storefront-islands')}
					</Heading>
					<ul className="storefront-received__items">
						{cart.items
							.map((item) => lineModel(item, settings))
							.map((line) => (
								<li key={line.key}>
									<Picture picture={line.picture} />
									<div className="storefront-received__name">
										{`${line.name} `}
										<span className="storefront-received__quantity">{`× ${String(line.quantity)}`}</span>
									</div>
									<bdi className="storefront-received__price">{line.total}</bdi>
								</li>
							))}
					</ul>
					<TotalsList
						totals={totals}
						totalLabel={__('Total', 'storefront-islands')}
						isSettling={false}
					/>
				</section>
				<div className="storefront-received__addresses">
					<section>
						<Heading below={1} className="storefront-received__part">
							{__('Shipping address', 'storefront-islands')}
						</Heading>
						<p className="storefront-received__lines">
							{[`${first_name} ${last_name}`, address_1, `${postcode} ${city}`].map((line) => (
								<span key={line}>{line}</span>
							))}
						</p>
					</section>
				</div>
			</div>
		</Fragment>
	);
};

/** Prints the same HTML as Purchase\View\PurchaseView, for the sample order. */
export const PurchasePreview = ({ state, headingLevel, settings }: PurchasePreviewProps) => (
	<HeadingLevel value={headingLevel}>
		<div className="storefront-received">
			{state === 'none' ? <NoOrder /> : <PlacedOrder settings={settings} />}
		</div>
	</HeadingLevel>
);
