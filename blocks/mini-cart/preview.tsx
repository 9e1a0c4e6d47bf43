import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { readCart } from '../../src/domain/cart/read';
import type { SiteSettings } from '../../src/domain/support/settings';
import { MiniCartButton } from '../../src/islands/mini-cart/button';
import { DrawerContent, CartLoadFailed } from '../../src/islands/mini-cart/drawer-content';
import { drawerModel } from '../../src/islands/mini-cart/model';
import type { MiniCartAppearance } from '../../src/islands/mini-cart/props';
import type { RenderArea, DrawerAreaName } from '../../src/islands/shared/areas';
import { BlockChoicesProvider } from '../../src/islands/shared/block-choices';
import type { BlockChoices } from '../../src/islands/shared/block-choices';
import { readText } from '../../src/domain/support/unknown';
import { DrawerBox } from '../../src/ui/overlay/drawer';
import { emptySampleCart, sampleCart } from '../../src/preview/sample-cart';
import type { MiniCartState } from './states';

const nothing = () => undefined;
const unanswered = () => new Promise<never>(nothing);

interface MiniCartPreviewProps {
	readonly state: MiniCartState;
	readonly settings: SiteSettings;
	readonly appearance: MiniCartAppearance;
	readonly choices: BlockChoices;
	readonly area: RenderArea<DrawerAreaName>;
}

const sampleOf = (settings: SiteSettings) =>
	readCart(sampleCart(settings), { pricesIncludeTax: settings.displayCartPricesIncludingTax });

const Content = ({
	state,
	settings,
	area,
}: Omit<MiniCartPreviewProps, 'appearance' | 'choices'>) => {
	if (state === 'error') {
		return <CartLoadFailed onRetry={nothing} />;
	}
	const data = state === 'empty' ? emptySampleCart(settings) : sampleCart(settings);
	const cart = readCart(data, { pricesIncludeTax: settings.displayCartPricesIncludingTax });
	return (
		<DrawerContent
			key={state}
			model={drawerModel(cart, settings)}
			changeQuantity={nothing}
			removeItem={unanswered}
			restoreItem={unanswered}
			area={area}
		>
			{null}
		</DrawerContent>
	);
};

/** Draws the link with a sample count and the drawer below it, in the document flow. */
export const MiniCartPreview = (props: MiniCartPreviewProps) => {
	const { state, settings, appearance, choices, area } = props;
	const title = __('Your cart', 'storefront-islands');
	return (
		<BlockChoicesProvider value={choices}>
			<MiniCartButton
				{...appearance}
				cartUrl="#"
				count={state === 'empty' ? 0 : sampleCart(settings).itemsCount}
				price={state === 'empty' ? '' : drawerModel(sampleOf(settings), settings).subtotal}
				isOpen={state !== 'closed'}
				onOpen={nothing}
			/>
			{state !== 'closed' && (
				<div className="storefront-drawer storefront-drawer--in-place">
					<DrawerBox
						title={
							choices.draw ? choices.draw('title', title) : readText(choices.texts['title'], title)
						}
						onClose={nothing}
					>
						<Content state={state} settings={settings} area={area} />
					</DrawerBox>
				</div>
			)}
		</BlockChoicesProvider>
	);
};
