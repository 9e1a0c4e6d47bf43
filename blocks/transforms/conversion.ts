import type { BlockTree } from './block-tree';

/** True if a block's attribute has its type's default value, with which the editor fills missing ones. */
export type IsDefault = (name: string, attribute: string, value: unknown) => boolean;

/**
 * Conversion between a block of this plugin and one of another plugin. Each direction returns null for a block that it
 * cannot convert without losing content; the editor then does not offer it. Attributes unknown to the new block may be
 * included; they are dropped when it is created.
 */
export interface Conversion {
	/** Name of this plugin's block. */
	readonly ours: string;
	/** Name of the other plugin's block. */
	readonly other: string;
	/** Converts the other block into this plugin's. */
	readonly read: (other: BlockTree, isDefault?: IsDefault) => BlockTree | null;
	/** Converts this plugin's block into the other one. */
	readonly write: (ours: BlockTree) => BlockTree | null;
}
