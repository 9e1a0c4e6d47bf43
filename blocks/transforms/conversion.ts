import type { BlockTree } from './block-tree';

/**
 * How a block of ours and one of another plugin become each other. Each way gives null for a block that cannot go it without
 * losing what it shows: the editor then does not offer it. Attributes that the new block does not know may be among those
 * given; they are left out when it is made.
 */
export interface Conversion {
	/** Our block's name. */
	readonly ours: string;
	/** The other block's. */
	readonly other: string;
	/** The other block as ours. */
	readonly read: (other: BlockTree) => BlockTree | null;
	/** Ours as the other one. */
	readonly write: (ours: BlockTree) => BlockTree | null;
}
