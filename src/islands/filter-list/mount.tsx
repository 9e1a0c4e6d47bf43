import { createElement } from '@wordpress/element';
import type { IslandModule } from '../contract';
import { ensureCatalogue } from '../shared/catalogue';
import { hydrate } from '../shared/hydrate';
import { takeEarlyInput } from './early-input';
import { FilterListIsland } from './island';
import { readProps } from './props';
import './style.scss';

const LISTS = '[data-island="filter-list"]:not(:empty)';

/** Takes the form over. */
export const mount: IslandModule['mount'] = async (element, context) => {
	const { registry } = ensureCatalogue(context);
	await hydrate(
		element,
		<FilterListIsland
			registry={registry}
			props={readProps(context.props)}
			early={takeEarlyInput(element)}
			speaks={() => document.querySelector(LISTS) === element}
		/>,
	);
};
