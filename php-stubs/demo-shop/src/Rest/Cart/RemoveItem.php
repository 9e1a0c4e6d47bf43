<?php
/**
 * POST cart/remove-item.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** POST cart/remove-item {key}. */
final class RemoveItem extends CartChange {
	/** {@inheritDoc} */
	public function path(): string {
		return '/cart/remove-item';
	}

	/** {@inheritDoc} */
	protected function args(): array {
		return array( 'key' => array( 'type' => 'string' ) );
	}

	/** {@inheritDoc} */
	protected function change( Cart $cart, Input $input ): void {
		CartActions::remove( $cart, $input->text( 'key' ) );
	}
}
