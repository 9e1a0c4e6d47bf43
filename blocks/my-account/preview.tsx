import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import icons from '../../data/icons.json';
import { Icon } from '../../src/ui/icon';
import type { MyAccountAttributes } from './settings';

/** Visitor whose view is previewed. */
export type Visitor = 'customer' | 'guest';

/** Visitors with their labels, for the toolbar. */
export const visitors = (): readonly (readonly [Visitor, string])[] => [
	['customer', __('Customer', 'storefront-islands')],
	['guest', __('Guest', 'storefront-islands')],
];

const linksOf = (visitor: Visitor): readonly string[] =>
	visitor === 'guest'
		? [__('Log in', 'storefront-islands')]
		: [
				__('Orders', 'storefront-islands'),
				__('Addresses', 'storefront-islands'),
				__('Account details', 'storefront-islands'),
				__('Log out', 'storefront-islands'),
			];

interface LinksProps {
	readonly visitor: Visitor;
	/** URL of all links in the preview, where links are not followed. */
	readonly url: string;
}

const Links = ({ visitor, url }: LinksProps) => (
	// Without the class that restricts it to customers or to guests.
	<ul className="storefront-account__links">
		{linksOf(visitor).map((link) => (
			<li key={link} className="storefront-account__item">
				<a href={url}>{link}</a>
			</li>
		))}
	</ul>
);

interface MyAccountPreviewProps {
	readonly attributes: MyAccountAttributes;
	readonly visitor: Visitor;
	/** URL of the account page. */
	readonly url: string;
	/** True if a menu is open. */
	readonly isOpen: boolean;
}

/** Prints the same HTML as Account\AccountLinks, with the default links. */
export const MyAccountPreview = ({ attributes, visitor, url, isOpen }: MyAccountPreviewProps) => {
	const name = attributes.label || __('My account', 'storefront-islands');
	return attributes.layout === 'list' ? (
		<nav aria-label={name}>
			<Links visitor={visitor} url={url} />
		</nav>
	) : (
		<details className="storefront-account__menu" open={isOpen}>
			<summary className="storefront-account__summary">
				<Icon path={icons.user} />
				<span>{name}</span>
			</summary>
			<nav className="storefront-account__panel" aria-label={name}>
				<Links visitor={visitor} url={url} />
			</nav>
		</details>
	);
};
