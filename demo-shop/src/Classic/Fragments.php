<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Classic;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Cart\CartLine;
use StorefrontIslands\DemoShop\Container\Services;
use StorefrontIslands\DemoShop\Response\ImageResponse;
use StorefrontIslands\DemoShop\Response\ProductResponse;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/**
 * Serves the AJAX requests of classic mini-carts, ?wc-ajax=get_refreshed_fragments, add_to_cart and remove_from_cart:
 * {fragments, cart_hash} (docs/behaviour.md#cached-fragments).
 */
final class Fragments {
	private Services $services;

	public function __construct( Services $services ) {
		$this->services = $services;
	}

	/** Handles the request if it is one of these, and exits. Runs on template_redirect. */
	public function respond(): void {
		// No nonces, as in WooCommerce: pages that send these requests are cached for all visitors.
		$action = Input::of( wp_unslash( $_GET ) )->text( 'wc-ajax' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- see above.
		$form   = Input::of( wp_unslash( $_POST ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- see above.
		if ( '' === $action ) {
			return;
		}
		nocache_headers();
		$cart = $this->services->carts->load();
		try {
			switch ( $action ) {
				case 'get_refreshed_fragments':
					break;
				case 'add_to_cart':
					$this->add( $cart, $form );
					break;
				case 'remove_from_cart':
					CartActions::remove( $cart, $form->text( 'cart_item_key' ) );
					break;
				default:
					wp_die( '0', '', array( 'response' => 400 ) );
			}
		} catch ( ShopError $error ) {
			wp_send_json(
				array(
					'error'       => true,
					'product_url' => (string) get_permalink( $form->number( 'product_id' ) ),
				)
			);
		}
		$this->services->carts->save( $cart );
		wp_send_json(
			array(
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter, by which themes add what shows the cart.
				'fragments' => apply_filters( 'woocommerce_add_to_cart_fragments', array( 'div.widget_shopping_cart_content' => $this->html( $cart ) ) ),
				'cart_hash' => $cart->hash(),
			)
		);
	}

	/** Adds the product of a button or a form to the cart. */
	private function add( Cart $cart, Input $form ): void {
		$id = $form->number( 'variation_id' );
		$this->services->add_to_cart->add(
			$cart,
			Input::of(
				array(
					'id'        => $id > 0 ? $id : $form->number( 'product_id' ),
					'quantity'  => $form->has( 'quantity' ) ? $form->number( 'quantity' ) : null,
					'variation' => Links::choice( $form ),
				)
			)
		);
	}

	/** Returns the HTML of the mini-cart fragment. */
	private function html( Cart $cart ): string {
		if ( array() === $cart->lines ) {
			return '<div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">' . esc_html__( 'No products in the cart.', 'storefront-islands' ) . '</p></div>';
		}
		$currency = $this->services->settings->currency();
		$lines    = implode( '', array_map( array( $this, 'line' ), array_values( $cart->lines ) ) );
		$total    = '<p class="woocommerce-mini-cart__total total"><strong>' . esc_html__( 'Subtotal:', 'storefront-islands' ) . '</strong> ' . esc_html( $currency->format( $cart->subtotal() ) ) . '</p>';
		$buttons  = '<p class="woocommerce-mini-cart__buttons buttons"><a href="' . esc_url( home_url( '/cart/' ) ) . '" class="button wc-forward">' . esc_html__( 'View cart', 'storefront-islands' )
			. '</a><a href="' . esc_url( home_url( '/checkout/' ) ) . '" class="button checkout wc-forward">' . esc_html__( 'Checkout', 'storefront-islands' ) . '</a></p>';
		return '<div class="widget_shopping_cart_content"><ul class="woocommerce-mini-cart cart_list product_list_widget">' . $lines . '</ul>' . $total . $buttons . '</div>';
	}

	/** Returns the HTML of one cart item. */
	private function line( CartLine $line ): string {
		$name   = $this->services->product_answer->full_name( $line->product );
		$images = ImageResponse::of( $line->product );
		$image  = array() === $images ? '' : '<img src="' . esc_url( (string) $images[0]['thumbnail'] ) . '" alt="" width="96" height="96" loading="lazy">';
		/* translators: %s: product's name */
		$label = sprintf( __( 'Remove %s from cart', 'storefront-islands' ), $name );
		return '<li class="woocommerce-mini-cart-item mini_cart_item">'
			. '<a href="' . esc_url( Links::remove_url( $line->key ) ) . '" class="remove remove_from_cart_button" aria-label="' . esc_attr( $label ) . '" data-product_id="' . $line->product->id . '" data-cart_item_key="' . esc_attr( $line->key ) . '">&times;</a>'
			. '<a href="' . esc_url( ProductResponse::permalink( $line->product ) ) . '">' . $image . esc_html( $name ) . '</a>'
			. '<span class="quantity">' . $line->quantity . ' &times; ' . esc_html( $this->services->settings->currency()->format( $line->product->price() ) ) . '</span></li>';
	}
}
