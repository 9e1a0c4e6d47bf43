import { useDispatch, useSelect } from '@wordpress/data';
import { createElement, Fragment } from '@wordpress/element';
import { cartStore } from '../../stores/cart/contract';
import { checkoutStore } from '../../stores/checkout/contract';
import type { Area } from '../wc/checkout/areas';
import { forcedBlocksIn } from '../wc/checkout/blocks';
import { QuietBoundary } from './quiet-boundary';

/**
 * Blocks of plugins that stand in these parts of the checkout without being asked for. Each is drawn with the props that
 * WooCommerce documents, and left out where it fails. To be drawn only when React has taken over: PHP prints none.
 */
export const AreaBlocks = ({ areas }: { readonly areas: readonly Area[] }) => {
	const cart = useSelect((select) => select(cartStore).getCartData(), []);
	const extensionData = useSelect((select) => select(checkoutStore).getExtensionData(), []);
	const { setExtensionData } = useDispatch(checkoutStore);
	return (
		<Fragment>
			{forcedBlocksIn(areas).map(({ name, component: Block }) => (
				<QuietBoundary key={name} onError={(error) => console.error(error)}>
					<Block
						cart={cart}
						extensions={cart.extensions}
						checkoutExtensionData={{ extensionData, setExtensionData }}
					/>
				</QuietBoundary>
			))}
		</Fragment>
	);
};
