<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Classic;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Container\Services;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the cart's links and forms that work without JavaScript, ?add-to-cart=ID and ?remove_item=KEY: changes the
 * cart and redirects back with a notice.
 */
final class Links {
	/** Nonce action of the links that remove a cart item. */
	public const NONCE = 'woocommerce-cart';

	/** Maximum number of notices stored for the next page. */
	private const NOTICES = 3;

	private Services $services;

	public function __construct( Services $services ) {
		$this->services = $services;
	}

	/** Handles the request if it is one of these, and exits. Runs on wp_loaded. */
	public function follow(): void {
		// Adding needs no nonce, as in WooCommerce: such links are on pages that are cached for all visitors.
		$request = Input::of( wp_unslash( $_REQUEST ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- see above; read through Input.
		if ( $request->has( 'wc-ajax' ) || wp_is_json_request() ) {
			return;
		}
		if ( $request->number( 'add-to-cart' ) > 0 ) {
			$this->change(
				function ( Cart $cart ) use ( $request ): string {
					return $this->add( $cart, $request );
				}
			);
		} elseif ( $request->has( 'remove_item' ) && false !== wp_verify_nonce( $request->text( '_wpnonce' ), self::NONCE ) ) {
			$this->change(
				static function ( Cart $cart ) use ( $request ): string {
					$name = Text::html( CartActions::line( $cart, $request->text( 'remove_item' ) )->product->name );
					CartActions::remove( $cart, $request->text( 'remove_item' ) );
					/* translators: %s: product's name */
					return sprintf( __( '&quot;%s&quot; was removed from your cart.', 'storefront-islands' ), $name );
				}
			);
		}
	}

	public static function remove_url( string $key ): string {
		return wp_nonce_url( add_query_arg( 'remove_item', rawurlencode( $key ), home_url( '/cart/' ) ), self::NONCE );
	}

	/**
	 * Adds the product of a link or a product form, with its variation_id and attribute_pa_… parameters, and returns
	 * the notice.
	 */
	private function add( Cart $cart, Input $request ): string {
		$id = $request->number( 'variation_id' );
		$this->services->add_to_cart->add(
			$cart,
			Input::of(
				array(
					'id'        => $id > 0 ? $id : $request->number( 'add-to-cart' ),
					'quantity'  => $request->has( 'quantity' ) ? $request->number( 'quantity' ) : null,
					'variation' => self::choice( $request ),
				)
			)
		);
		/* translators: %s: product's name */
		return sprintf( __( '&quot;%s&quot; has been added to your cart.', 'storefront-islands' ), get_the_title( $request->number( 'add-to-cart' ) ) );
	}

	/**
	 * Returns the attributes that a form sends.
	 *
	 * @return list<array{attribute: string, value: string}>
	 */
	public static function choice( Input $request ): array {
		$choice = array();
		foreach ( $request->map() as $name => $value ) {
			if ( 0 === strpos( (string) $name, 'attribute_' ) ) {
				$choice[] = array(
					'attribute' => (string) $name,
					'value'     => $value,
				);
			}
		}
		return $choice;
	}

	/**
	 * Changes the cart, stores a notice, redirects back and exits.
	 *
	 * @param callable( Cart ): string $change Changes the cart and returns the notice.
	 */
	private function change( callable $change ): void {
		$cart = $this->services->carts->load();
		try {
			$notice = array(
				'type'    => 'success',
				'message' => $change( $cart ),
			);
		} catch ( ShopError $error ) {
			$cart   = $this->services->carts->load();
			$notice = array(
				'type'    => 'error',
				'message' => $error->getMessage(),
			);
		}
		$cart->notices = array_slice( array_merge( $cart->notices, array( $notice ) ), -self::NOTICES );
		$this->services->carts->save( $cart );
		nocache_headers();
		// A form's target is its action; a link leads back to the referring page.
		$back = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'] ? false : wp_get_referer();
		$here = remove_query_arg( array( 'add-to-cart', 'variation_id', 'quantity', 'remove_item', '_wpnonce' ) );
		wp_safe_redirect( false === $back ? $here : $back );
		exit;
	}
}
