<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Classic;

use StorefrontIslands\DemoShop\Container\Services;
use StorefrontIslands\Shop\CartPost;
use StorefrontIslands\Shop\RestoredItem;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the cart's form of a browser without JavaScript: does what it asks for by the routes of the Store API, as the
 * cart's scripts do.
 */
final class CartForm {
	private Services $services;

	/** Shop that shows the notices. */
	private Shop $shop;

	public function __construct( Services $services, Shop $shop ) {
		$this->services = $services;
		$this->shop     = $shop;
	}

	/** Takes the form, if the request has one, and leads back to its page. Runs on wp_loaded. */
	public function take(): void {
		$post = CartPost::of_this_request();
		if ( null === $post ) {
			return;
		}
		if ( ! $post->is_trusted() ) {
			$this->shop->add_error_notice( esc_html( CartPost::refusal() ) );
			return;
		}
		nocache_headers();
		foreach ( $this->requests( $post ) as list( $route, $params ) ) {
			$this->send( $route, $params );
		}
		wp_safe_redirect( $post->target() );
		exit;
	}

	/** @return list<array{string, array<string, mixed>}> Routes of the cart with their parameters. */
	private function requests( CartPost $post ): array {
		$cart     = $this->services->carts->load();
		$requests = array();
		foreach ( $post->quantities( array_map( static fn ( $line ): float => (float) $line->quantity, $cart->lines ) ) as $key => $quantity ) {
			if ( null === $quantity ) {
				$this->shop->add_error_notice( esc_html__( 'Please enter a number.', 'storefront-islands' ) );
			} elseif ( 0.0 === $quantity ) {
				$requests[] = array( 'remove-item', array( 'key' => $key ) );
			} else {
				$requests[] = array( 'update-item', compact( 'key', 'quantity' ) );
			}
		}
		$buttons = array(
			'remove_item'   => array( 'remove-item', 'key' ),
			'remove_coupon' => array( 'remove-coupon', 'code' ),
			'coupon_code'   => array( 'apply-coupon', 'code' ),
		);
		foreach ( $buttons as $name => list( $route, $param ) ) {
			if ( '' !== $post->text( $name ) ) {
				$requests[] = array( $route, array( $param => $post->text( $name ) ) );
				break;
			}
		}
		if ( '' !== $post->text( 'undo_item' ) ) {
			$requests[] = array(
				'extensions',
				array(
					'namespace' => RestoredItem::EXTENSION,
					'data'      => array( 'restore' => $post->text( 'undo_item' ) ),
				),
			);
		}
		$address = $post->address( array_intersect_key( array_map( 'strval', $cart->shipping->all() ), array_flip( array( 'country', 'state', 'city', 'postcode' ) ) ) );
		if ( null !== $address ) {
			return array_merge( $requests, array( array( 'update-customer', array( 'shipping_address' => $address ) ) ) );
		}
		foreach ( $post->texts( 'shipping_method' ) as $package_id => $rate_id ) {
			if ( $rate_id !== $cart->chosen_rate ) {
				$requests[] = array( 'select-shipping-rate', compact( 'package_id', 'rate_id' ) );
			}
		}
		return $requests;
	}

	/**
	 * Sends a request without HTTP; an error becomes a notice.
	 *
	 * @param string               $route  Route below cart.
	 * @param array<string, mixed> $params Body of the request.
	 */
	private function send( string $route, array $params ): void {
		$request = new \WP_REST_Request( 'POST', "/wc/store/v1/cart/$route" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
		$request->set_body( (string) wp_json_encode( $params ) );
		$error = rest_do_request( $request )->as_error();
		if ( $error instanceof \WP_Error ) {
			$this->shop->add_error_notice( $error->get_error_message() );
		}
	}
}
