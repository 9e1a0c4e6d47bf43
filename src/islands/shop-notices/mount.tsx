import { createElement } from '@wordpress/element';
import type { IslandModule } from '..';
import { hydrate } from '../shared/hydrate';
import { readProps } from './props';
import { contextsToShow, ShopNoticesIsland } from './island';
import '../../../blocks/shop-notices/style.scss';

/** Hydrates the shop notices. */
export const mount: IslandModule['mount'] = (element, context) => {
	const { context: wanted, ...props } = readProps(context.props);
	const contexts = contextsToShow(
		wanted,
		(island) => document.querySelector(`[data-island="${island}"]`) !== null,
	);
	return hydrate(element, <ShopNoticesIsland {...props} contexts={contexts} />);
};
