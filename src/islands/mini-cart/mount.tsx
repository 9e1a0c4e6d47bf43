/** Hydrates a mini-cart, and shows or hides the block around it. */
import { createElement } from '@wordpress/element';
import { ensureStores } from '../../stores/cart/setup';
import { findAreas } from '../shared/areas';
import { readBlockChoices } from '../shared/block-choices';
import { hydrate } from '../shared/hydrate';
import type { IslandModule } from '..';
import { MiniCartIsland } from './island';
import { readProps } from './props';
import '../../../blocks/mini-cart/style.scss';

/**
 * Returns a function that shows and hides the block around the mini-cart. While the block contains the focus, e.g.
 * after the cart was emptied in the drawer, hiding is deferred until the focus has left: a hidden element loses the
 * focus, and keyboard users would start again at the top of the page. The count set by the inline script is removed, as
 * the island renders its own.
 */
export const createBlockVisibility = (block: HTMLElement): ((isHidden: boolean) => void) => {
	let wanted = block.classList.contains('is-empty');
	const apply = (): void => {
		block.classList.toggle('is-empty', wanted);
	};
	block.addEventListener('focusout', apply);
	return (isHidden) => {
		wanted = isHidden;
		block.classList.remove('has-count');
		if (!isHidden || !block.contains(document.activeElement)) {
			apply();
		}
	};
};

/**
 * True for the first mini-cart of the page that is displayed: it alone opens, or says, what was added. Drawers would
 * open over one another, and one in a header that is not displayed at this width would block the page unseen.
 */
export const isFirstDisplayed = (element: Element): boolean =>
	[...document.querySelectorAll('[data-island="mini-cart"]')].find(
		(each) => each.getClientRects().length > 0,
	) === element;

/** Used by plugins' scripts, which access the stores before an island does (compat/plugins). */
export { ensureStores };

/** Hydrates the link; the block around it is shown and hidden depending on the cart. */
export const mount: IslandModule['mount'] = async (element, context) => {
	const { settings } = ensureStores(context);
	const block = element.parentElement;
	const { openOnAdd, ...appearance } = readProps(context.props);
	// On the cart page the drawer would only cover the same content.
	const opensOnAdd = openOnAdd && document.querySelector('[data-island="cart"]') === null;
	await hydrate(
		element,
		<MiniCartIsland
			settings={settings}
			cartUrl={element.querySelector('a')?.getAttribute('href') ?? ''}
			opensOnAdd={opensOnAdd}
			tellsOfAdds={() => isFirstDisplayed(element)}
			appearance={appearance}
			choices={readBlockChoices(context.props)}
			hasJustAdded={block?.hasAttribute('data-added') ?? false}
			area={findAreas(element)}
			setHidden={block === null ? () => undefined : createBlockVisibility(block)}
		/>,
	);
};
