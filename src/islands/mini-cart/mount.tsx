import { createElement } from '@wordpress/element';
import { ensureStores } from '../../stores/setup';
import type { IslandModule } from '../contract';
import { findAreas } from '../shared/areas';
import { hydrate } from '../shared/hydrate';
import { createBlockVisibility } from './block-visibility';
import { MiniCartIsland } from './island';
import { readProps } from './props';
import './style.scss';

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
			appearance={appearance}
			hasJustAdded={block?.hasAttribute('data-added') ?? false}
			area={findAreas(element)}
			setHidden={block === null ? () => undefined : createBlockVisibility(block)}
		/>,
	);
};
