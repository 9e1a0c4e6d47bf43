/** Blocks of plugins inside the cart and the checkout: locked ones stand in their parents' parts, others where an editor put them. */
import type { ComponentType } from 'react';
import { isObject } from '../../../domain/unknown-object';
import type { UnknownObject } from '../../../domain/unknown-object';
import { AREAS } from './areas';

export interface CheckoutBlock {
	readonly name: string;
	readonly component: ComponentType<UnknownObject>;
	/** Areas that it may stand in. */
	readonly parents: readonly string[];
	/** Whether it stands there without being asked for: locked in its place, as WooCommerce's documentation calls it. */
	readonly isForced: boolean;
}

const isComponent = (value: unknown): value is ComponentType<UnknownObject> =>
	typeof value === 'function' || (isObject(value) && '$$typeof' in value);

const parentsOf = ({ parent }: UnknownObject): readonly string[] =>
	(Array.isArray(parent) ? parent : [parent]).filter((name) => typeof name === 'string');

/** `attributes.lock.default.remove` of a block.json: nobody may take it out, so it is always there. */
const isLocked = (metadata: UnknownObject): boolean => {
	const attributes = isObject(metadata.attributes) ? metadata.attributes : {};
	const lock = isObject(attributes.lock) ? attributes.lock : {};
	const value = isObject(lock.default) ? lock.default : {};
	return value.remove === true;
};

const blocks = new Map<string, CheckoutBlock>();

/** A block by its name. */
export const blockNamed = (name: string): CheckoutBlock | undefined => blocks.get(name);

/** Blocks that stand in an area without being asked for, in the order in which they were registered. */
export const forcedBlocksIn = (area: string): readonly CheckoutBlock[] =>
	[...blocks.values()].filter(({ isForced, parents }) => isForced && parents.includes(area));

const AREA_NAMES: readonly string[] = Object.values(AREAS);

export const checkoutBlocks = {
	/**
	 * `force` overrules the lock of the block's metadata.
	 *
	 * @throws TypeError without a name or a component.
	 */
	register({ metadata, component, force }: UnknownObject): void {
		if (!isObject(metadata) || typeof metadata.name !== 'string' || !isComponent(component)) {
			throw new TypeError('A block of the checkout is registered by metadata and component.');
		}
		blocks.set(metadata.name, {
			name: metadata.name,
			component,
			parents: parentsOf(metadata),
			isForced: typeof force === 'boolean' ? force : isLocked(metadata),
		});
	},
	/** Names of the blocks that may stand in an area. */
	namesIn: (area: string): readonly string[] =>
		[...blocks.values()].filter(({ parents }) => parents.includes(area)).map(({ name }) => name),
	isArea: (name: string): boolean => AREA_NAMES.includes(name),
	areas: { ...AREAS },
} as const;
