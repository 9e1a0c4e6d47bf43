import { createElement } from '@wordpress/element';
import type { IslandModule } from '..';
import { ensureCatalogue } from '../shared/catalogue/catalogue';
import { hydrate } from '../shared/hydrate';
import { PriceFilterIsland } from './island';
import { readProps } from './props';
import '../../../blocks/price-filter/style.scss';

/** Hydrates the form. */
export const mount: IslandModule['mount'] = async (element, context) => {
	await hydrate(
		element,
		<PriceFilterIsland page={ensureCatalogue(context)} props={readProps(context.props)} />,
	);
};
