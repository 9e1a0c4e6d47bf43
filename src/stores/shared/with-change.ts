/** Returns the same object where nothing changes: nothing is drawn again for it. */
export const withChange = <State extends object>(state: State, change: Partial<State>): State =>
	Object.entries(change).every(([name, value]) => Reflect.get(state, name) === value)
		? state
		: { ...state, ...change };
