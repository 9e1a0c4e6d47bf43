/** Browser environment of one tab, in virtual time. */
import type { Simulation } from './simulation';
import type { Environment } from '../../src/api/transport/environment';

/** The part of a browser's storage that the plugin uses, and what it holds. */
export const memoryStorage = (stored: Readonly<Record<string, string>> = {}) => {
	const items = new Map(Object.entries(stored));
	return {
		items,
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
};

const refuse = (): never => {
	throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A storage that the browser forbids. */
export const forbiddenStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

export class FakeEnvironment implements Environment {
	online = true;
	private readonly listeners: Readonly<Record<string, (() => void)[]>> = {
		online: [],
		offline: [],
		leave: [],
	};

	constructor(
		private readonly simulation: Simulation,
		readonly storage: Environment['storage'] = memoryStorage(),
	) {}

	now = (): number => this.simulation.now;
	after = (milliseconds: number, callback: () => void): (() => void) =>
		this.simulation.after(milliseconds, callback);
	random = (): number => this.simulation.random();
	isOnline = (): boolean => this.online;
	onOnline = (listener: () => void): void => void this.listeners.online?.push(listener);
	onOffline = (listener: () => void): void => void this.listeners.offline?.push(listener);
	onLeave = (listener: () => void): void => void this.listeners.leave?.push(listener);

	/** Sets the network state and dispatches the browser's online or offline event. */
	setOnline(online: boolean): void {
		if (online !== this.online) {
			this.online = online;
			this.listeners[online ? 'online' : 'offline']?.forEach((listener) => listener());
		}
	}

	leave(): void {
		this.listeners.leave?.forEach((listener) => listener());
	}
}
