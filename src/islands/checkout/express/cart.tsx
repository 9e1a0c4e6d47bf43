/**
 * Script `cart-express`: express payment in the cart, with the state machine that orders. Loaded once a plugin's script
 * has registered an express method (src/compat/plugins/express-place.tsx).
 */
import { createElement, createRoot } from '@wordpress/element';
import { GatewayProvider } from '../../../compat/gateway/use-gateway-props';
import type { MountExpress } from '../../../compat/plugins/express-place';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { parseJson } from '../../../domain/support/json';
import { startExpress } from '../../../stores/checkout/express/start';
import type { ExpressPage } from '../../../stores/checkout/express/start';
import { useCart } from '../../../stores/cart/shopping/use-cart';
import { pageGlobal } from '../../../stores/shared/page-global';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { BlockChoicesProvider, readBlockChoices } from '../../shared/block-choices';
import { SectionNotices } from '../form/step';
import { ExpressSection } from './section';
import '../../../../blocks/cart/express.scss';

/** Express buttons while there is something to pay. */
const CartExpress = ({ page }: { readonly page: ExpressPage }) => {
	const cart = useCart();
	return (
		<GatewayProvider value={page}>
			{cart.needsPayment && (
				<ExpressSection
					place="cart"
					settings={page.settings}
					methods={page.methods}
					notices={<SectionNotices context={NOTICE_CONTEXTS.expressPayments} />}
				/>
			)}
		</GatewayProvider>
	);
};

let page: ExpressPage | null = null;

export const mount: MountExpress = (element, host) => {
	const { stores } = pageGlobal();
	if (stores === undefined) {
		throw new Error('The stores of the cart have not been started.');
	}
	page ??= startExpress(stores, host);
	const { props } = element.closest<HTMLElement>('[data-island]')?.dataset ?? {};
	const root = createRoot(element);
	root.render(
		<ErrorBoundary>
			<BlockChoicesProvider value={readBlockChoices(parseJson(props ?? ''))}>
				<CartExpress page={page} />
			</BlockChoicesProvider>
		</ErrorBoundary>,
	);
	return () => root.unmount();
};

declare global {
	interface StorefrontModules {
		'cart-express': { readonly mount: MountExpress };
	}
}
