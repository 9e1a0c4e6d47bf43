<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\Shop\RestoredItem;

defined( 'ABSPATH' ) || exit;

/** Handles POST cart/extensions {namespace, data}. */
final class Extensions extends CartChange {
	public const PATH    = '/cart/extensions';
	protected const ARGS = array(
		'namespace' => array( 'type' => 'string' ),
		'data'      => array( 'type' => 'object' ),
	);

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If no callback is registered for the namespace.
	 */
	protected function change( Cart $cart, Input $input ): void {
		$data = $input->object( 'data' )->all();
		if ( RestoredItem::EXTENSION === $input->text( 'namespace' ) ) {
			CartActions::restore( $cart, new RestoredItem( $data ) );
			return;
		}
		/**
		 * Filters the callbacks of cart/extensions.
		 *
		 * @param array<string, callable> $callbacks Callbacks that process the data, by namespace.
		 */
		$callbacks = apply_filters( 'storefront_islands_demo_cart_extensions', array() );
		$callback  = Input::of( $callbacks )->all()[ $input->text( 'namespace' ) ] ?? null;
		if ( ! is_callable( $callback ) ) {
			/* translators: %s: name of an extension */
			$message = sprintf( __( 'There is no such namespace registered: %s.', 'storefront-islands' ), esc_html( $input->text( 'namespace' ) ) );
			throw new ShopError( 'woocommerce_rest_cart_extensions_error', $message );
		}
		$callback( $data );
	}
}
