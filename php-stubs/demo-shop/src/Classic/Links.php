<?php
/**
 * Links and forms without JavaScript.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Classic;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Services;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** ?add-to-cart=ID and ?remove_item=KEY: changes the cart and goes back to where the shopper was, with a message. */
final class Links {
	/** Action of the nonce in links that remove. */
	public const NONCE = 'woocommerce-cart';

	/** So many messages wait for a page that shows them. */
	private const NOTICES = 3;

	/** The parts of the shop. */
	private Services $services;

	/** Links of a shop. */
	public function __construct( Services $services ) {
		$this->services = $services;
	}

	/** Follows the request's link, if it is one; on wp_loaded. Ends the request then. */
	public function follow(): void {
		// As in WooCommerce adding needs no nonce: such links stand in pages that are cached for everybody.
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

	/** The address that removes a line. */
	public static function remove_url( string $key ): string {
		return wp_nonce_url( add_query_arg( 'remove_item', rawurlencode( $key ), home_url( '/cart/' ) ), self::NONCE );
	}

	/** Adds what a link or a product's form asks for: variation_id and attribute_pa_… beside it. */
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
	 * The attributes that a form sends.
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
	 * Changes the cart, leaves a message and goes back.
	 *
	 * @param callable( Cart ): string $change Tells what happened.
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
		// A form says by its action where it leads; a link leads back.
		$back = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'] ? false : wp_get_referer();
		$here = remove_query_arg( array( 'add-to-cart', 'variation_id', 'quantity', 'remove_item', '_wpnonce' ) );
		wp_safe_redirect( false === $back ? $here : $back );
		exit;
	}
}
