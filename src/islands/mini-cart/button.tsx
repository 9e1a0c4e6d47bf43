import { createElement } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import icons from '../../../data/icons.json';
import { quantityText } from '../../ui/count-text';
import { Icon } from '../../ui/icon';
import { isPlainClick } from '../../domain/site/anchors';
import type { MiniCartAppearance } from './props';

interface MiniCartButtonProps extends MiniCartAppearance {
	readonly cartUrl: string;
	/** Number of items in the cart; null while unknown. */
	readonly count: number | null;
	/** Price of the products; empty while unknown. */
	readonly price: string;
	readonly isOpen: boolean;
	readonly onOpen: () => void;
}

const PATHS = { bag: icons.bag, cart: icons.cart, basket: icons.basket } as const;

/**
 * Link to the cart, which opens the drawer. Its first render equals the output of Cart\MiniCart\Button. The count
 * overlaps the icon, so that nothing moves when it changes.
 */
export const MiniCartButton = (props: MiniCartButtonProps) => {
	const { cartUrl, count, isOpen, onOpen, linksToCheckout } = props;
	const shown = count !== null && count > 0 ? count : null;
	return (
		<a
			className="storefront-mini-cart__button wc-block-mini-cart__button"
			href={cartUrl}
			{...(!linksToCheckout && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
			onClick={(event) => {
				if (!linksToCheckout && isPlainClick(event)) {
					event.preventDefault();
					onOpen();
				}
			}}
		>
			<Icon path={PATHS[props.icon]} />
			<span
				className={props.showLabel ? 'storefront-mini-cart__label' : 'storefront-visually-hidden'}
			>
				{__('Cart', 'storefront-islands')}
			</span>
			{props.showPrice && <span className="storefront-mini-cart__price">{props.price}</span>}
			<span className="storefront-mini-cart__badge wc-block-mini-cart__badge" aria-hidden="true">
				{shown === null ? '' : quantityText(shown)}
			</span>
			<span className="storefront-visually-hidden">
				{shown === null
					? ''
					: // translators: %s: pieces in the cart.
						sprintf(_n('%s item', '%s items', shown, 'storefront-islands'), quantityText(shown))}
			</span>
		</a>
	);
};
