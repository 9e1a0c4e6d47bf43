import { useState } from '@wordpress/element';

/**
 * Returns the state that a preview shows, and a function that changes it. Selecting an area, e.g. in the list of
 * blocks, changes to a state in which its place shows.
 *
 * @param initial  First state.
 * @param place    Place of the selected area; empty if none is selected.
 * @param statesOf Returns the states that show a place, the default first.
 */
export const useShownState = <State extends string>(
	initial: State,
	place: string,
	statesOf: (place: string) => readonly [State, ...State[]],
): readonly [State, (state: State) => void] => {
	const [state, setState] = useState(initial);
	const states = statesOf(place);
	if (place !== '' && !states.includes(state)) {
		setState(states[0]);
	}
	return [state, setState];
};
