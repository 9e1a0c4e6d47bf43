import { createElement } from '@wordpress/element';
import type { IslandModule } from '../contract';
import { ensureCatalogue, termsOf } from '../shared/catalogue';
import { hydrate } from '../shared/hydrate';
import { takeEarlyInput } from './early-input';
import { FilterListIsland } from './island';
import { readProps } from './props';
import './style.scss';

const LISTS = '[data-island="filter-list"]:not(:empty)';

/** Takes the form over. */
export const mount: IslandModule['mount'] = async (element, context) => {
	const page = ensureCatalogue(context);
	await hydrate(
		element,
		<FilterListIsland
			registry={page.registry}
			props={readProps(context.props)}
			early={takeEarlyInput(element)}
			loadTerms={termsOf(page)}
			speaks={() => document.querySelector(LISTS) === element}
		/>,
	);
};
