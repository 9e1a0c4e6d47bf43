<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use StorefrontIslands\Compat\Classic\ClassicActions;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Compat\Classic\PluginOutput;
use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Support\Http\RestRoute;
use WC_Shipping_Rate;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Names shipping rates in the Store API's cart as plugins and themes do by the filter of the classic cart's label, which
 * holds the price: what stands before the price is the name, what comes after it or in further lines the description. The
 * rate itself, and so the order, keeps its own name.
 */
final class WooClassicRates {
	public static function register(): void {
		// Themes and plugins have added their filters by then.
		add_action( 'wp_loaded', array( self::class, 'start' ) );
	}

	/** Changes the responses, if somebody filters the label. */
	public static function start(): void {
		if ( Listeners::exist( ClassicActions::RATE_FILTER ) && ( ClassicSupport::is_active( 'cart' ) || ClassicSupport::is_active( 'checkout' ) ) ) {
			add_filter( 'rest_request_after_callbacks', array( self::class, 'named' ), 10, 3 );
		}
	}

	/**
	 * Returns a response of the Store API with the names.
	 *
	 * @param mixed           $response Response or error.
	 * @param mixed           $handler  Not used.
	 * @param WP_REST_Request $request  The request.
	 * @return mixed
	 */
	public static function named( $response, $handler, WP_REST_Request $request ) {
		$data = $response instanceof WP_REST_Response && '' !== RestRoute::of_store_api( $request->get_route() ) ? $response->get_data() : null;
		if ( $response instanceof WP_REST_Response && is_array( $data ) ) {
			$refused = is_array( $data['data'] ?? null ) && is_array( $data['data']['cart'] ?? null ) ? $data['data']['cart'] : null;
			if ( null !== $refused ) {
				// A refusal brings the cart, too.
				$data['data']['cart'] = self::cart( $refused );
			}
			$response->set_data( self::cart( $data ) );
		}
		return $response;
	}

	/**
	 * Returns a cart with the names.
	 *
	 * @param array<array-key, mixed> $cart Cart of the Store API, or another response.
	 * @return array<array-key, mixed>
	 */
	private static function cart( array $cart ): array {
		if ( is_array( $cart['shipping_rates'] ?? null ) && array() !== $cart['shipping_rates'] ) {
			$cart['shipping_rates'] = array_map( static fn( $package ) => is_array( $package ) ? self::package( $package ) : $package, $cart['shipping_rates'] );
		}
		return $cart;
	}

	/**
	 * Returns a package with the names of its rates.
	 *
	 * @param array<array-key, mixed> $package Package of the Store API.
	 * @return array<array-key, mixed>
	 */
	private static function package( array $package ): array {
		$id      = $package['package_id'] ?? 0;
		$known   = is_int( $id ) || is_string( $id ) ? WC()->shipping()->get_packages()[ $id ] ?? null : null;
		$methods = is_array( $known ) && is_array( $known['rates'] ?? null ) ? $known['rates'] : array();
		$named   = array();
		foreach ( is_array( $package['shipping_rates'] ?? null ) ? $package['shipping_rates'] : array() as $rate ) {
			$rate    = is_array( $rate ) ? $rate : array();
			$method  = $methods[ is_string( $rate['rate_id'] ?? null ) ? $rate['rate_id'] : '' ] ?? null;
			$about   = $rate['description'] ?? '';
			$named[] = $method instanceof WC_Shipping_Rate ? self::texts( $method, is_string( $about ) ? $about : '' ) + $rate : $rate;
		}
		return array( 'shipping_rates' => $named ) + $package;
	}

	/**
	 * Returns the name and the description of a rate; empty if the label stays.
	 *
	 * @param string $description What the Store API has.
	 * @return array{name?: string, description?: string} HTML.
	 */
	private static function texts( WC_Shipping_Rate $method, string $description ): array {
		$usual    = Listeners::without( array( ClassicActions::RATE_FILTER ), static fn(): bool => true, static fn(): string => wc_cart_totals_shipping_method_label( $method ) );
		$filtered = $usual;
		new PluginOutput(
			ClassicActions::RATE_FILTER,
			static function () use ( &$filtered, $method ): void {
				$filtered = wc_cart_totals_shipping_method_label( $method );
			}
		);
		if ( $filtered === $usual ) {
			return array();
		}
		$name  = PlainText::of( $method->get_label() );
		$price = PlainText::of( (string) preg_replace( '/^' . preg_quote( $method->get_label(), '/' ) . '/', '', $usual ) );
		$price = ltrim( $price, ': ' );
		$lines = array_filter( array_map( static fn( $line ): string => PlainText::of( (string) $line ), (array) preg_split( '~</?(?:br|p|div|ul|li)\b[^<>]*>~i', $filtered ) ) );
		// The price is printed beside the name.
		$parts = '' === $price ? array() : explode( $price, implode( "\n", $lines ), 2 );
		$rest  = 2 === count( $parts ) ? array( rtrim( $parts[0], ": \n" ), $parts[1] ) : explode( "\n", implode( "\n", $lines ), 2 );
		$notes = trim( $description . ' ' . trim( str_replace( "\n", ' ', $rest[1] ?? '' ) ) );
		return array(
			'name'        => esc_html( '' === $rest[0] ? $name : $rest[0] ),
			'description' => $notes === $description ? $description : esc_html( $notes ),
		);
	}
}
