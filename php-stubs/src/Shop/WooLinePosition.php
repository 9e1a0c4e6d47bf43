<?php
/**
 * Where a line of WooCommerce's cart stands.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** Puts a line that comes back where it stood; WooCommerce keeps the order of lines in the session, so it stays there. */
final class WooLinePosition {
	/**
	 * Where the line that is being added is to stand.
	 *
	 * @var int|null
	 */
	private $position = null;

	/** Hooks in. */
	public function register(): void {
		add_filter( 'woocommerce_store_api_add_to_cart_data', array( $this, 'note' ), 10, 2 );
		add_filter( 'woocommerce_cart_contents_changed', array( $this, 'place' ), PHP_INT_MAX );
	}

	/**
	 * Notes where the request wants its line; an earlier one may have been refused.
	 *
	 * @param mixed            $data    What is added.
	 * @param \WP_REST_Request $request The request, or an entry of a batch.
	 * @return mixed As it was.
	 */
	public function note( $data, \WP_REST_Request $request ) {
		$this->position = LinePosition::read( $request->get_param( LinePosition::ARGUMENT ) );
		return $data;
	}

	/**
	 * Places the new line, which is the last one. WooCommerce asks where there is a new one only.
	 *
	 * @param mixed $contents The cart's lines.
	 * @return mixed
	 */
	public function place( $contents ) {
		$position       = $this->position;
		$this->position = null;
		return is_array( $contents ) ? LinePosition::move_last( $contents, $position ) : $contents;
	}
}
