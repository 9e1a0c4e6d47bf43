<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Data of POST cart/extensions with the key of a removed item and its former position (src/api/cart/requests.ts). A shop
 * keeps a removed item with the data of plugins, and restores it at the end of the cart.
 */
final class RestoredItem {
	/** Namespace of the extension. */
	public const EXTENSION = 'storefront-islands';

	/** Error code for an item that cannot be restored; the same as in src/domain/cart/intent.ts. */
	public const IS_LOST = 'storefront_islands_item_lost';

	/** Key of the item. */
	public string $key;

	/** Position among the items: 0 for the first; null for the end. */
	private ?int $position;

	/**
	 * Reads the data of a request.
	 *
	 * @param array<mixed> $data The data, unvalidated.
	 */
	public function __construct( array $data ) {
		$key            = $data['restore'] ?? '';
		$position       = $data['position'] ?? null;
		$this->key      = is_string( $key ) ? $key : '';
		$this->position = is_numeric( $position ) && (int) $position >= 0 ? (int) $position : null;
	}

	/** Returns the message for an item that cannot be restored. */
	public static function message(): string {
		return __( 'This item can no longer be brought back.', 'storefront-islands' );
	}

	/**
	 * Moves the restored items to the position: the item, and what a plugin restores with it, such as members of a bundle.
	 *
	 * @template Key of array-key
	 * @template Line
	 * @param array<Key, Line> $lines  Items by their keys.
	 * @param array<Key, Line> $others Those that were in the cart before.
	 * @return array<Key, Line>
	 */
	public function place( array $lines, array $others ): array {
		$restored = array_diff_key( $lines, $others );
		$kept     = array_diff_key( $lines, $restored );
		return null === $this->position
			? $kept + $restored
			: array_slice( $kept, 0, $this->position, true ) + $restored + $kept;
	}
}
