import { createElement } from '@wordpress/element';
import type { IslandModule } from '../contract';
import { catalogueStore } from '../../stores/catalogue/contract';
import { ensureCatalogue } from '../shared/catalogue';
import { hydrate } from '../shared/hydrate';
import { takeEarlyInput } from './early-input';
import { PriceFilterIsland } from './island';
import { readProps } from './props';
import './style.scss';

/** Takes the form over. */
export const mount: IslandModule['mount'] = async (element, context) => {
	const page = ensureCatalogue(context);
	const early = takeEarlyInput(element);
	await hydrate(
		element,
		<PriceFilterIsland
			page={page}
			props={readProps(context.props)}
			early={early}
			// Another island's change wakes it untouched.
			printedFilters={
				context.wokenBy === null ? null : page.registry.select(catalogueStore).getFilters()
			}
		/>,
	);
};
