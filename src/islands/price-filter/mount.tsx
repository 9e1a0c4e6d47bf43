import { createElement } from '@wordpress/element';
import type { IslandModule } from '../contract';
import { catalogueStore } from '../../stores/catalogue/contract';
import { ensureCatalogue } from '../shared/catalogue';
import { hydrate } from '../shared/hydrate';
import { PriceFilterIsland } from './island';
import { readProps } from './props';
import './style.scss';

/** Takes the form over. */
export const mount: IslandModule['mount'] = async (element, context) => {
	const page = ensureCatalogue(context);
	await hydrate(
		element,
		<PriceFilterIsland
			page={page}
			props={readProps(context.props)}
			// Another island's change wakes it untouched.
			printedFilters={
				context.wokenBy === null ? null : page.registry.select(catalogueStore).getFilters()
			}
		/>,
	);
};
