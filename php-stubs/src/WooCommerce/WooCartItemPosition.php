<?php
/**
 * Moves an item in WooCommerce's cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce;

use StorefrontIslands\Shop\CartItemPosition;

defined( 'ABSPATH' ) || exit;

/**
 * Moves a restored cart item to its old position; WooCommerce stores the order of items in the session, so the position
 * persists.
 */
final class WooCartItemPosition {
	/** Position of the item that is being added. */
	private ?int $position = null;

	/** Registers the hooks. */
	public function register(): void {
		add_filter( 'woocommerce_store_api_add_to_cart_data', array( $this, 'note' ), 10, 2 );
		add_filter( 'woocommerce_cart_contents_changed', array( $this, 'place' ), PHP_INT_MAX );
	}

	/**
	 * Stores the requested position of the item; overwrites that of an earlier, refused request.
	 *
	 * @param mixed            $data    Data of the new item.
	 * @param \WP_REST_Request $request The request, or an entry of a batch.
	 * @return mixed The unchanged data.
	 */
	public function note( $data, \WP_REST_Request $request ) {
		$this->position = CartItemPosition::read( $request->get_param( CartItemPosition::ARGUMENT ) );
		return $data;
	}

	/**
	 * Moves the new item, which is the last one. WooCommerce applies this filter only when an item is new.
	 *
	 * @param mixed $contents Cart items.
	 * @return mixed
	 */
	public function place( $contents ) {
		$position       = $this->position;
		$this->position = null;
		return is_array( $contents ) ? CartItemPosition::move_last( $contents, $position ) : $contents;
	}
}
