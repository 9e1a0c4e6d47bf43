<?php
/**
 * POST cart/extensions.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/** POST cart/extensions {namespace, data}. */
final class Extensions extends CartChange {
	public const PATH    = '/cart/extensions';
	protected const ARGS = array(
		'namespace' => array( 'type' => 'string' ),
		'data'      => array( 'type' => 'object' ),
	);

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError Where nobody takes the data.
	 */
	protected function change( Cart $cart, Input $input ): void {
		/**
		 * Filters who takes data of cart/extensions.
		 *
		 * @param array<string, callable> $callbacks Namespace to a function that takes the data.
		 */
		$callbacks = apply_filters( 'storefront_islands_demo_cart_extensions', array() );
		$callback  = Input::of( $callbacks )->all()[ $input->text( 'namespace' ) ] ?? null;
		if ( ! is_callable( $callback ) ) {
			/* translators: %s: name of an extension */
			$message = sprintf( __( 'There is no such namespace registered: %s.', 'storefront-islands' ), esc_html( $input->text( 'namespace' ) ) );
			throw new ShopError( 'woocommerce_rest_cart_extensions_error', $message );
		}
		$callback( $input->object( 'data' )->all() );
	}
}
