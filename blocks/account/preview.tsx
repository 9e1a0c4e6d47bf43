import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { formatMoney } from '../../src/domain/money';
import type { SiteSettings } from '../../src/domain/settings';
import type { Visitor } from '../my-account/preview';

/** Parts of the account with the shop's default labels; the second is shown. */
const parts = (): readonly string[] => [
	__('Dashboard', 'storefront-islands'),
	__('Orders', 'storefront-islands'),
	__('Downloads', 'storefront-islands'),
	__('Addresses', 'storefront-islands'),
	__('Account details', 'storefront-islands'),
	__('Log out', 'storefront-islands'),
];

const SHOWN = 1;

interface AccountPreviewProps {
	readonly visitor: Visitor;
	readonly settings: SiteSettings;
}

/** Sample orders: number, status and total in major units. */
const orders = (): readonly (readonly [string, string, number])[] => [
	['1042', __('Processing', 'storefront-islands'), 58],
	['1017', __('Completed', 'storefront-islands'), 24],
];

const Orders = ({ settings: { currency } }: Pick<AccountPreviewProps, 'settings'>) => (
	<table className="shop_table shop_table_responsive my_account_orders">
		<thead>
			<tr>
				<th scope="col">{__('Order', 'storefront-islands')}</th>
				<th scope="col">{__('Status', 'storefront-islands')}</th>
				<th scope="col">{__('Total', 'storefront-islands')}</th>
			</tr>
		</thead>
		<tbody>
			{orders().map(([number, status, total]) => (
				<tr key={number}>
					<th scope="row" data-title={__('Order', 'storefront-islands')}>
						<a href="#order">{`#${number}`}</a>
					</th>
					<td data-title={__('Status', 'storefront-islands')}>{status}</td>
					<td data-title={__('Total', 'storefront-islands')}>
						{formatMoney({ amount: total * 10 ** currency.minorUnit, currency })}
					</td>
				</tr>
			))}
		</tbody>
	</table>
);

const LogIn = () => (
	<form className="woocommerce-form-login">
		<h2>{__('Log in', 'storefront-islands')}</h2>
		<p className="form-row">
			<label htmlFor="preview-username">
				{__('Username or email address', 'storefront-islands')}
			</label>
			<input className="input-text" id="preview-username" readOnly />
		</p>
		<p className="form-row">
			<label htmlFor="preview-password">{__('Password', 'storefront-islands')}</label>
			<input className="input-text" id="preview-password" type="password" readOnly />
		</p>
		<p className="form-row">
			<button type="button" className="button wp-element-button">
				{__('Log in', 'storefront-islands')}
			</button>
		</p>
	</form>
);

const Menu = () => (
	<nav
		className="storefront-account-page__menu woocommerce-MyAccount-navigation"
		aria-label={__('My account', 'storefront-islands')}
	>
		<ul>
			{parts().map((part, index) => (
				<li key={part} className="storefront-account-page__item">
					<a href="#part" aria-current={index === SHOWN ? 'page' : undefined}>
						{part}
					</a>
				</li>
			))}
		</ul>
	</nav>
);

/** Prints HTML like that of WooCommerce's account page, for a customer with two sample orders or for a guest. */
export const AccountPreview = ({ visitor, settings }: AccountPreviewProps) => (
	<div className="woocommerce">
		{visitor === 'guest' ? (
			<LogIn />
		) : (
			<Fragment>
				<Menu />
				<div className="woocommerce-MyAccount-content">
					<Orders settings={settings} />
				</div>
			</Fragment>
		)}
	</div>
);
