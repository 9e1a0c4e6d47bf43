import type { IslandModule } from '..';
import { startMenu } from './menu';

/** Hydrates the menu. */
export const mount: IslandModule['mount'] = async (element, { triggerEvent }) => {
	startMenu(
		element,
		{
			now: () => performance.now(),
			at: (due, callback) => {
				const timer = setTimeout(callback, due - performance.now());
				return () => clearTimeout(timer);
			},
		},
		triggerEvent,
	);
};
