import { createElement } from '@wordpress/element';
import type { IslandModule } from '..';
import { hydrate } from '../shared/hydrate';
import { MenuIsland } from './island';
import { readMenu } from './read-menu';

/** Hydrates the menu. */
export const mount: IslandModule['mount'] = async (nav, { triggerEvent }) =>
	hydrate(
		nav,
		<MenuIsland
			nav={nav}
			menu={readMenu(nav)}
			clock={{
				now: () => performance.now(),
				at: (due, callback) => {
					const timer = setTimeout(callback, due - performance.now());
					return () => clearTimeout(timer);
				},
			}}
			wokenBy={triggerEvent}
		/>,
	);
